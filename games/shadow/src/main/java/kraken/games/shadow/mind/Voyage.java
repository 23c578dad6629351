package kraken.games.shadow.mind;

import java.util.Arrays;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.sea.Chart;
import kraken.games.shadow.sea.Colour;

/** Which cards a team would pass on and sail by from one hex, given the sides of the three. */
final class Voyage {

  static final int COLOURS = Colour.values().length;
  static final int SAILORS = Side.SAILORS.ordinal();

  /**
   * How firmly a player picks the better card, by how much it is better beside what is at stake
   * there; nobody is quite predictable.
   */
  private static final double FIRMNESS = 2;

  private static final double WHIM = 0.05;

  /** How likely two cards of a full deck are these. */
  private static final double[][] DRAWN = drawn();

  private final double[][][] prefers = new double[TeamSides.SIDES][COLOURS][COLOURS];
  private final double[][] passes = new double[TeamSides.SIDES][COLOURS];

  /** By how much each side likes each colour. */
  Voyage(double[][] liking) {
    for (int side = 0; side < TeamSides.SIDES; side++) {
      for (int taken = 0; taken < COLOURS; taken++) {
        for (int left = 0; left < COLOURS; left++) {
          prefers[side][taken][left] = prefers(liking[side], taken, left);
        }
      }
      passes[side] = passed(side);
    }
  }

  private static double prefers(double[] liking, int taken, int left) {
    double[] sorted = liking.clone();
    Arrays.sort(sorted);
    double stake = sorted[COLOURS - 1] - sorted[0] + 1e-9;
    double better = (liking[taken] - liking[left]) / stake;
    return taken == left ? 1 : WHIM + ((1 - (2 * WHIM)) / (1 + Math.exp(-FIRMNESS * better)));
  }

  private static double[][] drawn() {
    double[] cards = new double[COLOURS];
    for (Card card : Card.values()) {
      cards[card.colour().ordinal()] += card.count(Chart.QUICK);
    }
    double all = Arrays.stream(cards).sum();
    double[][] drawn = new double[COLOURS][COLOURS];
    for (int one = 0; one < COLOURS; one++) {
      for (int other = 0; other < COLOURS; other++) {
        double left = cards[other] - (one == other ? 1 : 0);
        drawn[one][other] = cards[one] / all * left / (all - 1);
      }
    }
    return drawn;
  }

  /** The chance that someone of this side takes the first of two. */
  double prefers(int side, int taken, int left) {
    return prefers[side][taken][left];
  }

  /** How likely two such cards are drawn and the first of them is passed on by this side. */
  double passes(int side, int passed, int thrown) {
    double drawn = DRAWN[passed][thrown];
    return passed == thrown ? drawn : 2 * drawn * prefers(side, passed, thrown);
  }

  /** How likely each colour is passed on by the side. */
  double[] passes(int side) {
    return passes[side];
  }

  private double[] passed(int side) {
    double[] sum = new double[COLOURS];
    for (int passed = 0; passed < COLOURS; passed++) {
      for (int thrown = 0; thrown < COLOURS; thrown++) {
        sum[passed] += passes(side, passed, thrown);
      }
    }
    return sum;
  }

  /** How likely a team sails by each colour. */
  double[] colours(int team) {
    double[] fromCaptain = passes(TeamSides.captain(team));
    double[] fromLieutenant = passes(TeamSides.lieutenant(team));
    double[] sailed = new double[COLOURS];
    for (int a = 0; a < COLOURS; a++) {
      for (int b = 0; b < COLOURS; b++) {
        double both = fromCaptain[a] * fromLieutenant[b];
        double first = a == b ? 1 : prefers(TeamSides.navigator(team), a, b);
        sailed[a] += both * first;
        sailed[b] += both * (1 - first);
      }
    }
    return sailed;
  }
}
