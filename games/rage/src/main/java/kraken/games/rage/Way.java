package kraken.games.rage;

/** Which way the Kraken is rotated; right is clockwise. */
public enum Way {
  LEFT(-1),
  RIGHT(1);

  private final int quarters;

  Way(int quarters) {
    this.quarters = quarters;
  }

  int quarters() {
    return quarters;
  }
}
