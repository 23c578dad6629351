package kraken.kit;

import java.util.Arrays;

/**
 * A short list of whole numbers: the bounds with which a game asks the sea, or what the sea has
 * drawn. Immutable.
 */
public final class Numbers {

  public static final Numbers NONE = new Numbers();

  private final int[] values;

  private Numbers(int... values) {
    this.values = values;
  }

  public static Numbers of(int... values) {
    return new Numbers(values.clone());
  }

  /** The same bound several times: {@code n} dice. */
  public static Numbers repeated(int times, int value) {
    int[] values = new int[times];
    Arrays.fill(values, value);
    return new Numbers(values);
  }

  public int count() {
    return values.length;
  }

  public int at(int index) {
    return values[index];
  }

  public int[] toArray() {
    return values.clone();
  }

  /** These numbers, then the others. */
  public Numbers and(Numbers other) {
    int[] joined = Arrays.copyOf(values, values.length + other.values.length);
    System.arraycopy(other.values, 0, joined, values.length, other.values.length);
    return new Numbers(joined);
  }

  /** Whether these numbers fit the bounds: as many numbers, each from 0 to below its bound. */
  public boolean fit(Numbers bounds) {
    if (values.length != bounds.values.length) {
      return false;
    }
    for (int i = 0; i < values.length; i++) {
      if (values[i] < 0 || values[i] >= bounds.values[i]) {
        return false;
      }
    }
    return true;
  }

  static Numbers drawn(Numbers bounds, Chance chance) {
    int[] values = new int[bounds.values.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = chance.below(bounds.values[i]);
    }
    return new Numbers(values);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Numbers numbers && Arrays.equals(values, numbers.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return Arrays.toString(values);
  }
}
