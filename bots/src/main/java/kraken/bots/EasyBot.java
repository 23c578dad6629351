package kraken.bots;

import java.util.ArrayList;
import java.util.List;
import kraken.kit.Chance;
import kraken.kit.Game;
import kraken.kit.Seat;

/**
 * For children and beginners: plays like {@link GreedyBot}, but overlooks some of its moves, and
 * leaves out those that the game calls harsh. It never plays for the worse on purpose.
 */
final class EasyBot implements Bot {

  /** It overlooks one move of this many. */
  private static final int OVERLOOKS_ONE_IN = 6;

  private final Bot attentive = new GreedyBot();

  @Override
  public <S, M, V, E> M choose(
      Game<S, M, V, E> game, V view, Seat seat, List<M> offered, Chance luck) {
    return attentive.choose(game, view, seat, noticed(kind(game, view, offered), luck), luck);
  }

  /** Harsh moves stay where there is nothing else to do. */
  private static <M, V> List<M> kind(Game<?, M, V, ?> game, V view, List<M> offered) {
    List<M> kind = offered.stream().filter(move -> !game.isHarsh(view, move)).toList();
    return kind.isEmpty() ? offered : kind;
  }

  static <M> List<M> noticed(List<M> offered, Chance luck) {
    List<M> noticed = new ArrayList<>();
    for (M move : offered) {
      if (luck.below(OVERLOOKS_ONE_IN) > 0) {
        noticed.add(move);
      }
    }
    return noticed.isEmpty() ? List.of(offered.get(luck.below(offered.size()))) : noticed;
  }
}
