package kraken.conformance;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import kraken.conformance.checks.BrokenCheck;
import kraken.conformance.checks.Check;
import kraken.conformance.checks.CheckFailedException;
import kraken.conformance.checks.ClaimsAreOnlyHeard;
import kraken.conformance.checks.OfferedMovesAreAccepted;
import kraken.conformance.checks.RulesNeverThrow;
import kraken.conformance.play.Choices;
import kraken.conformance.play.Finished;
import kraken.conformance.play.Position;
import kraken.conformance.play.RandomPlayer;
import kraken.conformance.play.Reply;
import kraken.conformance.play.Step;
import kraken.conformance.play.StepChoices;
import kraken.conformance.play.Subject;
import kraken.conformance.play.TakenStep;
import kraken.kit.Chance;
import kraken.kit.Setup;

/**
 * Plays one game by the given choices and runs the checks on it. Costly checks look at the first,
 * the last and the next to last position, and at one in eight of the others.
 */
final class CheckedGame<S, M, V, E> {

  private static final int ONE_IN = 8;
  private static final int LUCK = 1 << 16;
  private static final int LONG_GAME = 1_000; // costly checks skip the later positions

  private final List<Check<S, M, V, E>> checks;
  private final Choices choices;
  private final Chance fallback;
  private final List<StepChoices> rows = new ArrayList<>();
  private final List<Step<M>> steps = new ArrayList<>();

  /** A game that is played by these choices, and by the fallback where they end. */
  CheckedGame(List<Check<S, M, V, E>> checks, Choices choices, Chance fallback) {
    this.checks = checks;
    this.choices = choices;
    this.fallback = fallback;
  }

  Verdict<M> run(Subject<S, M, V, E> subject, Setup setup) {
    try {
      play(subject, setup);
      return verdict(Optional.empty());
    } catch (Stopped stopped) {
      return verdict(Optional.of(stopped.failure));
    }
  }

  private Verdict<M> verdict(Optional<Failure> failure) {
    return new Verdict<>(
        new Choices(rows.stream().map(StepChoices::made).toList()), steps, failure);
  }

  private void play(Subject<S, M, V, E> subject, Setup setup) {
    int luck = beginRow();
    Position<S, M, V, E> start =
        judged(BrokenCheck.of(RulesNeverThrow.class), () -> Position.start(subject, setup, luck));
    look(start, false);
    look(start, true);
    Position<S, M, V, E> at = start;
    while (!at.isOver()) {
      at = next(at);
    }
    Finished<S, M, V, E> game = new Finished<>(start, steps, at);
    checks.forEach(check -> judge(check, () -> check.atEnd(game)));
  }

  private Position<S, M, V, E> next(Position<S, M, V, E> at) {
    TakenStep<S, M, V, E> taken = take(at, RandomPlayer.next(at, rows.getLast()));
    Position<S, M, V, E> after = taken.after();
    look(after, false);
    if (after.isOver() && !isSampled(at)) {
      look(at, true);
    }
    review(taken, isSampled(at) || after.isOver());
    if (isSampled(after) || after.isOver()) {
      look(after, true);
    }
    return after;
  }

  private TakenStep<S, M, V, E> take(Position<S, M, V, E> at, Step<M> step) {
    steps.add(step);
    BrokenCheck charge =
        switch (step) {
          case Step.Drawn<M> drawn -> BrokenCheck.of(RulesNeverThrow.class);
          case Step.Played<M> played -> BrokenCheck.of(OfferedMovesAreAccepted.class);
          case Step.Claimed<M> claimed -> BrokenCheck.of(ClaimsAreOnlyHeard.class);
        };
    Reply<S, E> reply = judged(charge, () -> at.take(step));
    S state = judged(charge, () -> OfferedMovesAreAccepted.accepted(step, reply));
    return new TakenStep<>(at, step, reply, at.then(state, beginRow()));
  }

  /**
   * Begins the row of choices of the next position: its luck first, then the choices of its step.
   */
  private int beginRow() {
    rows.add(new StepChoices(choices.row(rows.size()), fallback));
    return rows.getLast().below(LUCK);
  }

  private static boolean isSampled(Position<?, ?, ?, ?> at) {
    return at.number() == 0 || (at.isSample(ONE_IN) && at.number() < LONG_GAME);
  }

  private void look(Position<S, M, V, E> at, boolean costly) {
    for (Check<S, M, V, E> check : checks) {
      if (check.isCostly() == costly) {
        judge(check, () -> check.at(at));
      }
    }
  }

  private void review(TakenStep<S, M, V, E> taken, boolean thoroughly) {
    for (Check<S, M, V, E> check : checks) {
      if (thoroughly || !check.isCostly()) {
        judge(check, () -> check.after(taken));
      }
    }
  }

  private void judge(Check<S, M, V, E> check, Runnable look) {
    judged(
        check.charge(),
        () -> {
          look.run();
          return check;
        });
  }

  private static <T> T judged(BrokenCheck charge, Supplier<T> look) {
    try {
      return look.get();
    } catch (CheckFailedException broken) {
      throw new Stopped(new Failure(charge, broken.how()));
    } catch (RuntimeException | AssertionError | StackOverflowError thrown) {
      throw new Stopped(new Failure(charge, "threw " + where(thrown)));
    }
  }

  private static String where(Throwable thrown) {
    String places =
        Stream.of(thrown.getStackTrace())
            .filter(place -> place.getClassName().startsWith("kraken."))
            .limit(3)
            .map(place -> "\n    at " + place)
            .collect(joining());
    return thrown.toString().lines().findFirst().orElse("") + places;
  }

  /** Ends the game at the first failure. */
  private static final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Failure failure;

    Stopped(Failure failure) {
      super(failure.how());
      this.failure = failure;
    }
  }
}
