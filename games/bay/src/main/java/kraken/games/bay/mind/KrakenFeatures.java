package kraken.games.bay.mind;

import kraken.games.bay.chapters.Gunnery;
import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Vessel;
import kraken.kit.FeatureNames;

/**
 * How the Kraken fares, and for whom it is good that the game may end by its death: for who would
 * win then, and for the Fisherman, who can do most to bring it about.
 */
final class KrakenFeatures {

  private static final String[] NAMES = {
    "wounds-by-many",
    "wounds-by-fisherman",
    "wounds-and-lead",
    "weak-for-me",
    "weak-for-them",
    "i-come-to-fire",
    "dice-win",
    "dice-lose"
  };

  private static final int WOUNDS = 0;
  private static final int BY_FISHERMAN = 1;
  private static final int AND_LEAD = 2;
  private static final int WEAK_FOR_ME = 3;
  private static final int WEAK_FOR_THEM = 4;
  private static final int I_FIRE = 5;
  private static final int DICE_WIN = 6;
  private static final int DICE_LOSE = 7;

  /** Below this health a round or two may kill the Kraken. */
  private static final double WEAK_FROM = 6;

  /** With this lead in points a ship wants nothing but the end of the game. */
  private static final double CLEAR_LEAD = 6;

  private static final double FEW_RIVALS = 3;

  private KrakenFeatures() {}

  static int add(FeatureNames names) {
    return names.add("kraken", NAMES);
  }

  /**
   * Writes the numbers.
   *
   * @param lands where the ship's next turn begins, as {@link Outlook#lands} tells
   */
  static void read(
      State state,
      int ship,
      int lands,
      Standing standing,
      PendingDice dice,
      double[] numbers,
      int first) {
    double health = state.health() - dice.wounds();
    double wounds = State.HEALTH - health;
    double weak = Math.max(0, WEAK_FROM - health);
    boolean mine = standing.winsByKilling();
    numbers[first + WOUNDS] = wounds * crowd(standing);
    numbers[first + BY_FISHERMAN] = ship == Vessel.FISHERMAN.ordinal() ? wounds : 0;
    numbers[first + AND_LEAD] = wounds * Math.clamp(standing.leadNow() / CLEAR_LEAD, -1, 1);
    numbers[first + (mine ? WEAK_FOR_ME : WEAK_FOR_THEM)] = weak;
    numbers[first + I_FIRE] = mine || weak == 0 ? shots(state, ship, lands) : 0;
    if (dice.kills() > 0) {
      boolean wins = Judgement.winsByKilling(state) == (state.ship() == ship);
      numbers[first + (wins ? DICE_WIN : DICE_LOSE)] = dice.kills() * standing.scale();
    }
  }

  /** With few ships the Kraken outlives the game; with all six a fight may end it. */
  private static double crowd(Standing standing) {
    return Math.max(0, standing.rivals() - FEW_RIVALS) / (Vessel.SHIPS - 1 - FEW_RIVALS);
  }

  /** How much damage the ship can do as its next turn begins, before it sails. */
  private static double shots(State state, int ship, int lands) {
    if (lands < 0 || !Space.isRed(lands)) {
      return 0;
    }
    int actions = state.holds().of(ship, Cargo.RATION) > 0 ? 2 : 1;
    return Gunnery.damage(Vessel.of(ship)) * actions;
  }
}
