package kraken.games.attack.state;

import java.util.List;

/**
 * The cards of one player: two face up, the rest a draw pile. A played card goes under the pile
 * where everybody sees it, so the order of these cards is known.
 *
 * @param cards the two that lie face up, then the pile from its top to its bottom
 * @param unknown how many cards at the top of the pile lie in an order that nobody knows
 */
public record Pile(List<Card> cards, int unknown) {

  public static final int SHOWN = 2;
  static final Pile NONE = new Pile(List.of(), 0);

  public static Pile shuffled(Card[] cards) {
    return new Pile(List.of(cards), cards.length - SHOWN);
  }

  public boolean isEmpty() {
    return cards.isEmpty();
  }

  public List<Card> shown() {
    return cards.subList(0, Math.min(SHOWN, cards.size()));
  }

  /** Sorted, so that they tell nothing of their order. */
  public List<Card> unknownCards() {
    if (isEmpty()) {
      return List.of();
    }
    long among = 0; // there is one of each card
    for (int i = SHOWN; i < SHOWN + unknown; i++) {
      among |= 1L << cards.get(i).ordinal();
    }
    Card[] sorted = new Card[unknown];
    for (int i = 0; i < unknown; i++) {
      sorted[i] = Card.of(Long.numberOfTrailingZeros(among));
      among &= among - 1;
    }
    return List.of(sorted);
  }

  public List<Card> knownCards() {
    return isEmpty() ? List.of() : cards.subList(SHOWN + unknown, cards.size());
  }

  public Card top() {
    return cards.get(SHOWN);
  }

  public boolean shows(Card card) {
    return cards.get(0) == card || cards.get(1) == card;
  }

  /** The card goes under the pile, and the next one takes its place. */
  public Pile played(Card card) {
    int place = cards.get(0) == card ? 0 : 1;
    Card[] next = new Card[cards.size()];
    next[place] = top();
    next[1 - place] = cards.get(1 - place);
    for (int i = SHOWN; i < next.length - 1; i++) {
      next[i] = cards.get(i + 1);
    }
    next[next.length - 1] = card;
    return new Pile(List.of(next), Math.max(0, unknown - 1));
  }
}
