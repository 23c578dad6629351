package kraken.games.shadow.crew;

import org.jspecify.annotations.Nullable;

/**
 * Which side a flogging has ruled out.
 *
 * @param packed one more than the number of the side, two bits a seat
 */
public record Floggings(int packed) {

  static final Floggings NONE = new Floggings(0);

  private static final int BITS = 2;
  private static final int MASK = (1 << BITS) - 1;

  @Nullable Side of(int seat) {
    int number = packed >>> (BITS * seat) & MASK;
    return number == 0 ? null : Side.of(number - 1);
  }

  Floggings plus(int seat, Side not) {
    return new Floggings(packed | (not.ordinal() + 1) << (BITS * seat));
  }
}
