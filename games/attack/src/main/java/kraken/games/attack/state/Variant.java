package kraken.games.attack.state;

import java.util.ArrayList;
import java.util.List;
import kraken.kit.Option;
import kraken.kit.Setup;

/** How this game is played: the number of players and the rulebook's variants. */
public record Variant(
    int players, boolean powers, int hitsToWin, int whirlpools, boolean twoHands) {

  private static final String NO_POWERS = "no-powers";
  private static final String ONE_HIT = "one-hit";
  private static final String WHIRLPOOLS = "whirlpools";
  private static final String TWO_HANDS = "two-hands";

  public static List<Option> options(int players) {
    List<Option> options = new ArrayList<>();
    options.add(
        new Option.Switch(NO_POWERS, false, "Young crew: the pirates have no special powers."));
    options.add(
        new Option.Switch(
            ONE_HIT, false, "Young crew: one hit drives the Kraken away, not three."));
    options.add(
        new Option.Count(
            WHIRLPOOLS, 0, 4, 0, "Old hands: whirlpools that carry what swims into them onwards."));
    if (players == 1) {
      options.add(
          new Option.Switch(
              TWO_HANDS, false, "Play two pirates, each with cards and turns of its own."));
    }
    return List.copyOf(options);
  }

  public static Variant of(Setup setup) {
    return new Variant(
        setup.players(),
        !setup.settings().isOn(NO_POWERS),
        setup.settings().isOn(ONE_HIT) ? 1 : 3,
        setup.settings().count(WHIRLPOOLS),
        setup.settings().isOn(TWO_HANDS));
  }

  /** One player with two pirates and one pile: the rulebook's own way to play alone. */
  boolean isSolo() {
    return players == 1 && !twoHands;
  }

  int hands() {
    return twoHands ? 2 : players;
  }

  public int piratesPerHand() {
    return isSolo() ? 2 : 1;
  }
}
