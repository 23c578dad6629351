package kraken.games.rage.mind;

import kraken.games.rage.state.Phase;
import kraken.games.rage.state.Ships;
import kraken.games.rage.state.State;
import kraken.kit.FeatureNames;
import kraken.kit.LearnedFeatures;
import kraken.kit.Seat;

/**
 * What makes a captain strong: the rounds won, the ship, its place, the hand. The captains compete,
 * so these tell of one of them only; what the others have counts as their strength.
 */
public final class RageFeatures extends LearnedFeatures<State> {

  private static final FeatureNames NAMES = new FeatureNames();
  private static final int NEEDED_BETWEEN_ROUNDS = NAMES.add("wins-needed.next", "1", "2", "3");
  private static final int NEEDED_SUNK = NAMES.add("wins-needed.sunk", "1", "2", "3");
  private static final int NEEDED_AFLOAT = NAMES.add("wins-needed.afloat", "1", "2", "3");
  private static final int SUNK = NAMES.add("sunk.ships", "2", "3");
  private static final int TURNS = NAMES.add("turns-until-mine", Ships.MOST);
  private static final int TURNS_WEAK = NAMES.add("weak-turns-until-mine", Ships.MOST);
  private static final int SHIP = ShipFeatures.add(NAMES);
  private static final int HAND = HandFeatures.add(NAMES);

  /** The most rounds that a match asks for. */
  private static final int MOST_NEEDED = 3;

  /** Made when all names are known. */
  public static final RageFeatures ALL = new RageFeatures();

  private RageFeatures() {
    super(NAMES, "kraken.games.rage.mind.weights");
  }

  @Override
  public String set(State state) {
    return Integer.toString(state.variant().players());
  }

  @Override
  public int competitors(State state) {
    return state.variant().players();
  }

  @Override
  public String subject(String name) {
    return switch (super.subject(name)) {
      case "cards", "hand", "tentacles" -> "my-hand";
      case "rage-and-damage" -> "rage";
      default -> subject("my", name);
    };
  }

  /** Nobody sees the hands of others, so that no reason speaks of them. */
  @Override
  public String subjectOfCompetitor(String name) {
    return switch (super.subject(name)) {
      case "cards", "hand", "tentacles", "rage-and-damage" -> "rivals";
      default -> subject("their", name);
    };
  }

  private String subject(String whose, String name) {
    return switch (super.subject(name)) {
      case "turns-until-mine", "weak-turns-until-mine" -> "round";
      case "wins-needed" -> whose + "-wins";
      case "sunk", "damage" -> whose + "-damage";
      case "neighbours", "weak-neighbours" -> whose + "-neighbours";
      case "flames-ahead", "ship-ahead", "ship-behind", "at-the-edge" -> whose + "-course";
      default -> whose + "-place";
    };
  }

  @Override
  public void read(State state, Seat seat, double[] numbers) {
    int me = seat.index();
    int needed = Math.clamp(state.variant().goal() - state.wins().get(me), 1, MOST_NEEDED) - 1;
    Ships ships = state.board().ships();
    int afloat = ships.afloat() & ~ships.wrecked();
    if (state.phase() instanceof Phase.SettingUp) {
      numbers[NEEDED_BETWEEN_ROUNDS + needed] = 1;
    } else if ((afloat & 1 << me) == 0) {
      numbers[NEEDED_SUNK + needed] = 1;
      numbers[SUNK + Math.clamp(Integer.bitCount(afloat), 2, MOST_NEEDED) - 2] = 1;
    } else {
      numbers[NEEDED_AFLOAT + needed] = 1;
      readTurns(state, me, afloat, numbers);
      ShipFeatures.read(state.board(), me, Integer.bitCount(afloat), numbers, SHIP);
      HandFeatures.read(state, me, numbers, HAND);
    }
  }

  /** How many ships play before this one; before a deal nobody knows. */
  private static void readTurns(State state, int me, int afloat, double[] numbers) {
    if (state.phase() instanceof Phase.Dealing) {
      return;
    }
    int before = 0;
    for (int ship = state.turn(); ship != me; ship = (ship + 1) % state.variant().players()) {
      before += afloat >> ship & 1;
    }
    numbers[TURNS + before] = 1;
    numbers[TURNS_WEAK + before] = ShipFeatures.isWeak(state.board(), me) ? 1 : 0;
  }
}
