package kraken.games.rage.state;

/**
 * The debris tokens of the round: those that lie on the board, and those on the stack that will
 * come to lie in the spaces that may still close.
 *
 * @param packed four bits for each space of the lanes that can close: the damage, and whether the
 *     token lies there, and face up
 */
public record Wreckage(int packed) {

  public static final Wreckage NONE = new Wreckage(0);

  /** The innermost lane that can close. */
  public static final int FIRST_LANE = Variant.FEWEST_LANES + 1;

  private static final int BITS = 4;
  private static final int DAMAGE = 3;
  private static final int LAID = 4;
  private static final int FACE_UP = 8;
  private static final int ALL_LAID = 0x44444444;

  private static int shift(Section section, int lane) {
    return BITS * ((lane - FIRST_LANE) * Section.COUNT + section.ordinal());
  }

  private int bits(Section section, int lane) {
    return packed >>> shift(section, lane);
  }

  /** Of a token on the board or still on the stack. */
  public int damage(Section section, int lane) {
    return bits(section, lane) & DAMAGE;
  }

  public boolean isLaid(Section section, int lane) {
    return (bits(section, lane) & LAID) != 0;
  }

  public boolean isFaceUp(Section section, int lane) {
    return (bits(section, lane) & FACE_UP) != 0;
  }

  /** How many tokens lie face up that do this damage. */
  public int countFaceUp(int damage) {
    int count = 0;
    for (int bits = packed; bits != 0; bits >>>= BITS) {
      boolean faceUp = (bits & FACE_UP) != 0;
      count += faceUp && (bits & DAMAGE) == damage ? 1 : 0;
    }
    return count;
  }

  public boolean hasFaceDown() {
    return packed != turned().packed;
  }

  public Wreckage stacked(Section section, int lane, int damage) {
    return new Wreckage(packed | damage << shift(section, lane));
  }

  /** The four tokens of a lane, face down. */
  public Wreckage laid(int lane) {
    Wreckage laid = this;
    for (int section = 0; section < Section.COUNT; section++) {
      laid = laid.laid(Section.of(section), lane, false);
    }
    return laid;
  }

  public Wreckage laid(Section section, int lane, boolean faceUp) {
    int bits = faceUp ? LAID | FACE_UP : LAID;
    return new Wreckage(packed | bits << shift(section, lane));
  }

  /** All that lie on the board, face up. */
  public Wreckage turned() {
    return new Wreckage(packed | (packed & ALL_LAID) << 1);
  }
}
