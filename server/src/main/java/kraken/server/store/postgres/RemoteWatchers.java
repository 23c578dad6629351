package kraken.server.store.postgres;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import kraken.jackson.Json;
import kraken.server.store.db.Reader;
import kraken.tables.Person;
import kraken.tables.log.Journal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Asks the other servers which persons watch a table there. No server knows how many there are, so
 * it takes the answers that arrive in time. Safe for many threads.
 */
final class RemoteWatchers {

  static final String CHANNEL = "kraken_people";

  private static final Logger LOG = LoggerFactory.getLogger(RemoteWatchers.class);
  private static final Duration ANSWER_TIME = Duration.ofMillis(300);

  /** As many persons as fit into a notification, with the longest names. */
  private static final int MOST = 30;

  private final Reader reader;
  private final String server;
  private final Journal.Listener listener;
  private final Map<String, Queue<Person>> questions = new ConcurrentHashMap<>();

  RemoteWatchers(Reader reader, String server, Journal.Listener listener) {
    this.reader = reader;
    this.server = server;
    this.listener = listener;
  }

  /**
   * A question to the other servers, or an answer to one.
   *
   * @param table the table that is asked about; empty in an answer
   */
  record Notification(String server, String question, String table, List<Person> here) {}

  CompletableFuture<List<Person>> elsewhere(String table) {
    String question = UUID.randomUUID().toString();
    Queue<Person> answers = new ConcurrentLinkedQueue<>();
    questions.put(question, answers);
    send(new Notification(server, question, table, List.of()));
    return new CompletableFuture<Void>()
        .completeOnTimeout(null, ANSWER_TIME.toMillis(), TimeUnit.MILLISECONDS)
        .thenApply(_ -> {
          questions.remove(question);
          return List.copyOf(answers);
        });
  }

  void receive(String text) {
    Notification notification = Json.read(text, Notification.class);
    Queue<Person> asked = questions.get(notification.question);
    if (asked != null) {
      asked.addAll(notification.here);
    } else if (!notification.table.isEmpty()) {
      List<Person> here =
          listener.watching(notification.table).stream().distinct().limit(MOST).toList();
      if (!here.isEmpty()) {
        send(new Notification(server, notification.question, "", here));
      }
    }
  }

  /** Sends on another thread, since the thread of the notifications must not wait. */
  private void send(Notification notification) {
    Thread.startVirtualThread(() -> {
      try {
        String text = Json.write(notification, Notification.class);
        reader.read(handle ->
            handle
                .createQuery("select pg_notify('" + CHANNEL + "', ?)")
                .bind(0, text)
                .map((_, _) -> true)
                .list());
      } catch (RuntimeException away) {
        LOG.debug("the other servers could not be asked", away);
      }
    });
  }
}
