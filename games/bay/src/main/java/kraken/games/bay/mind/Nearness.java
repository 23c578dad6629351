package kraken.games.bay.mind;

import kraken.games.bay.state.Space;
import kraken.games.bay.state.Spaces;

/** How near things are that lie ahead of a ship and can be sailed to. */
final class Nearness {

  /** How far ahead counts: an ordinary roll. */
  private static final int HORIZON = 7;

  /** {@code NEAR[from][n - 1]}: the spaces ahead of {@code from} with a nearness of at least n. */
  private static final Spaces[][] NEAR = new Spaces[Space.COUNT][HORIZON];

  static {
    for (int from = 0; from < Space.COUNT; from++) {
      for (int least = 1; least <= HORIZON; least++) {
        NEAR[from][least - 1] = near(from, least);
      }
    }
  }

  private Nearness() {}

  /** The sum over all things: 1 for one that lies next ahead, less for one further away. */
  static double of(Spaces things, int from) {
    int sum = 0;
    for (Spaces near : NEAR[from]) {
      sum += things.shared(near);
    }
    return (double) sum / HORIZON;
  }

  private static Spaces near(int from, int least) {
    Spaces near = Spaces.NONE;
    for (int at = 0; at < Space.COUNT; at++) {
      near = nearness(from, at) >= least ? near.with(at) : near;
    }
    return near;
  }

  /** 7 for the next space, 1 for the seventh, 0 for one that is further or cannot be sailed to. */
  private static int nearness(int from, int at) {
    int ahead = Math.floorMod(spoke(at) - spoke(from), Space.PER_LANE);
    boolean within = ahead > 0 && Math.abs(Space.of(at).lane() - Space.of(from).lane()) <= ahead;
    return within ? Math.max(0, HORIZON + 1 - ahead) : 0;
  }

  /** The number of a space, or of the one of lane 6 that lies beside a red one. */
  static int spoke(int space) {
    int number = Space.of(space).number();
    return Space.isRed(space) ? 2 * number : number;
  }
}
