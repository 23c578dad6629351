package kraken.games.attack.state;

/** A quarter of the deck. It covers the two lanes outside of it. */
public enum Area {
  PORT_BOW,
  PORT_STERN,
  STARBOARD_BOW,
  STARBOARD_STERN;

  public static final int COUNT = 4;

  private static final Area[] AREAS = values();
  private static final int STERN = 1;
  private static final int STARBOARD = 2;

  static Area of(int index) {
    return AREAS[index];
  }

  public Side side() {
    return (ordinal() & STARBOARD) == 0 ? Side.PORT : Side.STARBOARD;
  }

  /** The other end of the same side. */
  Area alongside() {
    return AREAS[ordinal() ^ STERN];
  }

  /** The other side at the same end. */
  Area across() {
    return AREAS[ordinal() ^ STARBOARD];
  }

  public boolean isNextTo(Area other) {
    return other == alongside() || other == across();
  }
}
