package kraken.games.bay;

/** What the Fisherman and the House Boat drop into the water. */
public enum Bomb {
  BARREL,
  SMOKE;

  static final int SUPPLY = 6;
}
