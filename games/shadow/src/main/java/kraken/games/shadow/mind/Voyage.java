package kraken.games.shadow.mind;

import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Colour;
import kraken.games.shadow.sea.Hex;

/** Which cards a team would pass on and sail by from one hex, given the sides of the three. */
final class Voyage {

  static final int COLOURS = Colour.values().length;
  static final int SAILORS = Side.SAILORS.ordinal();

  /** How firmly a player picks the better card; nobody is quite predictable. */
  private static final double FIRMNESS = 60;

  private static final double WHIM = 0.05;

  private final double[][] liking;

  Voyage(Prospects prospects, Hex from) {
    this(prospects.likings(from));
  }

  /** By how much each side likes each colour. */
  Voyage(double[][] liking) {
    this.liking = liking;
  }

  /** The chance that someone of this side takes the first of two. */
  double prefers(int side, int taken, int left) {
    if (taken == left) {
      return 1;
    }
    double better = liking[side][taken] - liking[side][left];
    return WHIM + ((1 - (2 * WHIM)) / (1 + Math.exp(-FIRMNESS * better)));
  }

  /** How likely two such cards are drawn and the first of them is passed on by this side. */
  double passes(int side, int passed, int thrown) {
    double drawn = Course.COLOURS[passed] * Course.COLOURS[thrown];
    return passed == thrown ? drawn : 2 * drawn * prefers(side, passed, thrown);
  }

  /** How likely each colour is passed on by the side. */
  double[] passes(int side) {
    double[] passes = new double[COLOURS];
    for (int passed = 0; passed < COLOURS; passed++) {
      for (int thrown = 0; thrown < COLOURS; thrown++) {
        passes[passed] += passes(side, passed, thrown);
      }
    }
    return passes;
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
