package kraken.games.attack;

/** A face of a Kraken die. The first four are the signs of the lanes. */
public enum Face {
  STAR,
  SHELL,
  CRAB,
  FISH,
  BLANK,
  EYE;

  static final int COUNT = 6;

  private static final Face[] FACES = values();

  static Face of(int number) {
    return FACES[number];
  }

  boolean isSign() {
    return ordinal() < BLANK.ordinal();
  }
}
