package kraken.games.rage.state;

import java.util.ArrayList;
import java.util.List;

/**
 * Where the cards are, a bit each. A card that is neither in the pile nor in a hand lies open among
 * the discards; so does the card in play.
 *
 * @param pile in no order: the sea decides at each draw
 * @param lastOfPile the cards in the hands that were dealt just before the discards were shuffled.
 *     Everybody had seen all others by then, and can tell that these are in those hands
 */
public record Cards(
    long pile, long hand0, long hand1, long hand2, long hand3, long lastOfPile, Discards discards) {

  public static final int PER_HAND = 3;

  private static final long ALL = (1L << Card.COUNT) - 1;

  public static final Cards NEW = new Cards(ALL, 0, 0, 0, 0, 0, Discards.NONE);

  public long bits(int seat) {
    return switch (seat) {
      case 0 -> hand0;
      case 1 -> hand1;
      case 2 -> hand2;
      default -> hand3;
    };
  }

  private long hands() {
    return hand0 | hand1 | hand2 | hand3;
  }

  private Cards with(long nextPile, int seat, long hand, long nextLast, Discards next) {
    return switch (seat) {
      case 0 -> new Cards(nextPile, hand, hand1, hand2, hand3, nextLast, next);
      case 1 -> new Cards(nextPile, hand0, hand, hand2, hand3, nextLast, next);
      case 2 -> new Cards(nextPile, hand0, hand1, hand, hand3, nextLast, next);
      default -> new Cards(nextPile, hand0, hand1, hand2, hand, nextLast, next);
    };
  }

  private static long bit(Card card) {
    return 1L << card.ordinal();
  }

  private static long bits(List<Card> cards) {
    long bits = 0;
    for (Card card : cards) {
      bits |= bit(card);
    }
    return bits;
  }

  public boolean holds(int seat, Card card) {
    return (bits(seat) & bit(card)) != 0;
  }

  public int count(int seat) {
    return Long.bitCount(bits(seat));
  }

  /** How many cards of a hand are among {@link #lastOfPile}. */
  public int countOfLast(int seat) {
    return Long.bitCount(bits(seat) & lastOfPile);
  }

  public int pileCount() {
    return Long.bitCount(pile);
  }

  public List<Card> hand(int seat) {
    return list(bits(seat));
  }

  public List<Card> pileCards() {
    return list(pile);
  }

  public List<Card> lastCards() {
    return list(lastOfPile);
  }

  private static List<Card> list(long bits) {
    List<Card> cards = new ArrayList<>();
    for (long left = bits; left != 0; left &= left - 1) {
      cards.add(Card.of(Long.numberOfTrailingZeros(left)));
    }
    return List.copyOf(cards);
  }

  public Cards played(int seat, Card card) {
    long left = ~bit(card);
    return with(pile, seat, bits(seat) & left, lastOfPile & left, discards.plus(card));
  }

  /** All cards of a hand lie open, in the order of the deck. */
  public Cards discarded(int seat) {
    Discards next = discards;
    for (Card card : hand(seat)) {
      next = next.plus(card);
    }
    return with(pile, seat, 0, lastOfPile & ~bits(seat), next);
  }

  /** A card of the pile, counted from 0, goes to a hand. */
  public Cards drawn(int seat, int number) {
    long left = pile;
    for (int i = 0; i < number; i++) {
      left &= left - 1;
    }
    long card = Long.lowestOneBit(left);
    return with(pile & ~card, seat, bits(seat) | card, lastOfPile, discards);
  }

  /** The discards are the new pile; what was left of the old one is in the hands. */
  public Cards shuffled() {
    return new Cards(ALL & ~hands(), hand0, hand1, hand2, hand3, hands(), Discards.NONE);
  }

  /** For imagining: these cards are in that hand, not in the pile. */
  public Cards given(int seat, List<Card> cards) {
    long hand = bits(cards);
    return with(pile & ~hand, seat, hand, lastOfPile, discards);
  }

  /** For imagining: these cards lie open, the last one on top. */
  public Cards without(List<Card> open) {
    Discards next = discards;
    for (Card card : open) {
      next = next.plus(card);
    }
    return new Cards(pile & ~bits(open), hand0, hand1, hand2, hand3, lastOfPile, next);
  }

  /** For imagining: these cards of the hands were the last of a pile. */
  public Cards withLast(List<Card> last) {
    return new Cards(pile, hand0, hand1, hand2, hand3, bits(last), discards);
  }
}
