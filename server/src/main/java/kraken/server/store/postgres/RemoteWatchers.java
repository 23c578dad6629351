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
 * Asks other servers who looks at a table with them. Nobody knows how many servers there are, so
 * whoever answers in time has answered.
 */
final class RemoteWatchers {

  static final String CHANNEL = "kraken_people";

  private static final Logger LOG = LoggerFactory.getLogger(RemoteWatchers.class);
  private static final Duration IN_TIME = Duration.ofMillis(300);

  /** As many as a notice can hold, with the longest of names. */
  private static final int MOST = 30;

  private final Reader reader;
  private final String server;
  private final Journal.Listener ear;
  private final Map<String, Queue<Person>> questions = new ConcurrentHashMap<>();

  RemoteWatchers(Reader reader, String server, Journal.Listener ear) {
    this.reader = reader;
    this.server = server;
    this.ear = ear;
  }

  /**
   * A question, or an answer to it.
   *
   * @param table that is asked about; empty in an answer
   */
  record Call(String server, String question, String table, List<Person> here) {}

  CompletableFuture<List<Person>> elsewhere(String table) {
    String question = UUID.randomUUID().toString();
    Queue<Person> answers = new ConcurrentLinkedQueue<>();
    questions.put(question, answers);
    say(new Call(server, question, table, List.of()));
    return new CompletableFuture<Void>()
        .completeOnTimeout(null, IN_TIME.toMillis(), TimeUnit.MILLISECONDS)
        .thenApply(_ -> {
          questions.remove(question);
          return List.copyOf(answers);
        });
  }

  void hear(String text) {
    Call call = Json.read(text, Call.class);
    Queue<Person> asked = questions.get(call.question);
    if (asked != null) {
      asked.addAll(call.here);
    } else if (!call.table.isEmpty()) {
      List<Person> here = ear.watching(call.table).stream().distinct().limit(MOST).toList();
      if (!here.isEmpty()) {
        say(new Call(server, call.question, "", here));
      }
    }
  }

  /** Elsewhere: who hears must not wait. */
  private void say(Call call) {
    Thread.startVirtualThread(() -> {
      try {
        String text = Json.write(call, Call.class);
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
