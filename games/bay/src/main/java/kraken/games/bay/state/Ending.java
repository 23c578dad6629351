package kraken.games.bay.state;

/** How a game can end. */
public enum Ending {
  KRAKEN_KILLED("kraken-killed"),
  TIME_UP("time-up"),
  ALL_SWALLOWED("all-swallowed");

  private final String key;

  Ending(String key) {
    this.key = key;
  }

  public String key() {
    return key;
  }
}
