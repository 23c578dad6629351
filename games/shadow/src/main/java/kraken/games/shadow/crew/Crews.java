package kraken.games.shadow.crew;

/** The table of crews: factions, guns for a mutiny and off-duty signs by number of players. */
public final class Crews {

  /** With five, one of these sailors and pirates is put back unseen. */
  public static final int UNCERTAIN_CREW = 5;

  public static final int GUNS = 3;

  private static final int FEWEST = 5;

  private static final String[] FACTIONS = {
    "SSSPPL", "SSSPPL", "SSSSPPL", "SSSSPPPL", "SSSSSPPPL", "SSSSSPPPPL", "SSSSSPPPPLC"
  };

  private static final int[] GUNS_FOR_MUTINY = {3, 3, 3, 4, 4, 5, 5};
  private static final int[] OFF_DUTY_SIGNS = {1, 1, 2, 2, 3, 3, 3};

  /** How many cards there are, by players and side. */
  private static final int[][] DEALT = dealt();

  private Crews() {}

  private static int[][] dealt() {
    int[][] dealt = new int[FACTIONS.length][Side.values().length];
    for (int crew = 0; crew < FACTIONS.length; crew++) {
      for (Faction faction : factions(crew + FEWEST)) {
        dealt[crew][faction.side().ordinal()]++;
      }
    }
    return dealt;
  }

  /** The faction cards to deal from: the leader's is never put back. */
  public static Faction[] factions(int players) {
    return FACTIONS[players - FEWEST].chars().mapToObj(Crews::faction).toArray(Faction[]::new);
  }

  private static Faction faction(int letter) {
    return switch (letter) {
      case 'S' -> Faction.SAILOR;
      case 'P' -> Faction.PIRATE;
      case 'L' -> Faction.LEADER;
      default -> Faction.CULTIST;
    };
  }

  /** How many cards of the side there are to deal from. */
  public static int dealtTo(Side side, int players) {
    return DEALT[players - FEWEST][side.ordinal()];
  }

  public static int gunsForMutiny(int players) {
    return GUNS_FOR_MUTINY[players - FEWEST];
  }

  /** One sign goes to the navigator, the second to the lieutenant, the third to the captain. */
  public static int offDutySigns(int players) {
    return OFF_DUTY_SIGNS[players - FEWEST];
  }
}
