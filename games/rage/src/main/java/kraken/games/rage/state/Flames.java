package kraken.games.rage.state;

/**
 * The flaming barrels.
 *
 * @param packed four bits a space. There is room: a ship that enters a space burns the barrels
 *     there, and each card with a barrel makes its ship leave, so no space ever holds more than two
 */
public record Flames(long packed) {

  public static final Flames NONE = new Flames(0);

  private static final int BITS = 4;
  private static final long COUNT = 0xF;

  public int at(Space space) {
    return (int) ((packed >>> (BITS * space.ordinal())) & COUNT);
  }

  public Flames without(Space space) {
    return new Flames(packed & ~(COUNT << (BITS * space.ordinal())));
  }

  public Flames plus(Space space, int barrels) {
    return new Flames(packed + ((long) barrels << (BITS * space.ordinal())));
  }
}
