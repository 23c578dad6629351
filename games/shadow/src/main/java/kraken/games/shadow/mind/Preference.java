package kraken.games.shadow.mind;

import java.util.List;
import java.util.function.ToDoubleFunction;
import kraken.kit.Chance;

/** Picks the option that is liked best; among equals any. */
final class Preference {

  private static final int FINE = 1 << 20;

  private Preference() {}

  static <T> T best(List<T> offered, ToDoubleFunction<T> liking, Chance chance) {
    T best = offered.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    int equals = 0;
    for (T one : offered) {
      double like = liking.applyAsDouble(one);
      equals = like > most ? 1 : like == most ? equals + 1 : equals;
      if (like > most || (like == most && chance.below(equals) == 0)) {
        most = like;
        best = one;
      }
    }
    return best;
  }

  /** Any number from 0 to below 1. */
  static double share(Chance chance) {
    return chance.below(FINE) / (double) FINE;
  }

  static boolean happens(double probability, Chance chance) {
    return chance.below(FINE) < probability * FINE;
  }
}
