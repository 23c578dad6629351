package kraken.games.rage.state;

/** A quarter of the water around the Kraken, in the order in which ships sail. */
public enum Section {
  NORTH,
  EAST,
  SOUTH,
  WEST;

  public static final int COUNT = 4;

  private static final Section[] SECTIONS = values();

  /** Any number: it goes round and round. */
  public static Section of(int index) {
    return SECTIONS[index & (COUNT - 1)];
  }

  /** The section this many quarters on, clockwise. */
  public Section plus(int quarters) {
    return of(ordinal() + quarters);
  }
}
