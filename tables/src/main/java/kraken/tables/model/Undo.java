package kraken.tables.model;

import kraken.kit.Answer;
import kraken.kit.Chance;
import kraken.kit.Narrator;
import kraken.kit.Seat;

/**
 * A move that might be taken back.
 *
 * @param moment of the position before it
 * @param whispered whether the game has told something to some and not to others
 */
record Undo<S, M, V, E>(
    Seat seat,
    Position<S, M, V, E> before,
    Moment moment,
    M move,
    Position<S, M, V, E> after,
    boolean whispered) {

  /**
   * Whether the move has shown anybody something that he could not know before, such as the next
   * card of a pile: then it stands. Unless the game rules it out, found by playing it in other
   * states that look the same; what is shown there differs.
   */
  boolean hasShown(Rulebook<S, M, V, E> rules, int samples) {
    if (whispered) {
      return true;
    }
    if (!rules.game().mayUncover(move)) {
      return false;
    }
    Chance chance = Chance.seeded(moment.number());
    for (CachedView<V> cachedView : before.cachedViews()) {
      if (isSurprised(rules, cachedView, samples, chance)) {
        return true;
      }
    }
    return false;
  }

  /** The same move; what its positions look like is found out anew if it is asked for. */
  Undo<S, M, V, E> withStatesOnly() {
    return new Undo<>(seat, before.stateOnly(), moment, move, after.stateOnly(), whispered);
  }

  private boolean isSurprised(
      Rulebook<S, M, V, E> rules, CachedView<V> cachedView, int samples, Chance chance) {
    V seen = after.cachedView(cachedView.viewer()).view();
    for (int i = 0; i < samples; i++) {
      S imagined = rules.game().imagine(cachedView.view(), chance);
      if (!imagined.equals(before.state()) && !shows(rules, imagined, cachedView, seen)) {
        return true;
      }
    }
    return false;
  }

  private boolean shows(Rulebook<S, M, V, E> rules, S imagined, CachedView<V> cachedView, V seen) {
    return rules.game().play(imagined, seat, move, Narrator.none())
            instanceof Answer.Next<S>(S next)
        && rules.game().view(next, cachedView.viewer()).equals(seen);
  }
}
