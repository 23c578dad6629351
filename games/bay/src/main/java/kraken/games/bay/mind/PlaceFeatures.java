package kraken.games.bay.mind;

import kraken.games.bay.state.Space;
import kraken.games.bay.state.State;
import kraken.kit.FeatureNames;

/** What the place of a ship promises, and what it has in tow. */
final class PlaceFeatures {

  private static final String[] NAMES = {
    "outlook",
    "outlook-late",
    "unknown",
    "lands.1",
    "lands.2",
    "lands.3",
    "lands.4",
    "lands.5",
    "lands.6",
    "lands.7",
    "lands.8",
    "slow-in-red",
    "tow",
    "tow-comes-home",
    "tow-late"
  };

  private static final int OUTLOOK = 0;
  private static final int OUTLOOK_LATE = 1;
  private static final int UNKNOWN = 2;
  private static final int LANDS = 3;
  private static final int SLOW_IN_RED = 11;
  private static final int TOW = 12;
  private static final int TOW_COMES_HOME = 13;
  private static final int TOW_LATE = 14;

  /** An outlook beyond these is as good, or as bad, as any. */
  private static final double MOST = 10;

  private PlaceFeatures() {}

  static int add(FeatureNames names) {
    return names.add("place", NAMES);
  }

  static void read(
      State state, int ship, Outlook outlook, Standing standing, double[] numbers, int first) {
    double value = Math.clamp(outlook.value(), -MOST, MOST);
    double late = 1 / Math.sqrt(standing.turnsLeft() + 1.0);
    numbers[first + OUTLOOK] = value;
    numbers[first + OUTLOOK_LATE] = value * late;
    int lands = outlook.lands();
    boolean tows = state.fleet().tows(ship);
    numbers[first + TOW] = tows ? 1 : 0;
    numbers[first + TOW_LATE] = tows ? late : 0;
    if (lands == Outlook.UNKNOWN) {
      numbers[first + UNKNOWN] = 1;
      return;
    }
    numbers[first + LANDS + Space.of(lands).lane() - 1] = 1;
    numbers[first + TOW_COMES_HOME] = tows ? Outlook.homeChance(ship, lands) : 0;
    boolean slow = tows || state.fleet().chainsOn(ship) > 0;
    numbers[first + SLOW_IN_RED] = slow && Space.isRed(lands) ? 1 : 0;
  }
}
