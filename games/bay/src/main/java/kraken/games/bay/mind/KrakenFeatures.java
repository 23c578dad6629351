package kraken.games.bay.mind;

import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Fleet;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Vessel;
import kraken.kit.FeatureNames;

/** How the Kraken fares, and for whom it is good that the game may end by its death. */
final class KrakenFeatures {

  private static final String[] NAMES = {
    "wounds",
    "wounds-and-lead",
    "wounds-by-fisherman",
    "wounds-by-rival-fisherman",
    "weak",
    "weak-and-lead",
    "weak-and-i-would-win",
    "weak-and-i-come-to-fire",
    "weak-and-rivals-come-to-fire",
    "i-come-to-fire",
    "i-come-to-fire-and-wounds",
    "dice-win",
    "dice-lose"
  };

  private static final int WOUNDS = 0;
  private static final int WOUNDS_AND_LEAD = 1;
  private static final int BY_FISHERMAN = 2;
  private static final int BY_RIVAL_FISHERMAN = 3;
  private static final int WEAK = 4;
  private static final int WEAK_AND_LEAD = 5;
  private static final int WEAK_AND_I_WOULD_WIN = 6;
  private static final int WEAK_AND_I_FIRE = 7;
  private static final int WEAK_AND_THEY_FIRE = 8;
  private static final int I_FIRE = 9;
  private static final int I_FIRE_AND_WOUNDS = 10;
  private static final int DICE_WIN = 11;
  private static final int DICE_LOSE = 12;

  /** With so much health left a turn or two may kill the Kraken. */
  private static final double WEAK_FROM = 5;

  private static final double LEAD_SCALE = 5;

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
    double wounds = 1 - health / State.HEALTH;
    double weak = Math.max(0, 1 - health / WEAK_FROM);
    double lead = Math.tanh(standing.lead() / LEAD_SCALE);
    boolean fisherman = ship == Vessel.FISHERMAN.ordinal();
    boolean rival = !fisherman && state.fleet().isAfloat(Vessel.FISHERMAN.ordinal());
    double shots = shots(state, ship, lands);
    numbers[first + WOUNDS] = wounds;
    numbers[first + WOUNDS_AND_LEAD] = wounds * lead;
    numbers[first + BY_FISHERMAN] = fisherman ? wounds : 0;
    numbers[first + BY_RIVAL_FISHERMAN] = rival ? wounds : 0;
    numbers[first + WEAK] = weak;
    numbers[first + WEAK_AND_LEAD] = weak * lead;
    numbers[first + WEAK_AND_I_WOULD_WIN] = standing.winsByKilling() ? weak : 0;
    numbers[first + WEAK_AND_I_FIRE] = standing.winsByKilling() ? weak * shots : 0;
    numbers[first + WEAK_AND_THEY_FIRE] = weak * rivalsInRed(state, ship);
    numbers[first + I_FIRE] = shots;
    numbers[first + I_FIRE_AND_WOUNDS] = shots * wounds;
    if (dice.kills() > 0) {
      numbers[
              first
                  + (Judgement.winsByKilling(state) == (state.ship() == ship)
                      ? DICE_WIN
                      : DICE_LOSE)] =
          dice.kills();
    }
  }

  /** How much damage the ship can do as its next turn begins, before it sails. */
  private static double shots(State state, int ship, int lands) {
    if (lands < 0 || !Space.isRed(lands)) {
      return 0;
    }
    int actions = state.holds().of(ship, Cargo.RATION) > 0 ? 2 : 1;
    return ship == Vessel.FISHERMAN.ordinal() ? 2 * actions : actions;
  }

  /** The rivals in the red whose turn is still to come. */
  private static int rivalsInRed(State state, int ship) {
    int count = 0;
    for (int seat = 0; seat < state.variant().players(); seat++) {
      int other = state.fleet().shipOf(seat);
      boolean there = other != ship && other != Fleet.NOBODY && state.fleet().isAfloat(other);
      if (there && Space.isRed(state.fleet().at(other)) && !Standing.hasHadTurn(state, seat)) {
        count++;
      }
    }
    return count;
  }
}
