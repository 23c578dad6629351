package kraken.server.http.routes;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import kraken.api.OpenedTable;
import kraken.server.http.exchange.Body;
import kraken.server.http.exchange.Identities;
import kraken.server.http.exchange.ProblemException;
import kraken.server.http.exchange.Route;
import kraken.server.http.limits.Admission;
import kraken.server.http.limits.OpenTables;
import kraken.server.metrics.Metrics;
import kraken.tables.Opening;
import kraken.tables.Person;
import kraken.tables.command.OpenReply;
import kraken.tables.command.Reply;
import kraken.tables.command.Request;
import kraken.tables.live.Tables;
import kraken.tables.told.MissedTold;
import kraken.tables.told.StoryTold;
import kraken.tables.told.TableTold;

/** The routes of tables where a game is on or people gather for one. */
public final class TableRoutes {

  private final Tables tables;
  private final Identities identities;
  private final Admission admission;
  private final OpenTables openTables;
  private final Metrics metrics;

  public TableRoutes(
      Tables tables,
      Identities identities,
      Admission admission,
      OpenTables openTables,
      Metrics metrics) {
    this.openTables = openTables;
    this.metrics = metrics;
    this.tables = tables;
    this.identities = identities;
    this.admission = admission;
  }

  public List<Route> routes() {
    return List.of(
        openRoute(), toldRoute(), storyRoute(), missedRoute(), peopleRoute(), requestRoute());
  }

  private Route openRoute() {
    return Route.post("/api/tables", "Open a table.", Opening.class, OpenedTable.class, this::open)
        .created()
        .mayAnswer(
            HttpStatus.BAD_REQUEST,
            HttpStatus.FORBIDDEN,
            HttpStatus.CONFLICT,
            HttpStatus.SERVICE_UNAVAILABLE);
  }

  private Route toldRoute() {
    return Route.get(
            "/api/tables/{id}",
            "A table as I may see it; who has its id is invited.",
            TableTold.class,
            this::told)
        .mayAnswer(HttpStatus.NOT_FOUND);
  }

  private Route storyRoute() {
    return Route.get(
            "/api/tables/{id}/story",
            "All that I have heard at a table so far; without a name, what everybody has.",
            StoryTold.class,
            this::story)
        .mayAnswer(HttpStatus.NOT_FOUND);
  }

  private Route missedRoute() {
    return Route.get(
            "/api/tables/{id}/missed",
            "What I was told at a table after some number, as the table before it and the last"
                + " steps that followed; without a name, what everybody was.",
            MissedTold.class,
            this::missed)
        .withQuery("after", "integer", "The number of the last entry that I have seen.")
        .mayAnswer(HttpStatus.BAD_REQUEST, HttpStatus.NOT_FOUND);
  }

  private Route peopleRoute() {
    return Route.get(
            "/api/tables/{id}/people",
            "Who looks on or holds a seat now: to them a seat can be handed over.",
            Person[].class,
            this::people)
        .mayAnswer(HttpStatus.NOT_FOUND);
  }

  private Route requestRoute() {
    return Route.post(
            "/api/tables/{id}/requests",
            "Ask something of a table; a refusal is an answer, too.",
            Request.class,
            Reply.class,
            this::ask)
        .mayAnswer(HttpStatus.BAD_REQUEST, HttpStatus.FORBIDDEN);
  }

  private OpenedTable open(Context request) {
    Person host = identities.require(request);
    Opening opening = Body.read(request, Opening.class, Body.SMALL);
    admission.admitTable(host.id());
    openTables.admit(host.id(), request.ip());
    OpenedTable opened = opened(tables.open(opening, host).join());
    openTables.opened(request.ip(), opened.id());
    return opened;
  }

  static OpenedTable opened(OpenReply reply) {
    return switch (reply) {
      case OpenReply.Ready(String table) -> new OpenedTable(table);
      case OpenReply.Unfit(String code, String sentence) ->
          throw new ProblemException(HttpStatus.BAD_REQUEST, code, sentence);
    };
  }

  private TableTold told(Context request) {
    return tables
        .told(request.pathParam("id"), identities.find(request).orElse(null))
        .orElseThrow(ProblemException::noTable);
  }

  private StoryTold story(Context request) {
    admission.admitWholeGame(request);
    return tables
        .story(request.pathParam("id"), identities.find(request).orElse(null))
        .orElseThrow(ProblemException::noTable);
  }

  private MissedTold missed(Context request) {
    admission.admitWholeGame(request);
    return tables
        .missed(request.pathParam("id"), identities.find(request).orElse(null), after(request))
        .orElseThrow(ProblemException::noTable);
  }

  private static long after(Context request) {
    try {
      return Long.parseLong(String.valueOf(request.queryParam("after")));
    } catch (NumberFormatException nonsense) {
      throw ProblemException.malformed("\"after\" must be the number of an entry.");
    }
  }

  private Person[] people(Context request) {
    return tables
        .people(request.pathParam("id"))
        .orElseThrow(ProblemException::noTable)
        .toArray(Person[]::new);
  }

  private Reply ask(Context request) {
    Person me = identities.require(request);
    Request asked = Body.read(request, Request.class, Body.SMALL);
    admission.admitMessage(me.id());
    return metrics.counted(tables.ask(request.pathParam("id"), me, asked).join());
  }
}
