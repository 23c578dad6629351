package kraken.conformance.play;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kraken.kit.Chance;
import kraken.kit.Numbers;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.kit.Turn;

/**
 * Moves and an outcome from a few games of a set-up, which checks use as examples. The games are
 * always the same, so that a failure can be repeated.
 */
public record SampleGames<M>(List<M> moves, Optional<Outcome> outcome) {

  private static final int GAMES = 4;
  private static final int MOST_STEPS = 500;
  private static final int MOST_MOVES = 1_000;

  public SampleGames {
    moves = List.copyOf(moves);
  }

  public static <S, M, V, E> SampleGames<M> of(Subject<S, M, V, E> subject, Setup setup) {
    Set<M> moves = new LinkedHashSet<>();
    List<Outcome> outcomes = new ArrayList<>();
    for (int seed = 0; seed < GAMES; seed++) {
      try {
        play(Position.start(subject, setup, 0), Chance.seeded(seed), moves, outcomes);
      } catch (RuntimeException | AssertionError | StackOverflowError flaw) {
        // The checks find and report it.
      }
    }
    return new SampleGames<>(List.copyOf(moves), outcomes.stream().findFirst());
  }

  private static <S, M, V, E> void play(
      Position<S, M, V, E> start, Chance chance, Set<M> moves, List<Outcome> outcomes) {
    Position<S, M, V, E> at = start;
    while (!at.isOver() && at.number() < MOST_STEPS) {
      collect(at, moves);
      Step<M> step = RandomPlayer.next(at, new StepChoices(Numbers.NONE, chance));
      at = at.then(at.take(step).answer().orThrow());
    }
    if (at.turn() instanceof Turn.Over(Outcome outcome)) {
      outcomes.add(outcome);
    }
  }

  private static <M> void collect(Position<?, M, ?, ?> at, Set<M> moves) {
    for (Seat seat : at.seats()) {
      if (moves.size() < MOST_MOVES) {
        moves.addAll(at.moves(seat));
      }
    }
  }
}
