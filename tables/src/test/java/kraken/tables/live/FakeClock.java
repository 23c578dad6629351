package kraken.tables.live;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicReference;

/** A clock that stands still until a test moves it. */
final class FakeClock implements InstantSource {

  private final AtomicReference<Instant> now =
      new AtomicReference<>(Instant.parse("2026-01-01T12:00:00Z"));

  @Override
  public Instant instant() {
    return now.get();
  }

  void pass(Duration time) {
    now.updateAndGet(instant -> instant.plus(time));
  }
}
