package kraken.games.rage.state;

import java.util.ArrayList;
import java.util.List;

/**
 * Where the cards are, a bit each. A card that is neither in the pile nor in a hand lies open among
 * the discards; so does the card in play.
 *
 * @param pile in no order: the sea decides at each draw
 */
public record Cards(long pile, long hand0, long hand1, long hand2, long hand3) {

  public static final int PER_HAND = 3;

  private static final long ALL = (1L << Card.COUNT) - 1;

  public static final Cards NEW = new Cards(ALL, 0, 0, 0, 0);

  public long bits(int seat) {
    return switch (seat) {
      case 0 -> hand0;
      case 1 -> hand1;
      case 2 -> hand2;
      default -> hand3;
    };
  }

  private Cards with(int seat, long hand) {
    return switch (seat) {
      case 0 -> new Cards(pile, hand, hand1, hand2, hand3);
      case 1 -> new Cards(pile, hand0, hand, hand2, hand3);
      case 2 -> new Cards(pile, hand0, hand1, hand, hand3);
      default -> new Cards(pile, hand0, hand1, hand2, hand);
    };
  }

  private static long bit(Card card) {
    return 1L << card.ordinal();
  }

  public boolean holds(int seat, Card card) {
    return (bits(seat) & bit(card)) != 0;
  }

  public int count(int seat) {
    return Long.bitCount(bits(seat));
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

  public List<Card> discards() {
    return list(ALL & ~(pile | hand0 | hand1 | hand2 | hand3));
  }

  private static List<Card> list(long bits) {
    List<Card> cards = new ArrayList<>();
    for (long left = bits; left != 0; left &= left - 1) {
      cards.add(Card.of(Long.numberOfTrailingZeros(left)));
    }
    return List.copyOf(cards);
  }

  public Cards played(int seat, Card card) {
    return with(seat, bits(seat) & ~bit(card));
  }

  public Cards discarded(int seat) {
    return with(seat, 0);
  }

  /** A card of the pile, counted from 0, goes to a hand. */
  public Cards drawn(int seat, int number) {
    long left = pile;
    for (int i = 0; i < number; i++) {
      left &= left - 1;
    }
    long card = Long.lowestOneBit(left);
    return new Cards(pile & ~card, hand0, hand1, hand2, hand3).with(seat, bits(seat) | card);
  }

  /** The discards go back into the pile. */
  public Cards shuffled() {
    return new Cards(ALL & ~(hand0 | hand1 | hand2 | hand3), hand0, hand1, hand2, hand3);
  }

  /** For imagining: these cards are in that hand, not in the pile. */
  public Cards given(int seat, List<Card> cards) {
    long hand = 0;
    for (Card card : cards) {
      hand |= bit(card);
    }
    return new Cards(pile & ~hand, hand0, hand1, hand2, hand3).with(seat, hand);
  }

  /** For imagining: these cards lie open. */
  public Cards without(List<Card> open) {
    long left = pile;
    for (Card card : open) {
      left &= ~bit(card);
    }
    return new Cards(left, hand0, hand1, hand2, hand3);
  }
}
