package kraken.games.bay.state;

import java.util.List;
import kraken.kit.Option;
import kraken.kit.Setup;

/** How this game is played. The rulebook knows no variants. */
public record Variant(int players) {

  public static List<Option> options() {
    return List.of();
  }

  public static Variant of(Setup setup) {
    return new Variant(setup.players());
  }
}
