package kraken.tables.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The positions with which the last rounds of a game began, oldest first. There are three, so that
 * the one before the last is still known where a move that began a round is taken back.
 */
record RoundStarts<S, M, V, E>(List<Start<S, M, V, E>> last) {

  private static final int KEPT = 3;

  /** The first position of a round. */
  record Start<S, M, V, E>(int round, Position<S, M, V, E> position) {}

  static <S, M, V, E> RoundStarts<S, M, V, E> none() {
    return new RoundStarts<>(List.of());
  }

  /** The same with a position that came next, of this round. */
  RoundStarts<S, M, V, E> with(int round, Position<S, M, V, E> position) {
    if (round == 0 || (!last.isEmpty() && last.getLast().round == round)) {
      return this;
    }
    List<Start<S, M, V, E>> next = new ArrayList<>(last);
    next.removeIf(start -> start.round > round || start.round <= round - KEPT);
    if (next.isEmpty() || next.getLast().round != round) {
      next.add(new Start<>(round, position.stateOnly()));
    }
    return new RoundStarts<>(List.copyOf(next));
  }

  /** The position with which the round before the present one began. */
  Optional<Position<S, M, V, E>> ofTheRoundBefore() {
    return last.size() < 2 ? Optional.empty() : Optional.of(last.get(last.size() - 2).position);
  }
}
