package kraken.games.rage.state;

/** Which way the Kraken is rotated; right is clockwise. */
public enum Way {
  LEFT(-1),
  RIGHT(1);

  private final int quarters;

  Way(int quarters) {
    this.quarters = quarters;
  }

  public int quarters() {
    return quarters;
  }
}
