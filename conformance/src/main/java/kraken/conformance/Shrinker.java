package kraken.conformance;

import java.util.function.Function;
import kraken.conformance.checks.BrokenCheck;
import kraken.conformance.play.Choices;
import kraken.kit.Numbers;

/**
 * Finds a simple game with the same failure: it leaves out steps and lowers choices towards 0 as
 * long as the same check fails.
 */
final class Shrinker<M> {

  private static final int MOST_ATTEMPTS = 4_000;

  /** No limit in time: the same fault is shrunk to the same game on every machine. */
  private static final long MOST_STEPS = 200_000;

  private final BrokenCheck charge;
  private final Function<Choices, Verdict<M>> replay;
  private int attempts;
  private long steps;
  private Verdict<M> best;

  private Shrinker(Verdict<M> failed, BrokenCheck charge, Function<Choices, Verdict<M>> replay) {
    this.best = failed;
    this.charge = charge;
    this.replay = replay;
  }

  static <M> Verdict<M> shrink(
      Verdict<M> failed, BrokenCheck charge, Function<Choices, Verdict<M>> replay) {
    Shrinker<M> shrinker = new Shrinker<>(failed, charge, replay);
    shrinker.shrink();
    return shrinker.best;
  }

  private void shrink() {
    Verdict<M> before;
    do {
      before = best;
      leaveOutSteps();
      forgetRows();
      lowerChoices();
    } while (best.isSimplerThan(before) && isWorthwhile());
  }

  private void leaveOutSteps() {
    for (int size = count(); size > 0; size /= 2) {
      for (int from = count() - size; from >= 0; from -= size) {
        attempt(best.choices().without(from, from + size));
      }
    }
  }

  private void forgetRows() {
    for (int step = 0; step < count(); step++) {
      attempt(best.choices().with(step, Numbers.NONE));
    }
  }

  private void lowerChoices() {
    for (int step = 0; step < count(); step++) {
      for (int index = 0; index < best.choices().row(step).count(); index++) {
        lower(step, index);
      }
    }
  }

  private void lower(int step, int index) {
    int choice = best.choices().row(step).at(index);
    for (int lower : new int[] {0, choice / 2, choice - 1}) {
      if (step >= count() || index >= best.choices().row(step).count()) {
        return; // the game has become shorter
      }
      int[] row = best.choices().row(step).toArray();
      if (lower >= 0 && lower < row[index]) {
        row[index] = lower;
        attempt(best.choices().with(step, Numbers.of(row)));
      }
    }
  }

  private int count() {
    return best.choices().count();
  }

  private void attempt(Choices choices) {
    if (isWorthwhile()) {
      attempts++;
      Verdict<M> verdict = replay.apply(choices);
      steps += verdict.steps().size();
      if (verdict.hasBroken(charge) && verdict.isSimplerThan(best)) {
        best = verdict;
      }
    }
  }

  private boolean isWorthwhile() {
    return attempts < MOST_ATTEMPTS && steps < MOST_STEPS;
  }
}
