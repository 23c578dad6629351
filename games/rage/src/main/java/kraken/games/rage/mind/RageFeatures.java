package kraken.games.rage.mind;

import java.util.List;
import kraken.games.rage.state.Action;
import kraken.games.rage.state.Board;
import kraken.games.rage.state.Card;
import kraken.games.rage.state.Figures;
import kraken.games.rage.state.Phase;
import kraken.games.rage.state.Ships;
import kraken.games.rage.state.State;
import kraken.kit.FeatureNames;
import kraken.kit.Features;
import kraken.kit.Seat;
import kraken.kit.Weights;

/** What a captain's chance depends on: the rounds won, all ships, the Kraken, the own hand. */
public final class RageFeatures implements Features<State> {

  private static final FeatureNames NAMES = new FeatureNames();
  private static final int ALWAYS = NAMES.add("always");
  private static final int BETWEEN_ROUNDS = NAMES.add("between-rounds");
  private static final int MY_NEED = NAMES.add("my.wins-needed", "1", "2", "3");
  private static final int THEIR_NEED = NAMES.add("their.wins-needed", "1", "2", "3");
  private static final int MINE = ShipFeatures.add(NAMES, "my");
  private static final int THEIRS = ShipFeatures.add(NAMES, "their");
  private static final int NEXT = ShipFeatures.add(NAMES, "next");
  private static final int AFLOAT = NAMES.add("ships", "2", "3", "4");
  private static final int DUEL =
      NAMES.add("duel.lead", "-4", "-3", "-2", "-1", "0", "1", "2", "3", "4");
  private static final int RAGE = NAMES.add("rage", Figures.METER);
  private static final int RAGE_AND_DAMAGE = NAMES.add("rage-and-my-damage", "3", "4");
  private static final int TURNS_UNTIL_MINE = NAMES.add("turns-until-mine", Ships.MOST);
  private static final int MY_CARDS = NAMES.add("my.cards", "0", "1", "2", "3");
  private static final int MY_ACTIONS =
      NAMES.add(
          "my.hand", "forward", "up", "down", "fire", "repair", "rotate", "tentacles", "barrel");

  /** Made when all names are known. */
  public static final RageFeatures ALL = new RageFeatures();

  private final Weights weights = Weights.read("kraken.games.rage.mind.weights", NAMES.all());

  private RageFeatures() {}

  @Override
  public List<String> names() {
    return NAMES.all();
  }

  @Override
  public String set(State state) {
    return Integer.toString(state.variant().players());
  }

  @Override
  public Weights weights() {
    return weights;
  }

  @Override
  public String subject(String name) {
    return switch (Features.super.subject(name)) {
      case "my" -> ShipFeatures.subject("my", name.substring("my.".length()));
      case "their" -> ShipFeatures.subject("their", name.substring("their.".length()));
      case "next" -> ShipFeatures.subject("their", name.substring("next.".length()));
      case "ships", "duel" -> "rivals";
      case "rage", "rage-and-my-damage" -> "rage";
      default -> "round"; // whose turn it is, and whether a round has ended
    };
  }

  @Override
  public void read(State state, Seat seat, double[] numbers) {
    numbers[ALWAYS] = 1;
    int me = seat.index();
    int players = state.variant().players();
    for (int ship = 0; ship < players; ship++) {
      int needed = Math.clamp(state.variant().goal() - state.wins().get(ship), 1, 3);
      numbers[(ship == me ? MY_NEED : THEIR_NEED) + needed - 1]++;
    }
    if (state.phase() instanceof Phase.SettingUp) {
      numbers[BETWEEN_ROUNDS] = 1;
      return;
    }
    for (int ship = 0; ship < players; ship++) {
      ShipFeatures.read(state, ship, numbers, ship == me ? MINE : THEIRS);
    }
    if (state.turn() != me) {
      ShipFeatures.read(state, state.turn(), numbers, NEXT);
    }
    readRound(state, me, numbers);
    readHand(state.cards().hand(me), numbers);
  }

  private static void readRound(State state, int me, double[] numbers) {
    Board board = state.board();
    int afloat = Integer.bitCount(board.ships().afloat());
    numbers[AFLOAT + Math.clamp(afloat, 2, 4) - 2] = 1;
    if (afloat == 2 && board.ships().isAfloat(me)) {
      int other = Integer.numberOfTrailingZeros(board.ships().afloat() & ~(1 << me));
      int lead = board.ships().damage(other) - board.ships().damage(me);
      numbers[DUEL + Math.clamp(lead, -4, 4) + 4] = 1;
    }
    int rage = Math.min(board.rage(), Figures.METER - 1);
    numbers[RAGE + rage] = 1;
    int damage = board.ships().damage(me);
    if (board.ships().isAfloat(me) && damage >= 3 && damage < Ships.SINKS_AT) {
      numbers[RAGE_AND_DAMAGE + damage - 3] = rage;
    }
    int players = state.variant().players();
    numbers[TURNS_UNTIL_MINE + (me - state.turn() + players) % players] = 1;
  }

  private static void readHand(List<Card> hand, double[] numbers) {
    numbers[MY_CARDS + Math.min(hand.size(), 3)] = 1;
    for (int i = 0; i < hand.size(); i++) {
      for (Action action : hand.get(i).actions()) {
        numbers[MY_ACTIONS + action.ordinal()]++;
      }
    }
  }
}
