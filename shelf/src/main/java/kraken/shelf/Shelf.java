package kraken.shelf;

import java.util.List;
import java.util.Optional;
import kraken.kit.Game;

/** All the games there are, in the order in which to show them. A new game is a new line here. */
public final class Shelf {

  public static final List<Game<?, ?, ?, ?>> GAMES =
      List.of(
          new kraken.games.attack.Rules(),
          new kraken.games.bay.Rules(),
          new kraken.games.rage.Rules(),
          new kraken.games.shadow.Rules());

  private Shelf() {}

  public static Optional<Game<?, ?, ?, ?>> find(String id) {
    for (Game<?, ?, ?, ?> game : GAMES) {
      if (game.about().id().equals(id)) {
        return Optional.of(game);
      }
    }
    return Optional.empty();
  }

  public static List<String> ids() {
    return GAMES.stream().map(game -> game.about().id()).toList();
  }
}
