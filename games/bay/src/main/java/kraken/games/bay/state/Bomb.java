package kraken.games.bay.state;

/** What the Fisherman and the House Boat drop into the water. */
public enum Bomb {
  BARREL,
  SMOKE;

  public static final int SUPPLY = 6;
}
