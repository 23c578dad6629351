package kraken.games.bay.mind;

import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Spaces;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Waters;

/** What cargo in the water is worth to one ship, by where the ship lies. Weights found by play. */
final class CargoGains {

  /** What cargo ahead is worth, as a share of its gain, times its nearness. */
  private static final double AHEAD = 0.3;

  private final Waters waters;
  private final double[] gains = new double[Cargo.COUNT];
  private final Spaces afloat;

  CargoGains(State state, int ship) {
    this.waters = state.waters();
    Spaces all = Spaces.NONE;
    for (int i = 0; i < Cargo.COUNT; i++) {
      gains[i] = Judgement.gain(state, ship, Cargo.of(i));
      all = all.or(waters.afloat(Cargo.of(i)));
    }
    this.afloat = all;
  }

  /** What the ship gains by a piece of this cargo. */
  double of(Cargo cargo) {
    return gains[cargo.ordinal()];
  }

  /** What the ship takes on board on this space. */
  double on(int space) {
    if (!afloat.has(space)) {
      return 0;
    }
    double sum = 0;
    for (int i = 0; i < Cargo.COUNT; i++) {
      sum += waters.afloat(Cargo.of(i)).has(space) ? gains[i] : 0;
    }
    return sum;
  }

  /** What floats ahead of this space, as far as the ship wants it. */
  double aheadOf(int space) {
    double sum = 0;
    for (int i = 0; i < Cargo.COUNT; i++) {
      if (gains[i] > 0) {
        sum += AHEAD * gains[i] * Nearness.of(waters.afloat(Cargo.of(i)), space);
      }
    }
    return sum;
  }
}
