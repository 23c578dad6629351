package kraken.games.shadow.sea;

import java.util.List;
import kraken.games.shadow.crew.Ending;
import org.jspecify.annotations.Nullable;

/**
 * The two charts, hex by hex: where the red, the yellow and the blue arrow lead, and the token
 * printed there. P is the pirates' cove, S the sailors' bay, C the Kraken.
 */
public enum Chart {
  QUICK(
      """
      0,0    -1,1   0,2    1,1
      -1,1   -2,2   -1,3   0,2
      1,1    0,2    1,3    2,2
      0,2    -1,3   -1,3   1,3
      -2,2   -2,4   -2,4   -1,3
      2,2    1,3    2,4    2,4
      -1,3   -2,4   -1,5   0,4    search
      1,3    0,4    1,5    2,4    search
      0,4    -1,5   0,6    1,5
      -2,4   -3,5   -2,6   -1,5   search
      2,4    1,5    2,6    3,5
      -1,5   -2,6   -1,7   0,6
      1,5    0,6    1,7    2,6
      -3,5   P      -2,6   -2,6
      3,5    2,6    2,6    S
      0,6    -1,7   0,8    1,7
      -2,6   P      -1,7   -1,7
      2,6    1,7    1,7    S
      -1,7   P      P      0,8    feed
      1,7    0,8    S      S      feed
      0,8    P      C      S
      """,
      ""),
  LONG(
      """
      0,0    -1,1   0,2    1,1
      -1,1   -1,3   -1,3   0,2
      1,1    0,2    1,3    1,3
      0,2    -1,3   0,4    1,3
      -1,3   -2,4   -1,5   0,4    search
      1,3    0,4    1,5    2,4    search
      0,4    -1,5   -1,5   1,5    search
      -2,4   -2,6   -2,6   -1,5   search
      2,4    1,5    2,6    2,6
      -1,5   -2,6   -1,7   0,6
      1,5    0,6    1,7    2,6
      0,6    -1,7   0,8    1,7    tongue
      -2,6   -3,7   -2,8   -1,7
      2,6    1,7    2,8    3,7
      -1,7   -2,8   -1,9   0,8    flog
      1,7    0,8    1,9    2,8    flog
      -3,7   P      -2,8   -2,8
      3,7    2,8    2,8    S
      0,8    -1,9   0,10   1,9
      -2,8   P      -1,9   -1,9
      2,8    1,9    1,9    S
      -1,9   P      P      0,10   feed
      1,9    0,10   S      S      feed
      0,10   P      C      S      feed
      """,
      "0,0 -1,1 1,1 0,2 -1,3 1,3 0,4 -2,4 2,4 -1,5 1,5 0,6");

  /** Where an arrow leads that ends the voyage. */
  public static final int BAY = -1;

  public static final int COVE = -2;
  public static final int KRAKEN = -3;

  /** Where the ship starts: the first hex of the table. */
  public static final int START = 0;

  @SuppressWarnings("ImmutableEnumChecker") // an unmodifiable copy
  private final List<Water> waters;

  @SuppressWarnings("ImmutableEnumChecker") // an unmodifiable copy
  private final List<String> written;

  Chart(String table, String southernWaters) {
    waters = new ChartReader(table, southernWaters).waters();
    written = waters.stream().map(Water::written).toList();
  }

  public Hex hex(int number) {
    return waters.get(number).hex();
  }

  /** The number of the hex that the arrow leads to, or one of the ends. */
  public int next(int from, Colour colour) {
    Water water = waters.get(from);
    return switch (colour) {
      case RED -> water.red();
      case YELLOW -> water.yellow();
      case BLUE -> water.blue();
    };
  }

  public @Nullable Token token(int number) {
    return waters.get(number).token();
  }

  /** Whether this move leaves the southern waters. */
  public boolean crossesSupplyLine(int from, int to) {
    return waters.get(from).south() && !waters.get(to).south();
  }

  public List<Water> waters() {
    return waters;
  }

  public List<String> written() {
    return written;
  }

  public static Ending ending(int target) {
    return switch (target) {
      case BAY -> Ending.BAY;
      case COVE -> Ending.COVE;
      default -> Ending.KRAKEN;
    };
  }
}
