package kraken.server.http.routes;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import kraken.api.ContactTold;
import kraken.api.ContactWish;
import kraken.api.Webhook;
import kraken.server.alerts.AlertStore;
import kraken.server.alerts.Languages;
import kraken.server.alerts.OutboundPost;
import kraken.server.alerts.TableContact;
import kraken.server.http.exchange.Body;
import kraken.server.http.exchange.Identities;
import kraken.server.http.exchange.ProblemException;
import kraken.server.http.exchange.Route;
import kraken.server.http.limits.Admission;
import kraken.tables.Person;
import kraken.tables.live.Tables;
import kraken.tables.told.TableTold;

/** The routes by which a crew says how it meets outside of its table: voice call and webhook. */
public final class ContactRoutes {

  private final AlertStore alertStore;
  private final OutboundPost outbound;
  private final Tables tables;
  private final Identities identities;
  private final Admission admission;

  public ContactRoutes(
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
                "/api/tables/{id}/contact",
                "How the crew meets outside of the table, for those who sit there and its host.",
                ContactTold.class,
                this::contact)
            .mayAnswer(HttpStatus.FORBIDDEN, HttpStatus.NOT_FOUND),
        Route.put(
                "/api/tables/{id}/contact",
                "Say how the crew meets outside of the table; its host may.",
                ContactWish.class,
                ContactTold.class,
                this::setContact)
            .mayAnswer(HttpStatus.BAD_REQUEST, HttpStatus.FORBIDDEN, HttpStatus.NOT_FOUND));
  }

  private ContactTold contact(Context request) {
    Person me = identities.require(request);
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

  private ContactTold setContact(Context request) {
    Person me = identities.require(request);
    TableTold table = table(request, me);
    if (!isHost(table, me)) {
      throw new ProblemException(
          HttpStatus.FORBIDDEN, "not-the-host", "Only the host of the table may do that.");
    }
    ContactWish wish = Body.read(request, ContactWish.class, Body.SMALL);
    admission.admitMessage(me.id());
    String call = wish.call();
    Webhook webhook = wish.webhook();
    Body.mustFit(call == null || TableContact.isCallLink(call), "A call has an https link.");
    Body.mustFit(
        webhook == null || outbound.isFit(webhook.address()),
        "A webhook is a public https address.");
    alertStore
        .save(
            table.id(),
            new TableContact(
                call, webhook, me.id(), Languages.known(wish.language()), Identities.site(request)))
        .join();
    return new ContactTold(call, webhook);
  }

  private TableTold table(Context request, Person me) {
    return tables.told(request.pathParam("id"), me).orElseThrow(ProblemException::noTable);
  }

  private static boolean isHost(TableTold table, Person me) {
    return table.host().id().equals(me.id());
  }
}
