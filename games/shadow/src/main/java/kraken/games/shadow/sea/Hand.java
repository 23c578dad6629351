package kraken.games.shadow.sea;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A few cards in an int, in their order; 0 is no card, and a card that is not known. */
public final class Hand {

  public static final int NONE = 0;

  private static final int BITS = 3;
  private static final int MASK = (1 << BITS) - 1;

  private Hand() {}

  /** The card as it stands in a hand. */
  public static int code(Card card) {
    return card.ordinal() + 1;
  }

  public static int codeOrNone(@Nullable Card card) {
    return card == null ? NONE : code(card);
  }

  public static Card card(int code) {
    return Card.of(code - 1);
  }

  public static @Nullable Card cardOrNull(int code) {
    return code == NONE ? null : card(code);
  }

  public static int size(int hand) {
    int size = 0;
    for (int left = hand; left != 0; left >>>= BITS) {
      size++;
    }
    return size;
  }

  public static int at(int hand, int place) {
    return hand >>> (BITS * place) & MASK;
  }

  public static int plus(int hand, int code) {
    return hand | code << (BITS * size(hand));
  }

  public static boolean contains(int hand, int code) {
    for (int left = hand; left != 0; left >>>= BITS) {
      if ((left & MASK) == code) {
        return true;
      }
    }
    return false;
  }

  /** Without one card of this kind. */
  public static int without(int hand, int code) {
    int rest = NONE;
    boolean taken = false;
    for (int left = hand; left != 0; left >>>= BITS) {
      if (!taken && (left & MASK) == code) {
        taken = true;
      } else {
        rest = plus(rest, left & MASK);
      }
    }
    return rest;
  }

  public static int of(List<Card> cards) {
    int hand = NONE;
    for (Card card : cards) {
      hand = plus(hand, code(card));
    }
    return hand;
  }

  public static List<Card> list(int hand) {
    List<Card> cards = new ArrayList<>();
    for (int left = hand; left != 0; left >>>= BITS) {
      cards.add(card(left & MASK));
    }
    return List.copyOf(cards);
  }

  /** In an order that tells nothing. */
  public static List<Card> sorted(int hand) {
    return list(hand).stream().sorted().toList();
  }

  /** Two cards, in an order that tells nothing. */
  public static int pair(int one, int other) {
    return plus(plus(NONE, Math.min(one, other)), Math.max(one, other));
  }
}
