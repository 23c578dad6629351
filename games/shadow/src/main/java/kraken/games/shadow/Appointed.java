package kraken.games.shadow;

/** How well a captain's choice fits the sides of the team: pirates like to have pirates by them. */
final class Appointed {

  private static final int PIRATES = Side.PIRATES.ordinal();

  /** By how many of the two are pirates. */
  private static final double[] BY_A_PIRATE = {1, 2, 4};

  private static final double[] BY_ANOTHER = {1, 0.75, 0.5};

  private Appointed() {}

  static double[] fits(int players) {
    double[] fits = new double[Teams.ALL];
    for (int team = 0; team < Teams.ALL; team++) {
      boolean pirate = Teams.captain(team) == PIRATES;
      int chosen =
          (Teams.lieutenant(team) == PIRATES ? 1 : 0) + (Teams.navigator(team) == PIRATES ? 1 : 0);
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
