package kraken.games.shadow.crew;

/**
 * The cards that lie before the players since they sailed them as captain.
 *
 * @param packed how many by seat, as {@link Masks} has them
 */
public record CardsSailed(long packed) {

  static final CardsSailed NONE = new CardsSailed(0);

  int by(int seat) {
    return Masks.at(packed, seat);
  }

  CardsSailed with(int seat, int cards) {
    return new CardsSailed(Masks.with(packed, seat, cards));
  }
}
