package kraken.server.http.routes;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import kraken.kit.Game;
import kraken.server.http.exchange.ProblemException;
import kraken.server.http.exchange.Route;
import kraken.tables.lesson.LessonTold;
import kraken.tables.lesson.Lessons;
import kraken.tables.lists.GameTold;

/** The routes of the games themselves: their list with options, and their lessons. */
public final class GameRoutes {

  private final GameTold[] games;
  private final Lessons lessons;

  public GameRoutes(List<Game<?, ?, ?, ?>> shelf) {
    this.games = shelf.stream().map(GameTold::of).toArray(GameTold[]::new);
    this.lessons = new Lessons(shelf);
  }

  public List<Route> routes() {
    return List.of(
        Route.get("/api/games", "The games on the shelf.", GameTold[].class, _ -> games),
        Route.get(
                "/api/games/{id}/lesson",
                "A guided first game, step by step. It is no table, and nothing of it is kept.",
                LessonTold.class,
                this::lesson)
            .mayAnswer(HttpStatus.NOT_FOUND));
  }

  private LessonTold lesson(Context request) {
    return lessons.of(request.pathParam("id")).orElseThrow(ProblemException::noLesson);
  }
}
