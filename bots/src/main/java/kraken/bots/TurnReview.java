package kraken.bots;

import java.util.List;

/**
 * A turn that was played, beside what a strong bot would have done.
 *
 * @param chance the chance to win that the turn left, from 0 to 1
 * @param lines the best lines that begin with other moves, tried in the same futures as the turn
 */
public record TurnReview<M, E>(double chance, List<AdvisedLine<M, E>> lines) {
  public TurnReview {
    lines = List.copyOf(lines);
  }
}
