package kraken.conformance;

import java.util.List;
import java.util.Optional;
import kraken.conformance.checks.BrokenCheck;
import kraken.conformance.play.Choices;
import kraken.conformance.play.Step;

/** The result of one checked game: its choices and steps, up to the failure if there is one. */
record Verdict<M>(Choices choices, List<Step<M>> steps, Optional<Failure> failure) {

  Verdict {
    steps = List.copyOf(steps);
  }

  boolean hasBroken(BrokenCheck charge) {
    return failure.isPresent() && failure.get().charge().equals(charge);
  }

  /** Fewer steps are simpler, then smaller choices. */
  boolean isSimplerThan(Verdict<M> other) {
    return steps.size() == other.steps.size()
        ? choices.sum() < other.choices.sum()
        : steps.size() < other.steps.size();
  }
}
