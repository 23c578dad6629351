package kraken.games.shadow.sea;

import org.jspecify.annotations.Nullable;

/**
 * The navigation cards to be drawn and those in the sea. The deck has no order: a card is drawn
 * when it is needed, except for the top card once somebody has looked at it.
 *
 * @param counts how many of each kind are in the deck, four bits a kind, the top card among them
 * @param top the top card if it is certain, as it stands in a {@link Hand}
 * @param foresaw who has seen the top card
 */
public record Deck(int counts, int size, int top, int foresaw, @Nullable Sea sea) {

  public static final Deck EMPTY = new Deck(0, 0, Hand.NONE, 0, null);

  private static final int BITS = 4;
  private static final int MASK = (1 << BITS) - 1;

  public static Deck of(Chart chart) {
    int counts = 0;
    int size = 0;
    for (Card card : Card.values()) {
      counts |= card.count(chart) << (BITS * card.ordinal());
      size += card.count(chart);
    }
    return new Deck(counts, size, Hand.NONE, 0, null);
  }

  public int count(int code) {
    return counts >>> (BITS * (code - 1)) & MASK;
  }

  /** The card that the sea's number stands for, counted kind by kind. */
  public int pick(int number) {
    if (top != Hand.NONE) {
      return top;
    }
    int left = number;
    int code = 1;
    while (left >= count(code)) {
      left -= count(code);
      code++;
    }
    return code;
  }

  /** Of how many cards the next one is drawn. */
  public int choices() {
    return top == Hand.NONE ? size : 1;
  }

  public Deck without(int code) {
    return new Deck(counts - (1 << (BITS * (code - 1))), size - 1, Hand.NONE, 0, sea);
  }

  public Deck with(int code) {
    return new Deck(counts + (1 << (BITS * (code - 1))), size + 1, top, foresaw, sea);
  }

  public Deck withTop(int code, int seenBy) {
    return new Deck(counts, size, code, foresaw | seenBy, sea);
  }

  public Deck thrown(int round, int by, int code, int knowers) {
    return new Deck(counts, size, top, foresaw, Sea.thrown(sea, round, by, code, knowers));
  }

  public Deck over(@Nullable Sea thrown) {
    return new Deck(counts, size, top, foresaw, thrown);
  }

  public int seaSize() {
    return Sea.sizeOf(sea);
  }

  /** All that was thrown away is drawn again. */
  public Deck shuffled() {
    int all = counts;
    for (Sea at = sea; at != null; at = at.before()) {
      all += 1 << (BITS * (at.card() - 1));
    }
    return new Deck(all, size + seaSize(), Hand.NONE, 0, null);
  }
}
