package kraken.server.http.routes;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Base64;
import java.util.List;
import kraken.api.Health;
import kraken.api.PushKey;
import kraken.api.PushWish;
import kraken.api.QuietHours;
import kraken.server.alerts.AlertStore;
import kraken.server.alerts.Languages;
import kraken.server.alerts.OutboundPost;
import kraken.server.alerts.PushSubscription;
import kraken.server.http.exchange.Body;
import kraken.server.http.exchange.Identities;
import kraken.server.http.exchange.Route;
import kraken.server.http.limits.Admission;
import kraken.tables.Person;

/** The routes by which a browser asks for alerts by web push, or for none any more. */
public final class PushRoutes {

  private static final int MOST_BROWSERS = 10;
  private static final int KEY_BYTES = 65;
  private static final int AUTH_BYTES = 16;

  private final AlertStore alertStore;
  private final OutboundPost outbound;
  private final Identities identities;
  private final Admission admission;

  public PushRoutes(
      AlertStore alertStore, OutboundPost outbound, Identities identities, Admission admission) {
    this.alertStore = alertStore;
    this.outbound = outbound;
    this.identities = identities;
    this.admission = admission;
  }

  public List<Route> routes() {
    return List.of(
        Route.get(
            "/api/push",
            "The key by which push services know this server.",
            PushKey.class,
            _ -> new PushKey(alertStore.keys().publicKey())),
        Route.put(
                "/api/push",
                "Let this browser be alerted by web push when it is my turn and I am not there.",
                PushWish.class,
                Health.class,
                this::subscribe)
            .mayAnswer(HttpStatus.BAD_REQUEST, HttpStatus.FORBIDDEN),
        Route.delete(
                "/api/push",
                "Send no alerts to this browser any more.",
                Health.class,
                this::unsubscribe)
            .withQuery("endpoint", "string", "The address that its push service has given it.")
            .mayAnswer(HttpStatus.FORBIDDEN));
  }

  private Health subscribe(Context request) {
    Person me = identities.require(request);
    PushWish wish = Body.read(request, PushWish.class, Body.SMALL);
    admission.admitMessage(me.id());
    mustFit(wish);
    makeRoom(me, wish.endpoint());
    alertStore
        .save(
            new PushSubscription(
                me.id(),
                wish.endpoint(),
                wish.key(),
                wish.auth(),
                Languages.known(wish.language()),
                Identities.site(request),
                wish.quiet()))
        .join();
    return Health.UP;
  }

  private void mustFit(PushWish wish) {
    Body.mustFit(outbound.isFit(wish.endpoint()), "An endpoint is a public https address.");
    Body.mustFit(hasBytes(wish.key(), KEY_BYTES), "A key has 65 bytes, as base64url.");
    Body.mustFit(
        hasBytes(wish.auth(), AUTH_BYTES), "The secret of a browser has 16 bytes, as base64url.");
    QuietHours quiet = wish.quiet();
    Body.mustFit(
        quiet == null || quiet.isSensible(), "Quiet hours are two minutes of a day, and a zone.");
  }

  /** Removes the first of a person's browsers where a new one would be one too many. */
  private void makeRoom(Person me, String endpoint) {
    List<PushSubscription> before = alertStore.subscriptions(me.id());
    boolean isNew = before.stream().noneMatch(known -> known.endpoint().equals(endpoint));
    if (isNew && before.size() >= MOST_BROWSERS) {
      alertStore.remove(before.getFirst().endpoint()).join();
    }
  }

  private static boolean hasBytes(String base64, int bytes) {
    try {
      return Base64.getUrlDecoder().decode(base64).length == bytes;
    } catch (IllegalArgumentException nonsense) {
      return false;
    }
  }

  private Health unsubscribe(Context request) {
    String endpoint = request.queryParam("endpoint");
    boolean own =
        alertStore.subscriptions(identities.require(request).id()).stream()
            .anyMatch(subscription -> subscription.endpoint().equals(endpoint));
    if (own && endpoint != null) {
      alertStore.remove(endpoint).join();
    }
    return Health.UP;
  }
}
