package kraken.tables.model;

import kraken.kit.Answer;
import kraken.kit.Chance;
import kraken.kit.Narrator;
import kraken.kit.Seat;

/**
 * A move that its player might take back.
 *
 * @param moment the moment of the position before it
 * @param toldToSome whether the game has told an event of it to some viewers only
 */
record Undo<S, M, V, E>(
    Seat seat,
    Position<S, M, V, E> before,
    Moment moment,
    M move,
    Position<S, M, V, E> after,
    boolean toldToSome) {

  /**
   * Whether the move has shown any viewer something new, such as the next card of a pile: then it
   * stands. Unless the game rules it out, this is found by trial: the move is played in imagined
   * states that look the same to the viewer before it. If one looks different after it, the move
   * has shown something.
   */
  boolean hasShown(Rulebook<S, M, V, E> rules, int samples) {
    if (toldToSome) {
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

  /** The same move without the views of its positions. */
  Undo<S, M, V, E> withStatesOnly() {
    return new Undo<>(seat, before.stateOnly(), moment, move, after.stateOnly(), toldToSome);
  }

  private boolean isSurprised(
      Rulebook<S, M, V, E> rules, CachedView<V> cachedView, int samples, Chance chance) {
    V seen = after.cachedView(cachedView.viewer()).view();
    for (int i = 0; i < samples; i++) {
      S imagined = rules.game().imagine(cachedView.view(), chance);
      if (!imagined.equals(before.state()) && !looksTheSame(rules, imagined, cachedView, seen)) {
        return true;
      }
    }
    return false;
  }

  private boolean looksTheSame(
      Rulebook<S, M, V, E> rules, S imagined, CachedView<V> cachedView, V seen) {
    return rules.game().play(imagined, seat, move, Narrator.none())
            instanceof Answer.Next<S>(S next)
        && rules.game().view(next, cachedView.viewer()).equals(seen);
  }
}
