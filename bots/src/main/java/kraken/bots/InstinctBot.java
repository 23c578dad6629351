package kraken.bots;

import java.util.List;
import java.util.Optional;
import kraken.kit.Belief;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.Game;
import kraken.kit.Instinct;
import kraken.kit.Seat;

/** Plays by an instinct of the game, and in games without one like another bot. */
final class InstinctBot implements Bot {

  /** The easy bot leaves its instinct aside in one choice of this many. */
  private static final int ABSENT_MINDED = 4;

  private final Bot withoutInstinct;
  private final boolean keenest;
  private final boolean absentMinded;

  private InstinctBot(Bot withoutInstinct, boolean keenest, boolean absentMinded) {
    this.withoutInstinct = withoutInstinct;
    this.keenest = keenest;
    this.absentMinded = absentMinded;
  }

  /** By the plainest instinct, with some random moves. */
  static Bot absentMinded(Bot withoutInstinct) {
    return new InstinctBot(withoutInstinct, false, true);
  }

  static Bot plainest(Bot withoutInstinct) {
    return new InstinctBot(withoutInstinct, false, false);
  }

  static Bot keenest(Bot withoutInstinct) {
    return new InstinctBot(withoutInstinct, true, false);
  }

  @Override
  public <S, M, V, E> M choose(
      Game<S, M, V, E> game, V view, Seat seat, List<M> offered, Chance luck) {
    if (offered.size() == 1) {
      return offered.getFirst();
    }
    return instinct(game)
        .map(instinct -> chosen(instinct, view, seat, offered, luck))
        .orElseGet(() -> withoutInstinct.choose(game, view, seat, offered, luck));
  }

  private <M, V> M chosen(
      Instinct<V, M> instinct, V view, Seat seat, List<M> offered, Chance luck) {
    if (absentMinded && luck.below(ABSENT_MINDED) == 0) {
      return offered.get(luck.below(offered.size()));
    }
    return offered(offered, instinct.choose(view, seat, offered, luck));
  }

  @Override
  public <S, M, V, E> Optional<Claim> claim(Game<S, M, V, E> game, V view, Seat seat, Chance luck) {
    return instinct(game).flatMap(instinct -> instinct.claim(view, seat, luck));
  }

  @Override
  public <S, M, V, E> List<Belief> beliefs(Game<S, M, V, E> game, V view, Seat seat) {
    return instinct(game).map(instinct -> instinct.beliefs(view, seat)).orElse(List.of());
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
