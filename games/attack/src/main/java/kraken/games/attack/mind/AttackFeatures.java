package kraken.games.attack.mind;

import kraken.games.attack.state.Area;
import kraken.games.attack.state.Figures;
import kraken.games.attack.state.Hand;
import kraken.games.attack.state.Lane;
import kraken.games.attack.state.Pirate;
import kraken.games.attack.state.ShipBoard;
import kraken.games.attack.state.Space;
import kraken.games.attack.state.State;
import kraken.kit.FeatureNames;
import kraken.kit.LearnedFeatures;
import kraken.kit.Seat;

/** What the crew's chance depends on: the board, the Kraken, the next dice, the open cards. */
public final class AttackFeatures extends LearnedFeatures<State> {

  private static final FeatureNames NAMES = new FeatureNames();
  private static final int ALWAYS = NAMES.add("always");
  private static final int HOLES = NAMES.add("holes", ShipBoard.HOLES_TO_SINK);
  private static final int HITS_NEEDED = NAMES.add("hits-needed", "1", "2", "3");
  private static final int SPOT = NAMES.add("kraken.spot", Figures.LAST_SPOT + 1);
  private static final int SURFACED = NAMES.add("kraken.surfaced");
  private static final int NO_POWERS = NAMES.add("no-powers");

  /** By the steps until the figure strikes. */
  private static final int RAILED = NAMES.add("tentacle.rail.steps", "1", "2", "3", "4");

  private static final int BARE = NAMES.add("tentacle.bare.steps", "1", "2", "3", "4");
  private static final int KRAKEN_RAILED = NAMES.add("kraken.rail.steps", "1", "2", "3", "4");
  private static final int KRAKEN_BARE = NAMES.add("kraken.bare.steps", "1", "2", "3", "4");
  private static final int ON = NAMES.add("figures-on", "bubbles", "cannon", "pistol", "saber");
  private static final int KRAKEN_ON =
      NAMES.add("kraken-on", "bubbles", "cannon", "pistol", "saber");

  private static final int LENGTH = NAMES.add("lane.length", "1", "2", "3", "4");
  private static final int WHIRLPOOLS =
      NAMES.add("whirlpools-on", "bubbles", "cannon", "pistol", "saber");

  /** How often the dice are rolled until then. */
  private static final int[] ROLLS = {1, 2, 4};

  private static final int EXPECTED_HOLES = NAMES.add("expected-holes.rolls", "1", "2", "4");
  private static final int EXPECTED_RAILS = NAMES.add("expected-rails.rolls", "1", "2", "4");
  private static final int SINKS = NAMES.add("sinks.rolls", "1", "2", "4");

  private static final int CROWDED = NAMES.add("pirates-in-area", "0", "1", "2", "3", "4");
  private static final int UNGUARDED_NEAR = NAMES.add("unguarded.steps", "1", "2", "3", "4");
  private static final int CREW = NAMES.add("crew", "astrid", "billy", "elena", "samuel");

  private static final int HAND = HandFeatures.add(NAMES);

  /** Made when all names are known. */
  public static final AttackFeatures ALL = new AttackFeatures();

  private AttackFeatures() {
    super(NAMES, "kraken.games.attack.mind.weights");
  }

  /** One player with two pirates plays as two do, and otherwise alone. */
  @Override
  public String set(State state) {
    return Integer.toString(state.hands().size());
  }

  @Override
  public String subject(String name) {
    return switch (super.subject(name)) {
      case "holes" -> "holes";
      case "hits-needed" -> "hits";
      case "kraken", "kraken-on" -> "kraken";
      case "tentacle", "figures-on", "lane", "whirlpools-on" -> "tentacles";
      case "expected-holes", "sinks" -> "danger";
      case "expected-rails" -> "rails";
      case "pirates-in-area", "unguarded" -> "posts";
      case "hand" -> "cards";
      default -> ""; // who plays, which no move changes
    };
  }

  @Override
  public void read(State state, Seat seat, double[] numbers) {
    numbers[ALWAYS] = 1;
    ShipBoard board = state.board();
    numbers[HOLES + Math.min(board.holeCount(), ShipBoard.HOLES_TO_SINK - 1)] = 1;
    int needed = state.variant().hitsToWin() - state.kraken().hits();
    numbers[HITS_NEEDED + Math.clamp(needed, 1, 3) - 1] = 1;
    numbers[SPOT + state.kraken().spot()] = 1;
    numbers[SURFACED] = board.hasKraken() ? 1 : 0;
    numbers[NO_POWERS] = state.variant().powers() ? 0 : 1;
    for (int i = 0; i < Lane.COUNT; i++) {
      readLane(board, Lane.of(i), numbers);
    }
    readDice(state, numbers);
    readCrew(state, numbers);
    HandFeatures.read(state, numbers, HAND);
  }

  private static void readLane(ShipBoard board, Lane lane, double[] numbers) {
    int steps = Danger.stepsToStrike(board, lane);
    boolean rail = board.hasRail(lane);
    int space = board.at(lane).ordinal();
    if (board.isKraken(lane)) {
      numbers[(rail ? KRAKEN_RAILED : KRAKEN_BARE) + steps - 1] = 1;
      numbers[KRAKEN_ON + space] = 1;
    } else {
      numbers[(rail ? RAILED : BARE) + steps - 1]++;
      numbers[ON + space]++;
    }
    numbers[LENGTH + Danger.length(board, lane) - 1]++;
    for (int i = 0; i < Space.COUNT; i++) {
      numbers[WHIRLPOOLS + i] += board.hasWhirlpool(lane, Space.of(i)) ? 1 : 0;
    }
  }

  private static void readDice(State state, double[] numbers) {
    ShipBoard board = state.board();
    int left = ShipBoard.HOLES_TO_SINK - board.holeCount();
    for (int i = 0; i < ROLLS.length; i++) {
      double holes = 0;
      double rails = 0;
      for (int j = 0; j < Lane.COUNT; j++) {
        Lane lane = Lane.of(j);
        int dice = ROLLS[i] * state.kraken().dice(lane.side());
        holes += Danger.holes(board, lane, dice);
        rails += Danger.brokenRail(board, lane, dice);
      }
      numbers[EXPECTED_HOLES + i] = holes;
      numbers[EXPECTED_RAILS + i] = rails;
      numbers[SINKS + i] = Danger.atLeast(left, holes);
    }
  }

  private static void readCrew(State state, double[] numbers) {
    int[] crowd = new int[Area.COUNT];
    for (Hand hand : state.hands()) {
      for (Pirate pirate : hand.pirates()) {
        numbers[CREW + pirate.ordinal()] = 1;
        Area area = state.pawns().ofOrNull(pirate);
        if (area != null) {
          crowd[area.ordinal()]++;
        }
      }
    }
    for (int pirates : crowd) {
      numbers[CROWDED + pirates]++;
    }
    for (int i = 0; i < Lane.COUNT; i++) {
      Lane lane = Lane.of(i);
      if (crowd[lane.area().ordinal()] == 0) {
        numbers[UNGUARDED_NEAR + Danger.stepsToStrike(state.board(), lane) - 1]++;
      }
    }
  }
}
