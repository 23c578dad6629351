package kraken.kit;

import java.util.List;
import java.util.Optional;

/**
 * A game's own judgement for bots, where looking ahead is not enough: whom to trust, what to say,
 * when to lie. It gets a view, so it cannot peek. It keeps nothing between two calls.
 */
public interface Instinct<V, M> {

  /** One of the offered moves. */
  M choose(V view, Seat seat, List<M> offered, Chance chance);

  /**
   * What the seat would claim now, if anything. The caller drops a claim that the seat's talk does
   * not allow.
   */
  Optional<Claim> claim(V view, Seat seat, Chance chance);

  /**
   * What speaks for an offered move or against it, the weightiest first, as far as it can be told.
   */
  default List<Argument> arguments(V view, Seat seat, M move) {
    return List.of();
  }

  /** All subjects of arguments, each once. */
  default List<String> subjects() {
    return List.of();
  }

  /** What the seat takes the others for; nothing in games that hide no parts. */
  default List<Belief> beliefs(V view, Seat seat) {
    return List.of();
  }
}
