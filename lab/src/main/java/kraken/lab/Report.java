package kraken.lab;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** An experiment with its findings and its duration. */
public record Report(Experiment experiment, Findings findings, Duration elapsed) {

  /** Moves of seats per second, on all threads together. */
  public long movesPerSecond() {
    double seconds = (double) Math.max(1, elapsed.toNanos()) / TimeUnit.SECONDS.toNanos(1);
    return Math.round(findings.moves().mean() * experiment.games() / seconds);
  }
}
