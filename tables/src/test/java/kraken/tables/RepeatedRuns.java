package kraken.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.ClassNameFilter.excludeClassNamePatterns;
import static org.junit.platform.engine.discovery.ClassNameFilter.includeClassNamePatterns;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectPackage;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.assertj.core.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/**
 * Runs the tests of a package many times over, to find those that fail now and then. It runs only
 * where {@code -Dkraken.repeat} says how often; {@code -Dkraken.repeat.only} names the classes, as
 * a regular expression.
 */
public abstract class RepeatedRuns {

  private final LauncherDiscoveryRequest request;
  private final Map<String, List<Throwable>> failures = new TreeMap<>();

  protected RepeatedRuns(String packageName) {
    String only = System.getProperty("kraken.repeat.only", ".*Test");
    this.request =
        LauncherDiscoveryRequestBuilder.request()
            .selectors(selectPackage(packageName))
            .filters(
                includeClassNamePatterns("(.*\\.)?(" + only + ")"),
                excludeClassNamePatterns(".*RepeatedRunsTest"))
            .build();
  }

  @Test
  @EnabledIfSystemProperty(named = "kraken.repeat", matches = "\\d+")
  void noTestFailsInAnyOfManyRuns() {
    int runs = Integer.getInteger("kraken.repeat", 1);
    Launcher launcher = LauncherFactory.create();
    Assumptions.assumeThat(launcher.discover(request).containsTests()).as("tests to run").isTrue();
    for (int run = 1; run <= runs; run++) {
      SummaryGeneratingListener listener = new SummaryGeneratingListener();
      launcher.execute(request, listener);
      note(listener.getSummary());
      tell(run, listener.getSummary());
    }
    assertThat(failures).as("tests that failed, in %d runs", runs).isEmpty();
  }

  private void note(TestExecutionSummary summary) {
    for (TestExecutionSummary.Failure failure : summary.getFailures()) {
      failures
          .computeIfAbsent(failure.getTestIdentifier().getUniqueId(), _ -> new ArrayList<>())
          .add(failure.getException());
    }
  }

  /** A line for each run, since many runs take long, and the failures as they come. */
  private static void tell(int run, TestExecutionSummary summary) {
    System.out.printf(
        "run %d: %d passed, %d failed%n",
        run, summary.getTestsSucceededCount(), summary.getTotalFailureCount());
    for (TestExecutionSummary.Failure failure : summary.getFailures()) {
      System.out.println(failure.getTestIdentifier().getUniqueId());
      failure.getException().printStackTrace(System.out);
    }
  }
}
