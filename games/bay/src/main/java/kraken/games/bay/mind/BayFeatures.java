package kraken.games.bay.mind;

import java.util.List;
import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Chart;
import kraken.games.bay.state.Fleet;
import kraken.games.bay.state.Passage;
import kraken.games.bay.state.State;
import kraken.kit.FeatureNames;
import kraken.kit.Features;
import kraken.kit.Seat;

/**
 * What a captain's chance depends on: the lead in points and how late it is, the ship and its hold,
 * where it will be and what it meets there, and how the Kraken fares.
 */
public final class BayFeatures implements Features<State> {

  public static final BayFeatures ALL = new BayFeatures();

  private static final FeatureNames NAMES = new FeatureNames();
  private static final int ALWAYS = NAMES.add("always");
  private static final int CHOOSING = NAMES.add("before-the-game");
  private static final int LOST = NAMES.add("my.lost");
  private static final int LEAD =
      NAMES.add("lead", "now", "late", "last", "second", "mean", "mean-late");
  private static final int RIVALS = NAMES.add("rivals", "0", "1", "2", "3", "4", "5");
  private static final int SHIP =
      NAMES.add("ship", "captain", "explorer", "fisherman", "house-boat", "merchant", "pirate");
  private static final int SHIP_EARLY =
      NAMES.add(
          "ship-early", "captain", "explorer", "fisherman", "house-boat", "merchant", "pirate");
  private static final int RATIONS = NAMES.add("rations");
  private static final int NO_RATIONS = NAMES.add("no-rations");
  private static final int ACTIONS = NAMES.add("actions-left", "1", "2");
  private static final int CHAINED = NAMES.add("chained", "me", "others");
  private static final int FALLEN = NAMES.add("fallen-cargo");
  private static final int BOMBS = NAMES.add("bombs");
  private static final int PLACE = PlaceFeatures.add(NAMES);
  private static final int KRAKEN = KrakenFeatures.add(NAMES);

  /** As good as lost: another ship may take the smoke along, or the dice put this one back. */
  private static final double HOPE_IS_SMOKE = 0.9;

  private BayFeatures() {}

  @Override
  public List<String> names() {
    return NAMES.all();
  }

  /**
   * One set for all numbers of players: what counts is the lead over the best rival, the second and
   * the mean, and how many rivals there are.
   */
  @Override
  public String set(State state) {
    return "all";
  }

  @Override
  public void read(State state, Seat seat, double[] numbers) {
    numbers[ALWAYS] = 1;
    int ship = state.fleet().shipOf(seat.index());
    if (ship == Fleet.NOBODY) {
      numbers[CHOOSING] = 1;
      return;
    }
    Outlook outlook = state.fleet().isAfloat(ship) ? Outlook.at(state, ship) : null;
    if (outlook == null || outlook.lands() == Chart.MOUTH || outlook.hangsOnSmoke()) {
      numbers[LOST] = outlook != null && outlook.hangsOnSmoke() ? HOPE_IS_SMOKE : 1;
      return;
    }
    PendingDice dice = PendingDice.of(state);
    Standing standing = new Standing(state, ship, dice);
    readStanding(standing, numbers);
    readShip(state, ship, standing, numbers);
    numbers[FALLEN] = state.ship() == ship ? dice.fallen() : 0;
    PlaceFeatures.read(state, ship, outlook, standing, numbers, PLACE);
    KrakenFeatures.read(state, ship, outlook.lands(), standing, dice, numbers, KRAKEN);
  }

  private static void readStanding(Standing standing, double[] numbers) {
    int turns = standing.turnsLeft();
    double late = 1 / Math.sqrt(turns + 1.0);
    numbers[LEAD] = standing.lead();
    numbers[LEAD + 1] = standing.lead() * late;
    numbers[LEAD + 2] = turns == 0 ? standing.lead() : 0;
    numbers[LEAD + 3] = standing.leadOverSecond() * late;
    numbers[LEAD + 4] = standing.leadOverMean();
    numbers[LEAD + 5] = standing.leadOverMean() * late;
    numbers[RIVALS + standing.rivals()] = 1;
  }

  private static void readShip(State state, int ship, Standing standing, double[] numbers) {
    double early = (double) standing.turnsLeft() / State.TIME;
    int rations = state.holds().of(ship, Cargo.RATION);
    numbers[SHIP + ship] = 1;
    numbers[SHIP_EARLY + ship] = early;
    numbers[RATIONS] = Judgement.rations(rations) * early;
    numbers[NO_RATIONS] = rations == 0 ? early : 0;
    numbers[BOMBS] = Mines.laid(state, ship);
    for (int other = 0; other < SHIP_EARLY - SHIP; other++) {
      numbers[other == ship ? CHAINED : CHAINED + 1] += state.fleet().chainsOn(other);
    }
    if (state.ship() == ship && state.passage().stage() == Passage.Stage.TURN) {
      int actions = state.actionsLeft();
      if (actions > 0) {
        numbers[ACTIONS + actions - 1] = 1;
      }
    }
  }
}
