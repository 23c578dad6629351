package kraken.server.alerts;

import java.io.IOException;
import java.net.URI;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Base64;
import java.util.Map;
import java.util.function.Function;
import kraken.api.QuietHours;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Sends messages to browsers through their push services: RFC 8030. Safe for many threads. */
final class PushSender {

  private static final Logger LOG = LoggerFactory.getLogger(PushSender.class);
  private static final int SALT_BYTES = 16;
  private static final int CLIENT_ERROR = 400;
  private static final int SERVER_ERROR = 500;
  private static final int TOO_MANY = 429;

  /** For how many seconds a service keeps a message for a browser that is not running. */
  private static final String SECONDS_KEPT = "86400";

  private final AlertStore alertStore;
  private final OutboundPost outbound;
  private final InstantSource clock;
  private final SecureRandom random = new SecureRandom();

  PushSender(AlertStore alertStore, OutboundPost outbound, InstantSource clock) {
    this.alertStore = alertStore;
    this.outbound = outbound;
    this.clock = clock;
  }

  /**
   * Sends the message to all browsers of the person that may be alerted now.
   *
   * @param message by the language of the browser
   * @param topic a later message with the same topic replaces this one while it waits
   */
  void send(String person, Function<String, byte[]> message, String topic) {
    for (PushSubscription subscription : alertStore.subscriptions(person)) {
      QuietHours quiet = subscription.quiet();
      if (quiet == null || !quiet.isQuiet(clock.instant())) {
        send(subscription, message.apply(subscription.language()), topic);
      }
    }
  }

  /** A subscription that its service refuses is forgotten; one that only failed is kept. */
  private void send(PushSubscription subscription, byte[] message, String topic) {
    try {
      int status =
          outbound.post(
              subscription.endpoint(), headers(subscription, topic), body(subscription, message));
      if (status >= CLIENT_ERROR && status < SERVER_ERROR && status != TOO_MANY) {
        var _ = alertStore.remove(subscription.endpoint());
      }
    } catch (GeneralSecurityException | IllegalArgumentException unfit) {
      var _ = alertStore.remove(subscription.endpoint());
    } catch (IOException away) {
      LOG.debug("a push service does not answer", away);
    }
  }

  private byte[] body(PushSubscription subscription, byte[] message)
      throws GeneralSecurityException {
    byte[] salt = new byte[SALT_BYTES];
    random.nextBytes(salt);
    Base64.Decoder base64 = Base64.getUrlDecoder();
    return PushEncryption.body(
        message,
        base64.decode(subscription.key()),
        base64.decode(subscription.auth()),
        CurveKeys.newPair(),
        salt);
  }

  private Map<String, String> headers(PushSubscription subscription, String topic)
      throws GeneralSecurityException {
    URI endpoint = URI.create(subscription.endpoint());
    return Map.of(
        "Authorization",
        alertStore.keys().authorization(endpoint, subscription.site(), clock.instant()),
        "Content-Encoding",
        "aes128gcm",
        "Content-Type",
        "application/octet-stream",
        "TTL",
        SECONDS_KEPT,
        "Urgency",
        "high",
        "Topic",
        topic);
  }
}
