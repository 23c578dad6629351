package kraken.games.shadow.sea;

import org.jspecify.annotations.Nullable;

/**
 * The cards thrown away since the last shuffle, the last of them first.
 *
 * @param by who threw it, or nobody
 * @param card as it stands in a {@link Hand}
 * @param knowers who knows which card it is
 */
public record Sea(int size, int round, int by, int card, int knowers, @Nullable Sea before) {

  public static Sea thrown(@Nullable Sea before, int round, int by, int card, int knowers) {
    return new Sea(sizeOf(before) + 1, round, by, card, knowers, before);
  }

  static int sizeOf(@Nullable Sea sea) {
    return sea == null ? 0 : sea.size;
  }

  /** The last cards: this many, or all if there are fewer. */
  public static int last(@Nullable Sea sea, int cards) {
    int hand = Hand.NONE;
    Sea at = sea;
    for (int i = 0; i < cards && at != null; i++) {
      hand = Hand.plus(hand, at.card);
      at = at.before;
    }
    return hand;
  }
}
