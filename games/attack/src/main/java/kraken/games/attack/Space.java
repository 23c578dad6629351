package kraken.games.attack;

/** A space of a lane, from the open sea to the ship. */
public enum Space {
  BUBBLES,
  CANNON,
  PISTOL,
  SABER;

  static final int COUNT = 4;

  private static final Space[] SPACES = values();

  static Space of(int distance) {
    return SPACES[distance];
  }

  /** The symbol that reaches a figure here. On the bubbles nothing does. */
  Symbol weapon() {
    return switch (this) {
      case CANNON -> Symbol.CANNON;
      case PISTOL -> Symbol.PISTOL;
      case SABER -> Symbol.SABER;
      case BUBBLES -> throw new IllegalStateException("nothing reaches the bubbles");
    };
  }
}
