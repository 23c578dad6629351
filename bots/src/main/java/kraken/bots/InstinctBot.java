package kraken.bots;

import java.util.List;
import java.util.Optional;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.Game;
import kraken.kit.Instinct;
import kraken.kit.Seat;

/** Plays by an instinct of the game, and like {@link GreedyBot} in games without one. */
final class InstinctBot implements Bot {

  private final Bot withoutInstinct = new GreedyBot();
  private final boolean keenest;

  private InstinctBot(boolean keenest) {
    this.keenest = keenest;
  }

  static Bot plainest() {
    return new InstinctBot(false);
  }

  static Bot keenest() {
    return new InstinctBot(true);
  }

  @Override
  public <S, M, V, E> M choose(
      Game<S, M, V, E> game, V view, Seat seat, List<M> offered, Chance luck) {
    if (offered.size() == 1) {
      return offered.getFirst();
    }
    return instinct(game)
        .map(instinct -> offered(offered, instinct.choose(view, seat, offered, luck)))
        .orElseGet(() -> withoutInstinct.choose(game, view, seat, offered, luck));
  }

  @Override
  public <S, M, V, E> Optional<Claim> claim(Game<S, M, V, E> game, V view, Seat seat, Chance luck) {
    return instinct(game).flatMap(instinct -> instinct.claim(view, seat, luck));
  }

  private static <M> M offered(List<M> offered, M choice) {
    if (!offered.contains(choice)) {
      throw new IllegalStateException("an instinct has chosen what was not offered: " + choice);
    }
    return choice;
  }

  private <M, V> Optional<Instinct<V, M>> instinct(Game<?, M, V, ?> game) {
    List<Instinct<V, M>> instincts = game.instincts();
    if (instincts.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(keenest ? instincts.getLast() : instincts.getFirst());
  }
}
