package kraken.games.rage;

/**
 * The flaming barrels.
 *
 * @param packed four bits a space. There is room: who comes into a space burns what is there, and
 *     every card with a barrel makes its ship leave, so no space ever holds more than two
 */
public record Flames(long packed) {

  static final Flames NONE = new Flames(0);

  private static final int BITS = 4;
  private static final long COUNT = 0xF;

  int at(Space space) {
    return (int) ((packed >>> (BITS * space.ordinal())) & COUNT);
  }

  Flames without(Space space) {
    return new Flames(packed & ~(COUNT << (BITS * space.ordinal())));
  }

  Flames plus(Space space, int barrels) {
    return new Flames(packed + ((long) barrels << (BITS * space.ordinal())));
  }
}
