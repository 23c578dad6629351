package kraken.server.notify;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kraken.jackson.Json;
import kraken.tables.Person;
import kraken.tables.attendance.TurnCall;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.node.ObjectNode;

/** Posts to the webhooks of tables whose turn it is, at most once a minute for each table. */
final class WebhookSender {

  private static final Logger LOG = LoggerFactory.getLogger(WebhookSender.class);
  private static final Duration BETWEEN_POSTS = Duration.ofMinutes(1);
  private static final int MOST_REMEMBERED = 10_000;
  private static final Map<String, String> HEADERS = Map.of("Content-Type", "application/json");

  private final OutboundPost outbound;
  private final InstantSource clock;
  private final Map<String, Long> lastPosts =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
          return size() > MOST_REMEMBERED;
        }
      };

  WebhookSender(OutboundPost outbound, InstantSource clock) {
    this.outbound = outbound;
    this.clock = clock;
  }

  void send(TurnCall call, String title, TableContact contact, Webhook webhook) {
    if (!isDue(call.table())) {
      return;
    }
    String link = contact.site() + "/t/" + call.table();
    List<String> names = call.absent().stream().map(Person::name).toList();
    String sentence =
        call.together()
            ? WebhookText.ofAll(contact.language(), title, link)
            : WebhookText.ofOne(contact.language(), String.join(", ", names), title, link);
    try {
      outbound.post(
          address(webhook), HEADERS, json(webhook, sentence).getBytes(StandardCharsets.UTF_8));
    } catch (IOException away) {
      LOG.debug("a webhook does not answer", away);
    }
  }

  private synchronized boolean isDue(String table) {
    long now = clock.millis();
    Long before = lastPosts.get(table);
    if (before != null && now - before < BETWEEN_POSTS.toMillis()) {
      return false;
    }
    lastPosts.put(table, now);
    return true;
  }

  /** Of ntfy the address names the topic, but JSON is posted to the root of the server. */
  private static String address(Webhook webhook) {
    return webhook.kind() == WebhookKind.NTFY
        ? URI.create(webhook.address()).resolve("/").toString()
        : webhook.address();
  }

  private static String json(Webhook webhook, String sentence) {
    ObjectNode json = Json.mapper().createObjectNode();
    switch (webhook.kind()) {
      case DISCORD -> {
        json.put("content", sentence);
        json.putObject("allowed_mentions").putArray("parse"); // a name must not call everybody
      }
      case SLACK ->
          json.put(
              "text", sentence.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"));
      case NTFY -> {
        json.put("topic", URI.create(webhook.address()).getPath().replace("/", ""));
        json.put("message", sentence);
      }
    }
    return json.toString();
  }
}
