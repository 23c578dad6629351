package kraken.games.bay.state;

/**
 * A space of the bay.
 *
 * @param lane 1, the outermost, to 6 with twelve spaces each; 7 and 8, the red ones, with six
 * @param number counted clockwise from 1; a spoke has the same number in lanes 1 to 6
 */
public record Space(int lane, int number) {

  public static final int LANES = 8;
  static final int OUTER_LANES = 6;
  public static final int PER_LANE = 12;
  public static final int PER_RED_LANE = 6;
  public static final int FIRST_RED = OUTER_LANES * PER_LANE;
  public static final int COUNT = FIRST_RED + 2 * PER_RED_LANE;

  private static final Space[] SPACES = new Space[COUNT];

  static {
    for (int lane = 1; lane <= LANES; lane++) {
      for (int number = 1; number <= size(lane); number++) {
        Space space = new Space(lane, number);
        SPACES[space.index()] = space;
      }
    }
  }

  public Space {
    if (lane < 1 || lane > LANES || number < 1 || number > size(lane)) {
      throw new IllegalArgumentException("no space " + number + " in lane " + lane);
    }
  }

  public static Space of(int index) {
    return SPACES[index];
  }

  /** The number of a space in a lane, going around where it is too high or too low. */
  public static int index(int lane, int number) {
    int size = size(lane);
    int first = lane <= OUTER_LANES ? (lane - 1) * PER_LANE : FIRST_RED + (lane - 7) * PER_RED_LANE;
    return first + Math.floorMod(number - 1, size);
  }

  public int index() {
    return index(lane, number);
  }

  static int size(int lane) {
    return lane <= OUTER_LANES ? PER_LANE : PER_RED_LANE;
  }

  public static boolean isRed(int index) {
    return index >= FIRST_RED;
  }
}
