package kraken.games.attack.mind;

import kraken.games.attack.state.Card;
import kraken.games.attack.state.Symbol;

/** What is printed on the cards, as numbers. */
final class CardFigures {

  /** The symbols that features count: all but the funny face. */
  static final int SYMBOLS = Symbol.FUNNY_FACE.ordinal();

  private static final int[][] COUNTS = new int[Card.values().length][SYMBOLS];

  static {
    for (Card card : Card.values()) {
      for (Symbol symbol : card.symbols()) {
        if (symbol != Symbol.FUNNY_FACE) {
          COUNTS[card.ordinal()][symbol.ordinal()]++;
        }
      }
    }
  }

  private CardFigures() {}

  static int count(Card card, int symbol) {
    return COUNTS[card.ordinal()][symbol];
  }

  static boolean has(Card card, Symbol symbol) {
    return COUNTS[card.ordinal()][symbol.ordinal()] > 0;
  }
}
