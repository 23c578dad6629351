package kraken.games.bay.mind;

import java.util.function.IntToDoubleFunction;
import kraken.games.bay.state.Chart;
import kraken.games.bay.state.Heading;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.Spaces;
import kraken.games.bay.state.State;

/** Where a ship can end when it sails the steps that it has left, and the best way to each end. */
final class Ways {

  private final State state;
  private final Heading heading;
  private final IntToDoubleFunction met;
  private Spaces layer;
  private double[] sums;

  private Ways(State state, int ship, int start, IntToDoubleFunction met) {
    this.state = state;
    this.heading = state.fleet().heading(ship);
    this.met = met;
    int steps = state.helm().steps();
    this.layer = steps == 0 ? Spaces.NONE : Spaces.of(start);
    this.sums = new double[steps == 0 ? 0 : Space.COUNT];
    for (int step = steps; step > 0 && !layer.isEmpty(); step--) {
      sail();
    }
  }

  /**
   * The ways of a ship whose turn it is.
   *
   * @param met what sailing through a space brings
   */
  static Ways of(State state, int ship, int start, IntToDoubleFunction met) {
    return new Ways(state, ship, start, met);
  }

  /** None where the ship has no steps left or is shut in. */
  Spaces ends() {
    return layer;
  }

  /** What the best way to this end brings. */
  double sum(int end) {
    return sums[end];
  }

  /** One step from each space that was reached; ships in the way end it. */
  private void sail() {
    double[] next = new double[Space.COUNT];
    long low = 0;
    long high = 0;
    for (int from = layer.next(0); from < Space.COUNT; from = layer.next(from + 1)) {
      for (int to : Chart.ahead(from, heading)) {
        long bit = 1L << to; // shifts count modulo 64
        boolean known = ((to < Long.SIZE ? low : high) & bit) != 0;
        if (known) {
          next[to] = Math.max(next[to], sums[from] + met.applyAsDouble(to));
        } else if (!state.fleet().isTaken(to)) {
          next[to] = sums[from] + met.applyAsDouble(to);
          low |= to < Long.SIZE ? bit : 0;
          high |= to < Long.SIZE ? 0 : bit;
        }
      }
    }
    layer = new Spaces(low, high);
    sums = next;
  }
}
