package kraken.server.http.routes;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Optional;
import kraken.api.OpenedTable;
import kraken.server.http.exchange.Body;
import kraken.server.http.exchange.Identities;
import kraken.server.http.exchange.ProblemException;
import kraken.server.http.exchange.Route;
import kraken.server.http.limits.Admission;
import kraken.tables.Person;
import kraken.tables.Stage;
import kraken.tables.live.FinishedGames;
import kraken.tables.live.Tables;
import kraken.tables.past.ExportedGame;
import kraken.tables.past.Flaw;
import kraken.tables.past.ReplayStep;
import kraken.tables.past.ReviewTold;
import kraken.tables.past.SubmittedGame;
import kraken.tables.told.OtherEditionTold;
import kraken.tables.told.TableTold;

/** The routes of games that are over: export, replay and import. */
public final class PastRoutes {

  private final Tables tables;
  private final FinishedGames finishedGames;
  private final Identities identities;
  private final Admission admission;

  public PastRoutes(Tables tables, Identities identities, Admission admission) {
    this.tables = tables;
    this.finishedGames = tables.finishedGames();
    this.identities = identities;
    this.admission = admission;
  }

  public List<Route> routes() {
    return List.of(
        Route.get(
                "/api/tables/{id}/export",
                "The whole game as a file that anybody can check.",
                ExportedGame.class,
                this::export)
            .mayAnswer(HttpStatus.NOT_FOUND, HttpStatus.CONFLICT),
        Route.get(
                "/api/tables/{id}/replay",
                "The whole game, entry by entry and through all eyes.",
                ReplayStep[].class,
                this::replay)
            .mayAnswer(HttpStatus.NOT_FOUND, HttpStatus.CONFLICT),
        Route.get(
                "/api/tables/{id}/review",
                "A look back on the whole game: the chances to win, and the mistakes. It is made when"
                    + " somebody first asks for it; ask again until it is finished.",
                ReviewTold.class,
                this::review)
            .mayAnswer(HttpStatus.NOT_FOUND, HttpStatus.CONFLICT),
        Route.post(
                "/api/imports",
                "Bring in a game that was exported; it is checked first.",
                ExportedGame.class,
                OpenedTable.class,
                this::bringIn)
            .created()
            .mayAnswer(HttpStatus.BAD_REQUEST, HttpStatus.FORBIDDEN));
  }

  private ExportedGame export(Context request) {
    admission.admitWholeGame(request);
    String id = request.pathParam("id");
    ExportedGame game = whenOver(id, finishedGames.export(id));
    request.header("Content-Disposition", "attachment; filename=\"kraken-game.json\"");
    return game;
  }

  private ReplayStep[] replay(Context request) {
    admission.admitWholeGame(request);
    String id = request.pathParam("id");
    return whenOver(id, finishedGames.replay(id)).toArray(ReplayStep[]::new);
  }

  private ReviewTold review(Context request) {
    String id = request.pathParam("id");
    return whenOver(id, finishedGames.review(id));
  }

  private <T> T whenOver(String table, Optional<T> found) {
    if (found.isPresent()) {
      return found.get();
    }
    TableTold told = tables.told(table, null).orElseThrow(ProblemException::noTable);
    OtherEditionTold other = told.otherEdition();
    throw other != null && told.stage() == Stage.OVER
        ? ProblemException.otherEdition(told.edition(), other.playedHere())
        : ProblemException.notOver();
  }

  private OpenedTable bringIn(Context request) {
    Person me = identities.require(request);
    admission.admitWholeGame(request);
    admission.admitTable(me.id());
    return switch (SubmittedGame.in(Body.text(request, Body.LARGE))) {
      case SubmittedGame.Game(ExportedGame game) ->
          TableRoutes.opened(finishedGames.bringIn(game, me).join());
      case SubmittedGame.Unfit(Flaw flaw) ->
          throw new ProblemException(HttpStatus.BAD_REQUEST, "flaw", flaw.told());
    };
  }
}
