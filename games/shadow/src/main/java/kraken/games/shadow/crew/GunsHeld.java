package kraken.games.shadow.crew;

/**
 * The guns before the players.
 *
 * @param packed how many by seat, as {@link Masks} has them
 */
public record GunsHeld(long packed) {

  static final GunsHeld NONE = new GunsHeld(0);

  int of(int seat) {
    return Masks.at(packed, seat);
  }

  GunsHeld with(int seat, int guns) {
    return new GunsHeld(Masks.with(packed, seat, guns));
  }
}
