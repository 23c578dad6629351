package kraken.games.shadow.mind;

import java.util.List;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Colour;
import kraken.games.shadow.sea.Hex;
import org.jspecify.annotations.Nullable;

/** Which cards a team would pass on and sail by from one hex, given the sides of the three. */
final class Voyage {

  private static final int COLOURS = Colour.values().length;
  private static final int SIDES = Side.values().length;

  /** How firmly a player picks the better card; nobody is quite predictable. */
  private static final double FIRMNESS = 60;

  private static final double WHIM = 0.05;

  private static final double HONEST = 0.94;
  private static final double COVERED = 0.7;
  private static final double ODD = 0.02;

  private final double[][] liking = new double[SIDES][COLOURS];

  Voyage(Prospects prospects, Hex from) {
    for (Side side : Side.values()) {
      for (Colour colour : Colour.values()) {
        liking[side.ordinal()][colour.ordinal()] = prospects.liking(from, colour, side);
      }
    }
  }

  /** The chance that someone of this side takes the first of two. */
  double prefers(int side, int taken, int left) {
    if (taken == left) {
      return 1;
    }
    double better = liking[side][taken] - liking[side][left];
    return WHIM + ((1 - (2 * WHIM)) / (1 + Math.exp(-FIRMNESS * better)));
  }

  /** How likely each colour is passed on by the side, together with what was claimed of it. */
  double[] passes(int side, @Nullable List<Integer> claimed) {
    double[] passes = new double[COLOURS];
    for (int a = 0; a < COLOURS; a++) {
      for (int b = 0; b < COLOURS; b++) {
        double drawn = Prospects.COLOURS[a] * Prospects.COLOURS[b];
        double first = a == b ? 0.5 : prefers(side, a, b);
        passes[a] += drawn * first * says(side, a, b, claimed);
        passes[b] += drawn * (1 - first) * says(side, b, a, claimed);
      }
    }
    return passes;
  }

  /** How likely this is claimed: sailors tell the truth, others that there was nothing else. */
  static double says(int side, int passed, int thrown, @Nullable List<Integer> claimed) {
    if (claimed == null) {
      return 1;
    }
    boolean truth =
        claimed.contains(passed)
            && claimed.contains(thrown)
            && (passed == thrown || !claimed.getFirst().equals(claimed.getLast()));
    if (side == Side.SAILORS.ordinal() || passed == Colour.BLUE.ordinal()) {
      return truth ? HONEST : ODD;
    }
    boolean covered = claimed.stream().allMatch(colour -> colour == passed);
    return covered ? COVERED : truth ? 1 - COVERED : ODD;
  }

  /** How likely a team sails by each colour. */
  double[] colours(int team) {
    double[] fromCaptain = passes(TeamSides.captain(team), null);
    double[] fromLieutenant = passes(TeamSides.lieutenant(team), null);
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
