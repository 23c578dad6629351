package kraken.server.http.routes;

import java.util.List;
import kraken.kit.Game;
import kraken.server.http.exchange.Route;
import kraken.tables.lists.GameTold;

/** The route that lists the games and their options. */
public final class GameRoutes {

  private final GameTold[] games;

  public GameRoutes(List<Game<?, ?, ?, ?>> shelf) {
    this.games = shelf.stream().map(GameTold::of).toArray(GameTold[]::new);
  }

  public List<Route> routes() {
    return List.of(
        Route.get("/api/games", "The games on the shelf.", GameTold[].class, _ -> games));
  }
}
