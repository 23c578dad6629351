package kraken.games.bay.mind;

import java.util.List;
import kraken.games.bay.state.Chart;
import kraken.games.bay.state.Fleet;
import kraken.games.bay.state.Passage;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Vessel;
import kraken.kit.FeatureNames;
import kraken.kit.Features;
import kraken.kit.Seat;
import kraken.kit.Weights;

/**
 * What a captain's chance depends on, mostly in points: the lead, the ship and its hold, where it
 * will be and what it meets there, and how the Kraken fares. Most numbers count for less the more
 * turns are left, since much may still change.
 */
public final class BayFeatures implements Features<State> {

  public static final BayFeatures ALL = new BayFeatures();

  private static final FeatureNames NAMES = new FeatureNames();
  private static final int LOST = NAMES.add("mouth.lost");
  private static final int HOPE_IS_SMOKE = NAMES.add("mouth.hope-is-smoke");
  private static final int LEAD = NAMES.add("points.lead");
  private static final int RATIONS = NAMES.add("rations.lead");
  private static final int SHIP =
      NAMES.add("ship", "captain", "explorer", "fisherman", "house-boat", "merchant", "pirate");

  /** Counts while ships are chosen, and not in how the ship is sailed. */
  private static final int CHOSEN_AMONG_FEW = NAMES.add("ship.house-boat-chosen-among-few");

  /** Up to this many captains the House Boat wins most; with more the others shoot too often. */
  private static final int FEW = 4;

  private static final int ACTIONS = NAMES.add("actions", "left", "free-shot");
  private static final int CHAINED = NAMES.add("chains", "mine", "others");
  private static final int FALLEN = NAMES.add("cargo.falls");
  private static final int AHEAD = NAMES.add("cargo.ahead");
  private static final int WAY = NAMES.add("place.way");
  private static final int UNDER_FIRE = NAMES.add("guns.rivals-near");
  private static final int BOMBS = NAMES.add("bombs.laid");
  private static final int KRAKEN = KrakenFeatures.add(NAMES);

  private static final Weights WEIGHTS = Weights.read("kraken.games.bay.mind.weights", NAMES.all());

  private BayFeatures() {}

  @Override
  public List<String> names() {
    return NAMES.all();
  }

  /** One set for all numbers of players: the lead counts all rivals. */
  @Override
  public String set(State state) {
    return "all";
  }

  @Override
  public Weights weights() {
    return WEIGHTS;
  }

  @Override
  public void read(State state, Seat seat, double[] numbers) {
    int ship = state.fleet().shipOf(seat.index());
    if (ship == Fleet.NOBODY) {
      return;
    }
    Outlook outlook = state.fleet().isAfloat(ship) ? Outlook.keen(state, ship) : null;
    if (outlook == null || outlook.lands() == Chart.MOUTH) {
      numbers[LOST] = 1;
      return;
    }
    PendingDice dice = PendingDice.of(state);
    Standing standing = new Standing(state, ship, dice);
    numbers[HOPE_IS_SMOKE] = outlook.hangsOnSmoke() ? 1 : 0;
    numbers[LEAD] = standing.lead();
    numbers[RATIONS] = standing.rationsAhead();
    readPlace(outlook, numbers);
    readShip(state, ship, standing, numbers);
    if (state.ship() == ship && state.passage().stage() == Passage.Stage.TURN) {
      numbers[FALLEN] = dice.fallen();
      numbers[ACTIONS] = state.actionsLeft();
      numbers[ACTIONS + 1] = dice.isFree() ? 1 : 0;
    }
    KrakenFeatures.read(state, ship, outlook.lands(), standing, dice, numbers, KRAKEN);
    double scale = standing.scale();
    for (int i = LEAD; i < numbers.length; i++) {
      numbers[i] /= scale;
    }
  }

  private static void readPlace(Outlook outlook, double[] numbers) {
    numbers[AHEAD] = outlook.promise();
    numbers[UNDER_FIRE] = outlook.exposed();
    numbers[WAY] = outlook.value() - outlook.promise() - outlook.exposed();
  }

  private static void readShip(State state, int ship, Standing standing, double[] numbers) {
    numbers[SHIP + ship] = (double) standing.turnsLeft() / State.TIME;
    numbers[CHOSEN_AMONG_FEW] = isHouseBoatChosenAmongFew(state, ship) ? 1 : 0;
    numbers[BOMBS] = Mines.laid(state, ship);
    for (int other = 0; other < Vessel.SHIPS; other++) {
      numbers[other == ship ? CHAINED : CHAINED + 1] += state.fleet().chainsOn(other);
    }
  }

  private static boolean isHouseBoatChosenAmongFew(State state, int ship) {
    return ship == Vessel.HOUSE_BOAT.ordinal()
        && state.variant().players() <= FEW
        && state.passage().stage() == Passage.Stage.SETTING_UP;
  }
}
