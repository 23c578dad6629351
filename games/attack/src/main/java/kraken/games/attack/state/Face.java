package kraken.games.attack.state;

/** A face of a Kraken die. The first four are the signs of the lanes. */
public enum Face {
  STAR,
  SHELL,
  CRAB,
  FISH,
  BLANK,
  EYE;

  public static final int COUNT = 6;

  private static final Face[] FACES = values();

  public static Face of(int number) {
    return FACES[number];
  }

  public boolean isSign() {
    return ordinal() < BLANK.ordinal();
  }
}
