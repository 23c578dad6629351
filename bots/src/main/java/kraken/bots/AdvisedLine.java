package kraken.bots;

import java.util.List;

/**
 * What a bot would do at a seat.
 *
 * @param moves to the end of the turn, or until the sea draws; never none
 * @param events what the seat would hear of them for certain
 * @param chance the seat's chance to win after them, from 0 to 1
 * @param reasons what speaks for this line or against it beside the others, the weightiest first
 */
public record AdvisedLine<M, E>(
    List<M> moves, List<E> events, double chance, List<Reason> reasons) {
  public AdvisedLine {
    moves = List.copyOf(moves);
    events = List.copyOf(events);
    reasons = List.copyOf(reasons);
  }
}
