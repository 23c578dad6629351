package kraken.games.rage.state;

/** What depends on the number of players; there are no options. */
public record Variant(int players) {

  public static final int FEWEST_LANES = 2;

  /** One for each ship, and so one lane fewer with each that sinks. */
  public static int lanes(int ships) {
    return Math.max(FEWEST_LANES, ships);
  }

  public int lanes() {
    return lanes(players);
  }

  /** Rounds to win. */
  public int goal() {
    return players == 4 ? 2 : 3;
  }

  /**
   * With fewer than four the first lane beyond the open ones is closed by debris from the start.
   */
  public boolean beginsWithDebris() {
    return players < Ships.MOST;
  }

  /** The outermost lane that ever has debris: with two players the one beyond stays as it is. */
  public int outermostDebris() {
    return players == 2 ? Wreckage.FIRST_LANE : Space.LANES;
  }
}
