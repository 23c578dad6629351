package kraken.conformance;

import java.util.List;
import kraken.kit.Setup;

/** Why a game does not pass: which check failed and how, with a short game that shows it. */
public record Report(Failure failure, List<String> steps, ReplayToken token) {

  private static final int MOST_STEPS = 40;

  public Report {
    steps = List.copyOf(steps);
  }

  static Report of(String game, Setup setup, Failure failure, Verdict<?> shown) {
    List<String> steps = shown.steps().stream().map(Object::toString).toList();
    return new Report(
        failure, steps, new ReplayToken(game, failure.charge(), setup, shown.choices()));
  }

  /** The report for people. */
  public String text() {
    return String.join(
        "\n",
        "Broken: " + failure.charge().sentence() + ".",
        "  " + failure.how(),
        "With "
            + Setups.describe(token.setup())
            + (steps.isEmpty() ? ", at the start." : ", after"),
        lastSteps() + "To see it again: -Dkraken.replay=" + token.text());
  }

  private String lastSteps() {
    int from = Math.max(0, steps.size() - MOST_STEPS);
    StringBuilder lines = new StringBuilder();
    if (from > 0) {
      lines.append("  ").append(from).append(" other steps, and then\n");
    }
    for (int i = from; i < steps.size(); i++) {
      lines.append("  ").append(i + 1).append(". ").append(steps.get(i)).append('\n');
    }
    return lines.toString();
  }
}
