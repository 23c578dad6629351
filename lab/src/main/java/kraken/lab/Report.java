package kraken.lab;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import kraken.bots.Level;

/** An experiment with its findings, its duration, and how long its bots thought. */
public record Report(
    Experiment experiment,
    Findings findings,
    Duration elapsed,
    Map<Level, ThinkingTimes.Times> thinking) {

  /** Moves of seats per second, on all threads together. */
  public long movesPerSecond() {
    double seconds = (double) Math.max(1, elapsed.toNanos()) / TimeUnit.SECONDS.toNanos(1);
    return Math.round(findings.moves().mean() * experiment.games() / seconds);
  }
}
