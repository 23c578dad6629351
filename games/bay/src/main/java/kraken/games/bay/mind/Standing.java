package kraken.games.bay.mind;

import kraken.games.bay.chapters.Scoring;
import kraken.games.bay.state.Fleet;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.State;

/** How a ship stands beside its rivals, with what the dice that fall next bring on average. */
final class Standing {

  /** A lead of so many points is as good as any larger one. */
  private static final double GREATEST = 15;

  private final State state;
  private final int ship;
  private double best;
  private double second;
  private double sum;
  private int rivals;
  private final double mine;

  Standing(State state, int ship, PendingDice dice) {
    this.state = state;
    this.ship = ship;
    this.mine = Scoring.points(state, ship).total() + dice.points(ship);
    for (int seat = 0; seat < state.variant().players(); seat++) {
      int other = state.fleet().shipOf(seat);
      if (other != ship && other != Fleet.NOBODY && !isOut(seat, other)) {
        add(Scoring.points(state, other).total() + dice.points(other));
      }
    }
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

  private void add(double points) {
    second = points > best ? best : Math.max(second, points);
    best = Math.max(best, points);
    sum += points;
    rivals++;
  }

  int rivals() {
    return rivals;
  }

  /** The points ahead of the best rival; negative behind it. */
  double lead() {
    return clamped(mine - best);
  }

  /** The points ahead of the second best rival; where there is none, as far ahead as can be. */
  double leadOverSecond() {
    return rivals < 2 ? GREATEST : clamped(mine - second);
  }

  double leadOverMean() {
    return rivals == 0 ? GREATEST : clamped(mine - sum / rivals);
  }

  /** Whether the ship would win if it killed the Kraken now. */
  boolean winsByKilling() {
    return mine + Scoring.FOR_KRAKEN > best;
  }

  /** How many turns the ship has left, counting one that is under way. */
  int turnsLeft() {
    int seat = state.fleet().seatOf(ship);
    return hasHadTurn(state, seat) ? state.time() - 1 : state.time();
  }

  private static double clamped(double lead) {
    return Math.clamp(lead, -GREATEST, GREATEST);
  }
}
