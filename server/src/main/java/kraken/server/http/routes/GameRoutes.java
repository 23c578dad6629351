package kraken.server.http.routes;

import java.util.List;
import kraken.kit.Game;
import kraken.server.http.exchange.Route;
import kraken.tables.lists.GameTold;

/** What can be played. */
public final class GameRoutes {

  private final GameTold[] told;

  public GameRoutes(List<Game<?, ?, ?, ?>> games) {
    this.told = games.stream().map(GameTold::of).toArray(GameTold[]::new);
  }

  public List<Route> routes() {
    return List.of(Route.get("/api/games", "The games on the shelf.", GameTold[].class, _ -> told));
  }
}
