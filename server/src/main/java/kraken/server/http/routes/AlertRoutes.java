package kraken.server.http.routes;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Base64;
import java.util.List;
import kraken.server.alerts.AlertStore;
import kraken.server.alerts.OutboundPost;
import kraken.server.alerts.PushSubscription;
import kraken.server.alerts.QuietHours;
import kraken.server.alerts.TableContact;
import kraken.server.alerts.Webhook;
import kraken.server.api.ContactTold;
import kraken.server.api.ContactWish;
import kraken.server.api.Health;
import kraken.server.api.PushKey;
import kraken.server.api.PushWish;
import kraken.server.http.exchange.Body;
import kraken.server.http.exchange.Identities;
import kraken.server.http.exchange.ProblemException;
import kraken.server.http.exchange.Route;
import kraken.server.http.limits.Admission;
import kraken.tables.Person;
import kraken.tables.live.Tables;
import kraken.tables.told.TableTold;

/** The routes by which people say how they want to be alerted, and how a crew meets. */
public final class AlertRoutes {

  private static final int MOST_BROWSERS = 10;
  private static final int KEY_BYTES = 65;
  private static final int AUTH_BYTES = 16;
  private static final List<String> LANGUAGES = List.of("en", "fr", "de", "es", "it", "nl");

  private final AlertStore alertStore;
  private final OutboundPost outbound;
  private final Tables tables;
  private final Identities identities;
  private final Admission admission;

  public AlertRoutes(
      AlertStore alertStore,
      OutboundPost outbound,
      Tables tables,
      Identities identities,
      Admission admission) {
    this.alertStore = alertStore;
    this.outbound = outbound;
    this.tables = tables;
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
            .or(HttpStatus.BAD_REQUEST, HttpStatus.FORBIDDEN),
        Route.delete(
                "/api/push",
                "Send no alerts to this browser any more.",
                Health.class,
                this::unsubscribe)
            .asking("endpoint", "string", "The address that its push service has given it.")
            .or(HttpStatus.FORBIDDEN),
        Route.get(
                "/api/tables/{id}/contact",
                "How the crew meets outside of the table, for those who sit there and its host.",
                ContactTold.class,
                this::contact)
            .or(HttpStatus.FORBIDDEN, HttpStatus.NOT_FOUND),
        Route.put(
                "/api/tables/{id}/contact",
                "Say how the crew meets outside of the table; its host may.",
                ContactWish.class,
                ContactTold.class,
                this::meet)
            .or(HttpStatus.BAD_REQUEST, HttpStatus.FORBIDDEN, HttpStatus.NOT_FOUND));
  }

  private Health subscribe(Context request) {
    Person me = identities.known(request);
    PushWish wish = Body.read(request, PushWish.class, Body.SMALL);
    admission.admitRequestToTable(me.id());
    mustFit(outbound.isFit(wish.endpoint()), "An endpoint is a public https address.");
    mustFit(hasBytes(wish.key(), KEY_BYTES), "A key has 65 bytes, as base64url.");
    mustFit(
        hasBytes(wish.auth(), AUTH_BYTES), "The secret of a browser has 16 bytes, as base64url.");
    QuietHours quiet = wish.quiet();
    mustFit(
        quiet == null || quiet.isSensible(), "Quiet hours are two minutes of a day, and a zone.");
    List<PushSubscription> before = alertStore.subscriptions(me.id());
    if (before.size() >= MOST_BROWSERS) {
      alertStore.remove(before.getFirst().endpoint()).join();
    }
    alertStore
        .save(
            new PushSubscription(
                me.id(),
                wish.endpoint(),
                wish.key(),
                wish.auth(),
                language(wish.language()),
                site(request),
                quiet))
        .join();
    return Health.UP;
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
        alertStore.subscriptions(identities.known(request).id()).stream()
            .anyMatch(subscription -> subscription.endpoint().equals(endpoint));
    if (own && endpoint != null) {
      alertStore.remove(endpoint).join();
    }
    return Health.UP;
  }

  private ContactTold contact(Context request) {
    Person me = identities.known(request);
    TableTold table = table(request, me);
    boolean host = isHost(table, me);
    if (!host && table.seats().stream().noneMatch(seat -> seat.yours())) {
      throw new ProblemException(
          HttpStatus.FORBIDDEN, "not-seated", "Only those who sit at the table are told.");
    }
    return alertStore
        .contact(table.id())
        .map(kept -> new ContactTold(kept.call(), host ? kept.webhook() : null))
        .orElse(new ContactTold(null, null));
  }

  private ContactTold meet(Context request) {
    Person me = identities.known(request);
    TableTold table = table(request, me);
    if (!isHost(table, me)) {
      throw new ProblemException(
          HttpStatus.FORBIDDEN, "not-the-host", "Only the host of the table may do that.");
    }
    ContactWish wish = Body.read(request, ContactWish.class, Body.SMALL);
    admission.admitRequestToTable(me.id());
    String call = wish.call();
    Webhook webhook = wish.webhook();
    mustFit(call == null || TableContact.isCallLink(call), "A call has an https link.");
    mustFit(
        webhook == null || outbound.isFit(webhook.address()),
        "A webhook is a public https address.");
    alertStore
        .save(
            table.id(),
            new TableContact(call, webhook, me.id(), language(wish.language()), site(request)))
        .join();
    return new ContactTold(call, webhook);
  }

  private TableTold table(Context request, Person me) {
    return tables.told(request.pathParam("id"), me).orElseThrow(ProblemException::noTable);
  }

  private static boolean isHost(TableTold table, Person me) {
    return table.host().id().equals(me.id());
  }

  private static String language(String wanted) {
    return LANGUAGES.contains(wanted) ? wanted : LANGUAGES.getFirst();
  }

  private static void mustFit(boolean fits, String sentence) {
    if (!fits) {
      throw new ProblemException(HttpStatus.BAD_REQUEST, "unfit", sentence);
    }
  }

  /** The address of this site, as the browser of the request knows it. */
  private static String site(Context request) {
    return Identities.isSecure(request) ? "https://" + request.host() : "http://" + request.host();
  }
}
