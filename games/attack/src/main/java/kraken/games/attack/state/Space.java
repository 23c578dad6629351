package kraken.games.attack.state;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** A space of a lane, from the open sea to the ship. */
public enum Space {
  BUBBLES,
  CANNON,
  PISTOL,
  SABER;

  public static final int COUNT = 4;

  private static final Space[] SPACES = values();
  private static final List<List<Space>> SETS =
      IntStream.range(0, 1 << COUNT).mapToObj(Space::set).toList();

  public static Space of(int distance) {
    return SPACES[distance];
  }

  /** The spaces whose bits are set, in their order. */
  public static List<Space> ofBits(int bits) {
    return SETS.get(bits);
  }

  private static List<Space> set(int bits) {
    return Arrays.stream(SPACES).filter(space -> (bits & 1 << space.ordinal()) != 0).toList();
  }

  /** The symbol that reaches a figure here. On the bubbles nothing does. */
  public Symbol weapon() {
    return switch (this) {
      case CANNON -> Symbol.CANNON;
      case PISTOL -> Symbol.PISTOL;
      case SABER -> Symbol.SABER;
      case BUBBLES -> throw new IllegalStateException("nothing reaches the bubbles");
    };
  }
}
