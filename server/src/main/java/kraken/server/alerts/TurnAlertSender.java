package kraken.server.alerts;

import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import kraken.api.Webhook;
import kraken.jackson.Json;
import kraken.tables.Person;
import kraken.tables.attendance.TurnAlert;
import kraken.tables.attendance.TurnAlertListener;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Alerts the persons whose turn it is: each by web push, and the crew by the webhook of the table.
 * A few threads send; where too many alerts wait, some are dropped, since a late one is worth
 * little.
 */
public final class TurnAlertSender implements TurnAlertListener, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(TurnAlertSender.class);
  private static final int THREADS = 8;
  private static final int MOST_WAITING = 2_000;

  private final AlertStore alertStore;
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
  public TurnAlertSender(
      AlertStore alertStore,
      OutboundPost outbound,
      InstantSource clock,
      Map<String, String> titles) {
    this.alertStore = alertStore;
    this.titles = titles;
    this.pushSender = new PushSender(alertStore, outbound, clock);
    this.webhookSender = new WebhookSender(outbound);
    this.webhookThrottle = new WebhookThrottle(clock);
  }

  /** Makes the keys for web push, where there are none yet, and begins to look after webhooks. */
  public void begin() {
    senders.execute(() -> safely(alertStore::keys));
    var _ = ticker.scheduleAtFixedRate(() -> safely(this::tick), 1, 1, TimeUnit.SECONDS);
  }

  private void tick() {
    for (TurnAlert alert : webhookThrottle.takeDue()) {
      senders.execute(() -> safely(() -> post(alert)));
    }
  }

  @Override
  public void alert(TurnAlert alert) {
    for (Person person : alert.absent()) {
      senders.execute(() -> safely(() -> push(alert, person)));
    }
    if (webhookThrottle.admits(alert)) {
      senders.execute(() -> safely(() -> post(alert)));
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
      LOG.warn("somebody could not be alerted", failure);
    }
  }

  /** The page of the browser knows the words; the message only says where and what. */
  private void push(TurnAlert alert, Person person) {
    pushSender.send(person.id(), language -> message(alert, language), alert.table());
  }

  private byte[] message(TurnAlert alert, String language) {
    ObjectNode message = Json.mapper().createObjectNode();
    message.put("table", alert.table());
    message.put("game", title(alert));
    message.put("language", language);
    return message.toString().getBytes(StandardCharsets.UTF_8);
  }

  private void post(TurnAlert alert) {
    alertStore
        .contact(alert.table())
        .ifPresent(contact -> {
          Webhook webhook = contact.webhook();
          if (webhook != null) {
            webhookSender.send(alert, title(alert), contact, webhook);
          }
        });
  }

  private String title(TurnAlert alert) {
    return titles.getOrDefault(alert.game(), alert.game());
  }

  @Override
  public void close() {
    ticker.shutdownNow();
    senders.shutdownNow();
  }
}
