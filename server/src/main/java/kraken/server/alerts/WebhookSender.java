package kraken.server.alerts;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import kraken.api.Webhook;
import kraken.api.WebhookKind;
import kraken.jackson.Json;
import kraken.tables.Person;
import kraken.tables.attendance.TurnAlert;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.node.ObjectNode;

/** Posts to the webhooks of tables whose turn it is. */
final class WebhookSender {

  private static final Logger LOG = LoggerFactory.getLogger(WebhookSender.class);
  private static final Map<String, String> HEADERS = Map.of("Content-Type", "application/json");

  private final OutboundPost outbound;

  WebhookSender(OutboundPost outbound) {
    this.outbound = outbound;
  }

  void send(TurnAlert alert, String title, TableContact contact, Webhook webhook) {
    String link = contact.site() + "/t/" + alert.table();
    List<String> names = alert.absent().stream().map(Person::name).toList();
    String sentence =
        alert.together()
            ? WebhookText.ofAll(contact.language(), title, link)
            : WebhookText.ofOne(contact.language(), String.join(", ", names), title, link);
    try {
      outbound.post(
          address(webhook), HEADERS, json(webhook, sentence).getBytes(StandardCharsets.UTF_8));
    } catch (IOException away) {
      LOG.debug("a webhook does not answer", away);
    }
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
        json.putObject("allowed_mentions").putArray("parse"); // a name must not alert everybody
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
