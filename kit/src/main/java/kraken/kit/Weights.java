package kraken.kit;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;

/**
 * The weights of a game's features, which make the chance to win of a position. There is a set for
 * each kind of game, such as each number of players. They are learned ({@code ./kraken train}) and
 * kept in a file of the game's resources: {@code set.feature = weight}.
 */
public final class Weights {

  private final Map<String, double[]> sets;

  private Weights(Map<String, double[]> sets) {
    this.sets = sets;
  }

  /** No set at all. */
  public static Weights none() {
    return new Weights(Map.of());
  }

  /** The weights in the resource of this name. A feature that has no line weighs nothing. */
  public static Weights read(String resource, List<String> names) {
    ResourceBundle lines = ResourceBundle.getBundle(resource, Locale.ROOT);
    Map<String, double[]> sets = new HashMap<>();
    for (String key : lines.keySet()) {
      int dot = key.indexOf('.');
      int place = names.indexOf(key.substring(dot + 1));
      if (place < 0) {
        throw new IllegalStateException("no feature is called " + key + " as in " + resource);
      }
      sets.computeIfAbsent(key.substring(0, dot), _ -> new double[names.size()])[place] =
          Double.parseDouble(lines.getString(key));
    }
    return new Weights(sets);
  }

  /** The same with another set in the place of this one. */
  public Weights with(String set, double[] weights) {
    Map<String, double[]> changed = new HashMap<>(sets);
    changed.put(set, weights.clone());
    return new Weights(changed);
  }

  /** The weights of the set, or null where it was never learned. */
  public double @Nullable [] set(String set) {
    double[] found = sets.get(set);
    return found == null ? null : found.clone();
  }

  /** The names of the sets, sorted. */
  public List<String> sets() {
    return sets.keySet().stream().sorted().toList();
  }

  /** The chance to win, between 0 and 1; one half where the set was never learned. */
  public <S> double chance(Features<S> features, S state, Seat seat) {
    double[] weights = sets.get(features.set(state));
    if (weights == null) {
      return 0.5;
    }
    int competitors = features.competitors(state);
    if (competitors == 1) {
      return chance(weights, features.numbers(state, seat));
    }
    double[][] numbers = new double[competitors][];
    for (int i = 0; i < competitors; i++) {
      numbers[i] = features.numbers(state, Seat.of(i));
    }
    return shares(weights, numbers)[seat.index()];
  }

  /** The logistic function of the weighed sum. */
  public static double chance(double[] weights, double[] numbers) {
    return 1 / (1 + Math.exp(-sum(weights, numbers)));
  }

  /** The chances of seats that compete: e to the power of each weighed sum, as a share of all. */
  public static double[] shares(double[] weights, double[][] numbers) {
    double[] shares = new double[numbers.length];
    double all = 0;
    for (int seat = 0; seat < numbers.length; seat++) {
      shares[seat] = Math.exp(sum(weights, numbers[seat]));
      all += shares[seat];
    }
    for (int seat = 0; seat < numbers.length; seat++) {
      shares[seat] /= all;
    }
    return shares;
  }

  private static double sum(double[] weights, double[] numbers) {
    double sum = 0;
    for (int i = 0; i < weights.length; i++) {
      sum += weights[i] * numbers[i];
    }
    return sum;
  }
}
