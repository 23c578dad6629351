package kraken.kit;

import java.util.List;
import java.util.Optional;

/**
 * A player's judgement that a game brings along, where looking ahead is not enough: whom to trust,
 * what to say, when to lie. It is handed a view, so it cannot peek, and keeps nothing between two
 * calls.
 */
public interface Instinct<V, M> {

  /** One of the offered moves. */
  M choose(V view, Seat seat, List<M> offered, Chance chance);

  /** What the seat would claim now, if anything. Only a claim that its talk allows is made. */
  Optional<Claim> claim(V view, Seat seat, Chance chance);
}
