package kraken.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kraken.conformance.checks.BrokenCheck;
import kraken.conformance.checks.GamesEnd;
import kraken.conformance.play.Subject;
import org.junit.jupiter.api.DynamicTest;

/** A toy game with one flaw, and the check that must find it. */
public record Flaw<S, M, V, E>(String name, Class<?> check, Subject<S, M, V, E> subject) {

  private static final int GAMES = 2_000;
  private static final int SHORT = 9;

  public DynamicTest isFound() {
    return dynamicTest(name, this::find);
  }

  private void find() {
    Suite<S, M, V, E> suite = new Suite<>(subject, GAMES);
    Report report = firstReport(suite).orElseThrow(() -> new AssertionError("not found"));
    assertThat(report.failure().charge().check()).as(report::text).isEqualTo(check.getSimpleName());
    assertThat(report.text()).contains(BrokenCheck.of(check).sentence());
    if (check != GamesEnd.class) {
      assertThat(report.steps()).as(report::text).hasSizeLessThanOrEqualTo(SHORT);
    }
    failsInTheSameWayAgain(suite, report);
  }

  private Optional<Report> firstReport(Suite<S, M, V, E> suite) {
    return suite.setups().stream().flatMap(setup -> suite.explore(setup).stream()).findFirst();
  }

  private void failsInTheSameWayAgain(Suite<S, M, V, E> suite, Report report) {
    List<String> log = new ArrayList<>();
    Report again =
        suite
            .replay(ReplayToken.read(report.token().text()), log::add)
            .orElseThrow(AssertionError::new);
    assertThat(again.failure().charge()).isEqualTo(report.failure().charge());
    assertThat(log).hasSize(1 + again.steps().size());
  }
}
