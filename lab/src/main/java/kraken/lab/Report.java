package kraken.lab;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** An experiment, what it has shown, and how long that took: all that a summary is made of. */
public record Report(Experiment experiment, Findings findings, Duration elapsed) {

  /** Moves of seats, on all threads together. */
  public long movesPerSecond() {
    double seconds = (double) Math.max(1, elapsed.toNanos()) / TimeUnit.SECONDS.toNanos(1);
    return Math.round(findings.moves().mean() * experiment.games() / seconds);
  }
}
