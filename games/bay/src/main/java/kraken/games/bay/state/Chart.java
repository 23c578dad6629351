package kraken.games.bay.state;

/**
 * How the spaces of the bay lie to each other (rulings 1, 3 and 8; Fig. 4 and 6). Spaces are
 * numbers here, and all is worked out once.
 */
public final class Chart {

  /** Not a space: the Kraken's mouth, inward of lane 8. */
  public static final int MOUTH = Space.COUNT;

  /** Not a space: beyond the outermost lane. */
  public static final int LAND = -1;

  private static final int INNERMOST = 8;
  private static final int OUTER_RED = 7;
  private static final int[][][] AHEAD = new int[2][Space.COUNT][];
  private static final Spaces[] NEIGHBOURS = new Spaces[Space.COUNT];
  private static final int[] INWARD = new int[Space.COUNT];
  private static final int[] OUTWARD = new int[Space.COUNT];

  static {
    for (int i = 0; i < Space.COUNT; i++) {
      Space space = Space.of(i);
      INWARD[i] = inwardOf(space);
      OUTWARD[i] = outwardOf(space);
      AHEAD[0][i] = aheadOf(space, 1);
      AHEAD[1][i] = aheadOf(space, -1);
    }
    for (int i = 0; i < Space.COUNT; i++) {
      NEIGHBOURS[i] = neighboursOf(Space.of(i));
    }
  }

  private Chart() {}

  /** Where one step can lead; straight ahead comes first. */
  public static int[] ahead(int space, Heading heading) {
    return AHEAD[heading.ordinal()][space];
  }

  public static int straightAhead(int space, Heading heading) {
    return AHEAD[heading.ordinal()][space][0];
  }

  /** One space back in the sense of the vortex, which is counter-clockwise. */
  public static int back(int space) {
    return AHEAD[1][space][0];
  }

  /** The next lane towards the Kraken, or {@link #MOUTH}. */
  public static int inward(int space) {
    return INWARD[space];
  }

  /** The next lane away from the Kraken, or {@link #LAND}. */
  public static int outward(int space) {
    return OUTWARD[space];
  }

  /** All that is next to a space; itself is not. */
  public static Spaces neighbours(int space) {
    return NEIGHBOURS[space];
  }

  public static boolean isNear(int space, int other) {
    return space == other || NEIGHBOURS[space].has(other);
  }

  private static int inwardOf(Space space) {
    if (space.lane() == INNERMOST) {
      return MOUTH;
    }
    return space.lane() == Space.OUTER_LANES
        ? redAgainst(space.number())
        : Space.index(space.lane() + 1, space.number());
  }

  /** Of the three spaces of lane 6 that a red one touches, the middle one lies beside it. */
  private static int outwardOf(Space space) {
    if (space.lane() == 1) {
      return LAND;
    }
    return space.lane() == OUTER_RED
        ? Space.index(Space.OUTER_LANES, 2 * space.number())
        : Space.index(space.lane() - 1, space.number());
  }

  /** The space of lane 7 that lies against this number of lane 6. */
  private static int redAgainst(int number) {
    int around = Math.floorMod(number - 1, Space.PER_LANE);
    return Space.index(OUTER_RED, around / 2 + 1);
  }

  private static int[] aheadOf(Space space, int way) {
    int lane = space.lane();
    int straight = Space.index(lane, space.number() + way);
    if (lane == 1) {
      return new int[] {straight, Space.index(2, space.number() + way)};
    }
    int out = outwardAhead(space, way);
    if (lane == INNERMOST) {
      return new int[] {straight, out};
    }
    int in =
        lane == Space.OUTER_LANES
            ? redAgainst(space.number() + way)
            : Space.index(lane + 1, space.number() + way);
    return new int[] {straight, out, in};
  }

  /** Out of the red: the furthest of the three spaces that the red one touches. */
  private static int outwardAhead(Space space, int way) {
    return space.lane() == OUTER_RED
        ? Space.index(Space.OUTER_LANES, 2 * space.number() + way)
        : Space.index(space.lane() - 1, space.number() + way);
  }

  private static Spaces neighboursOf(Space space) {
    Spaces near = Spaces.NONE;
    for (int i = 0; i < Space.COUNT; i++) {
      Space other = Space.of(i);
      if (!other.equals(space) && (touch(space, other) || touch(other, space))) {
        near = near.with(i);
      }
    }
    return near;
  }

  private static boolean touch(Space inner, Space outer) {
    int lanes = inner.lane() - outer.lane();
    if (inner.lane() == OUTER_RED && lanes == 1) {
      return apart(2 * inner.number(), outer.number(), Space.PER_LANE) <= 1;
    }
    boolean sameRing = Space.size(inner.lane()) == Space.size(outer.lane());
    return sameRing
        && (lanes == 0 || lanes == 1)
        && apart(inner.number(), outer.number(), Space.size(inner.lane())) <= 1;
  }

  private static int apart(int one, int other, int around) {
    int forward = Math.floorMod(one - other, around);
    return Math.min(forward, around - forward);
  }
}
