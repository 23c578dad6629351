package kraken.server.notify;

import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import kraken.jackson.Json;
import kraken.tables.Person;
import kraken.tables.attendance.TurnCall;
import kraken.tables.attendance.TurnListener;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Calls the persons whose turn it is: each by web push, and the crew by the webhook of the table. A
 * few threads send; where too much waits, calls are dropped, since a late call is worth little.
 */
public final class TurnNotifier implements TurnListener, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(TurnNotifier.class);
  private static final int THREADS = 8;
  private static final int MOST_WAITING = 2_000;

  private final Notices notices;
  private final Map<String, String> titles;
  private final PushSender pushSender;
  private final WebhookSender webhookSender;
  private final WebhookThrottle webhookThrottle;
  private final ExecutorService senders =
      new ThreadPoolExecutor(
          THREADS,
          THREADS,
          1,
          TimeUnit.MINUTES,
          new LinkedBlockingQueue<>(MOST_WAITING),
          Thread.ofVirtual().factory(),
          new ThreadPoolExecutor.DiscardPolicy());
  private final ScheduledExecutorService ticker =
      Executors.newSingleThreadScheduledExecutor(Thread.ofVirtual().factory());

  /**
   * Creates it.
   *
   * @param titles of the games, by id
   */
  public TurnNotifier(
      Notices notices, OutboundPost outbound, InstantSource clock, Map<String, String> titles) {
    this.notices = notices;
    this.titles = titles;
    this.pushSender = new PushSender(notices, outbound, clock);
    this.webhookSender = new WebhookSender(outbound);
    this.webhookThrottle = new WebhookThrottle(clock);
  }

  /** Makes the keys for web push, where there are none yet, and begins to look after webhooks. */
  public void begin() {
    senders.execute(() -> safely(notices::keys));
    var _ = ticker.scheduleAtFixedRate(() -> safely(this::tick), 1, 1, TimeUnit.SECONDS);
  }

  private void tick() {
    for (TurnCall call : webhookThrottle.takeDue()) {
      senders.execute(() -> safely(() -> post(call)));
    }
  }

  @Override
  public void called(TurnCall call) {
    for (Person person : call.absent()) {
      senders.execute(() -> safely(() -> push(call, person)));
    }
    if (webhookThrottle.admits(call)) {
      senders.execute(() -> safely(() -> post(call)));
    }
  }

  @Override
  public void turnOver(String table) {
    webhookThrottle.drop(table);
  }

  private static void safely(Runnable work) {
    try {
      work.run();
    } catch (RuntimeException failure) {
      LOG.warn("somebody could not be called", failure);
    }
  }

  /** The page of the browser knows the words; the message only says where and what. */
  private void push(TurnCall call, Person person) {
    pushSender.send(person.id(), language -> message(call, language), call.table());
  }

  private byte[] message(TurnCall call, String language) {
    ObjectNode message = Json.mapper().createObjectNode();
    message.put("table", call.table());
    message.put("game", title(call));
    message.put("language", language);
    return message.toString().getBytes(StandardCharsets.UTF_8);
  }

  private void post(TurnCall call) {
    notices
        .contact(call.table())
        .ifPresent(contact -> {
          Webhook webhook = contact.webhook();
          if (webhook != null) {
            webhookSender.send(call, title(call), contact, webhook);
          }
        });
  }

  private String title(TurnCall call) {
    return titles.getOrDefault(call.game(), call.game());
  }

  @Override
  public void close() {
    ticker.shutdownNow();
    senders.shutdownNow();
  }
}
