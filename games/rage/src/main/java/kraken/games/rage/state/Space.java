package kraken.games.rage.state;

/** Where a ship can be: a section, and a lane from 1 at the Kraken to 4 at the outer reef. */
public enum Space {
  N1,
  N2,
  N3,
  N4,
  E1,
  E2,
  E3,
  E4,
  S1,
  S2,
  S3,
  S4,
  W1,
  W2,
  W3,
  W4;

  public static final int COUNT = 16;
  public static final int LANES = 4;

  private static final Space[] SPACES = values();

  public static Space of(int index) {
    return SPACES[index];
  }

  public static Space of(Section section, int lane) {
    return SPACES[section.ordinal() * LANES + lane - 1];
  }

  public Section section() {
    return Section.of(ordinal() / LANES);
  }

  public int lane() {
    return ordinal() % LANES + 1;
  }
}
