package kraken.games.shadow.mind;

import kraken.games.shadow.crew.Crews;
import kraken.games.shadow.crew.Side;

/** How well a captain's choice fits the sides of the team: pirates like to have pirates by them. */
final class Appointed {

  private static final int PIRATES = Side.PIRATES.ordinal();

  /** By how many of the two are pirates. */
  private static final double[] BY_A_PIRATE = {1, 2, 4};

  private static final double[] BY_ANOTHER = {1, 0.75, 0.5};

  private Appointed() {}

  static double[] fits(int players) {
    double[] fits = new double[TeamSides.ALL];
    for (int team = 0; team < TeamSides.ALL; team++) {
      boolean pirate = TeamSides.captain(team) == PIRATES;
      int chosen =
          (TeamSides.lieutenant(team) == PIRATES ? 1 : 0)
              + (TeamSides.navigator(team) == PIRATES ? 1 : 0);
      int others = Crews.dealtTo(Side.PIRATES, players) - (pirate ? 1 : 0);
      fits[team] = share(pirate ? BY_A_PIRATE : BY_ANOTHER, chosen, others, players - 1);
    }
    return fits;
  }

  /** How likely one pair with so many pirates is, among all pairs that the captain could choose. */
  private static double share(double[] liking, int chosen, int pirates, int players) {
    int honest = players - pirates;
    double both = pirates * (pirates - 1) / 2.0;
    double one = pirates * honest;
    double none = honest * (honest - 1) / 2.0;
    return liking[chosen] / ((none * liking[0]) + (one * liking[1]) + (both * liking[2]));
  }
}
