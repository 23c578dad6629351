package kraken.games.bay.mind;

import kraken.games.bay.chapters.Vortex;
import kraken.games.bay.state.Chart;
import kraken.games.bay.state.Figures;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.Spaces;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Vessel;

/** What off-course ships promise, in tow or ahead. Weights found by play. */
final class Tow {

  private static final double SAVED = 3;
  private static final double SLOW = -0.8;
  private static final double LATER = 0.15;
  private static final int DIE = 6;

  /** What an off-course ship next ahead is worth, as a share of its freight. */
  private static final double AHEAD = 0.4;

  private Tow() {}

  /** How likely the tow comes home on the next turn, against being slow. */
  static double home(int ship, int space) {
    Vessel vessel = Vessel.of(ship);
    int way = Math.floorMod(Figures.of(vessel).pier() - Nearness.spoke(space), Space.PER_LANE);
    int lanes = Space.of(space).lane() - 1;
    int needed = (way == 0 || lanes > way) ? way + Space.PER_LANE : way;
    int faces = Math.clamp(DIE + Figures.of(vessel).tow() + 1 - needed, 0, DIE);
    return SLOW + SAVED * Math.max(LATER, (double) faces / DIE);
  }

  /**
   * What the off-course ships ahead of a space may drop under fire.
   *
   * @param afterVortex whether the vortex will have taken them along by then
   */
  static double promised(State state, int ship, CargoGains gains, int space, boolean afterVortex) {
    double sum = 0;
    for (int stray = Vessel.SHIPS; stray < Vessel.COUNT; stray++) {
      int at = state.fleet().at(stray);
      double gain = gains.of(Vessel.of(stray).freight());
      if (at < Space.COUNT && gain > 0 && state.fleet().towedBy(ship) != stray) {
        int then = afterVortex ? Vortex.whole(at) : at;
        sum += then == Chart.MOUTH ? 0 : AHEAD * gain * Nearness.of(Spaces.of(then), space);
      }
    }
    return sum;
  }
}
