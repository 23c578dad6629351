package kraken.server.http;

import java.util.List;
import kraken.kit.Game;
import kraken.tables.lists.GameTold;

/** What can be played. */
final class Games {

  private final GameTold[] told;

  Games(List<Game<?, ?, ?, ?>> games) {
    this.told = games.stream().map(GameTold::of).toArray(GameTold[]::new);
  }

  List<Route> routes() {
    return List.of(Route.get("/api/games", "The games on the shelf.", GameTold[].class, _ -> told));
  }
}
