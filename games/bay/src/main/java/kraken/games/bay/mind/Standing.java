package kraken.games.bay.mind;

import kraken.games.bay.chapters.Scoring;
import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Fleet;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.State;

/**
 * How a ship stands beside its rivals, with what the dice that fall next bring on average. The
 * stronger a rival, the more it counts, and all the more the later it is: then hardly anybody but
 * the best can still win.
 */
final class Standing {

  /** How many points a lead is measured by after the last turn; each turn left adds to it. */
  private static final double UNSETTLED = 0.7;

  private static final double UNSETTLED_BY_TURN = 1.4;

  /** From this many turns on rations are worth their full worth. */
  private static final double RATIONS_LAST = 6;

  /** What rations are worth by their number: without any a ship is slow and can do less. */
  private static final double[] RATIONS = {0, 3, 4, 4.6, 5, 5.2};

  private final State state;
  private final int ship;
  private final int turns;
  private final double mine;
  private final double myRations;
  private final double[] points;
  private final double[] rations;
  private int rivals;
  private double best;

  Standing(State state, int ship, PendingDice dice) {
    this.state = state;
    this.ship = ship;
    this.turns = turns();
    this.mine = Scoring.points(state, ship).total() + dice.points(ship);
    this.myRations = rations(ship);
    int players = state.variant().players();
    this.points = new double[players];
    this.rations = new double[players];
    for (int seat = 0; seat < players; seat++) {
      int other = state.fleet().shipOf(seat);
      if (other != ship && other != Fleet.NOBODY && !isOut(seat, other)) {
        points[rivals] = Scoring.points(state, other).total() + dice.points(other);
        rations[rivals] = rations(other);
        best = Math.max(best, points[rivals]);
        rivals++;
      }
    }
  }

  private double rations(int which) {
    int count = Math.min(state.holds().of(which, Cargo.RATION), RATIONS.length - 1);
    return Math.min(1, turns / RATIONS_LAST) * RATIONS[count];
  }

  /** Swallowed, or at the end of its turn in the red with no smoke in the bay. */
  private boolean isOut(int seat, int other) {
    if (!state.fleet().isAfloat(other)) {
      return true;
    }
    boolean stays = hasHadTurn(state, seat) && Space.isRed(state.fleet().at(other));
    return stays && state.time() > 1 && state.waters().smoke().isEmpty();
  }

  /** Whether the seat has no turn any more in this round. */
  static boolean hasHadTurn(State state, int seat) {
    return switch (state.passage().stage()) {
      case SETTING_UP, VORTEX -> false;
      case BOMBS -> true;
      case TURN -> state.order(seat) < state.order(state.turn());
    };
  }

  int rivals() {
    return rivals;
  }

  /** How many points a lead is measured by: few near the end, since little can change then. */
  double scale() {
    return UNSETTLED + UNSETTLED_BY_TURN * Math.sqrt(turns);
  }

  /** The points ahead of the rivals, the best of whom counts most; far ahead where none is left. */
  double lead() {
    return rivals == 0 ? mine + 2 * scale() : mine + myRations - field() - rationsAhead();
  }

  /** How much more the rations of the ship are worth than those of its rivals. */
  double rationsAhead() {
    double sum = 0;
    double all = 0;
    for (int i = 0; i < rivals; i++) {
      double share = share(i);
      sum += share * rations[i];
      all += share;
    }
    return rivals == 0 ? 0 : myRations - sum / all;
  }

  /** The strength of all rivals together, as if they were one. */
  private double field() {
    double sum = 0;
    for (int i = 0; i < rivals; i++) {
      sum += share(i);
    }
    return best + scale() * Math.log(sum);
  }

  private double share(int rival) {
    return Math.exp((points[rival] + rations[rival] - best) / scale());
  }

  /** The points ahead of the best rival, as they would be counted now. */
  double leadNow() {
    return mine - best;
  }

  /** Whether the ship would win if it killed the Kraken now. */
  boolean winsByKilling() {
    return mine + Scoring.FOR_KRAKEN > best;
  }

  /** How many turns the ship has left, counting one that is under way. */
  int turnsLeft() {
    return turns;
  }

  private int turns() {
    int seat = state.fleet().seatOf(ship);
    return hasHadTurn(state, seat) ? state.time() - 1 : state.time();
  }
}
