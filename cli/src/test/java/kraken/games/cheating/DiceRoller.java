package kraken.games.cheating;

import java.util.Random;

/** Rolls dice of its own. */
public final class DiceRoller {

  private final Random random = new Random(1);

  int roll() {
    return random.nextInt(6);
  }
}
