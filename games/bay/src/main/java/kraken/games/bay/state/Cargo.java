package kraken.games.bay.state;

/** What ships carry and what floats on the water. Plague crew only floats. */
public enum Cargo {
  RATION(18),
  CREW(18),
  TREASURE(18),
  PLAGUE(12);

  /** The kinds that a ship can have on board. */
  public static final int CARRIED = 3;

  public static final int COUNT = 4;

  private static final Cargo[] KINDS = values();

  private final int mostAfloat;

  Cargo(int mostAfloat) {
    this.mostAfloat = mostAfloat;
  }

  public static Cargo of(int index) {
    return KINDS[index];
  }

  /** 1-2 ration, 3-4 crew, 5-6 treasure; the number of the sea begins at 0. */
  public static Cargo ofDie(int drawn) {
    return KINDS[drawn / 2];
  }

  public int mostAfloat() {
    return mostAfloat;
  }
}
