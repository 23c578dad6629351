package kraken.server.http;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Optional;
import kraken.server.wire.OpenedTable;
import kraken.tables.Person;
import kraken.tables.live.Tables;
import kraken.tables.past.ExportedGame;
import kraken.tables.past.Flaw;
import kraken.tables.past.Handed;
import kraken.tables.past.ReplayStep;

/** Games that are over: seen again, taken out and brought in. */
final class PastRoutes {

  private final Tables tables;
  private final Visitors visitors;
  private final Gate gate;

  PastRoutes(Tables tables, Visitors visitors, Gate gate) {
    this.tables = tables;
    this.visitors = visitors;
    this.gate = gate;
  }

  List<Route> routes() {
    return List.of(
        Route.get(
                "/api/tables/{id}/export",
                "The whole game as a file that anybody can check.",
                ExportedGame.class,
                this::export)
            .or(HttpStatus.NOT_FOUND, HttpStatus.CONFLICT),
        Route.get(
                "/api/tables/{id}/replay",
                "The whole game, entry by entry and through all eyes.",
                ReplayStep[].class,
                this::replay)
            .or(HttpStatus.NOT_FOUND, HttpStatus.CONFLICT),
        Route.post(
                "/api/imports",
                "Bring in a game that was exported; it is checked first.",
                ExportedGame.class,
                OpenedTable.class,
                this::bringIn)
            .created()
            .or(HttpStatus.BAD_REQUEST, HttpStatus.FORBIDDEN));
  }

  private ExportedGame export(Context request) {
    gate.admitGame(request);
    String id = request.pathParam("id");
    ExportedGame game = whenOver(id, tables.export(id));
    request.header("Content-Disposition", "attachment; filename=\"kraken-game.json\"");
    return game;
  }

  private ReplayStep[] replay(Context request) {
    gate.admitGame(request);
    String id = request.pathParam("id");
    return whenOver(id, tables.replay(id)).toArray(ReplayStep[]::new);
  }

  private <T> T whenOver(String table, Optional<T> found) {
    if (found.isPresent()) {
      return found.get();
    }
    throw tables.told(table, null).isPresent() ? Declined.notOver() : Declined.noTable();
  }

  private OpenedTable bringIn(Context request) {
    Person person = visitors.known(request);
    gate.admitTable(person.id());
    return switch (Handed.in(Body.text(request, Body.LARGE))) {
      case Handed.Game(ExportedGame game) ->
          TableRoutes.opened(tables.bringIn(game, person).join());
      case Handed.Unfit(Flaw flaw) ->
          throw new Declined(HttpStatus.BAD_REQUEST, "flaw", flaw.told());
    };
  }
}
