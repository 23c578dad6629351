package kraken.games.rage.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The discards, a stack of cards that lie open. Every stack shares the cards below its top with the
 * one before.
 *
 * @param top the last card that was discarded; none where there are no discards
 */
public record Discards(@Nullable Card top, @Nullable Discards below) {

  public static final Discards NONE = new Discards(null, null);

  public Discards plus(Card card) {
    return new Discards(card, this);
  }

  public int count() {
    return below == null ? 0 : below.count() + 1;
  }

  /** In the order in which they were discarded, the last one last. */
  public List<Card> list() {
    List<Card> cards = new ArrayList<>();
    for (Discards left = this; left != null && left.top != null; left = left.below) {
      cards.add(left.top);
    }
    Collections.reverse(cards);
    return List.copyOf(cards);
  }
}
