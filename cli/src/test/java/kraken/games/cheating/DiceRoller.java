package kraken.games.cheating;

import java.util.Random;

/** A game that rolls its own dice. */
public final class DiceRoller {

  private final Random random = new Random(1);

  int roll() {
    return random.nextInt(6);
  }
}
