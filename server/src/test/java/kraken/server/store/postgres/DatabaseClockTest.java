package kraken.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class DatabaseClockTest {

  private final AtomicLong own = new AtomicLong(1_000_000);
  private final AtomicLong database = new AtomicLong(5_000_000);
  private long question = 10;
  private final DatabaseClock clock = new DatabaseClock(this::now, this::asked);

  private Instant now() {
    return Instant.ofEpochMilli(own.get());
  }

  private long asked() {
    pass(question / 2);
    long there = database.get();
    pass(question / 2);
    return there;
  }

  private void pass(long millis) {
    own.addAndGet(millis);
    database.addAndGet(millis);
  }

  @Test
  void itShowsTheTimeOfTheDatabase() {
    clock.compare();
    pass(777);
    assertThat(clock.millis()).isEqualTo(database.get());
    assertThat(clock.instant()).isEqualTo(Instant.ofEpochMilli(database.get()));
  }

  @Test
  void whenTheOwnClockIsSetItFollowsWithTheNextComparison() {
    clock.compare();
    own.addAndGet(-600_000);
    clock.compare();
    assertThat(clock.millis()).isEqualTo(database.get());
  }

  @Test
  void aQuestionThatTookLongIsNoMeasureUnlessItIsTheOnlyOne() {
    question = 4_000;
    clock.compare();
    assertThat(clock.millis()).isEqualTo(database.get());
    question = 10;
    clock.compare();
    question = 4_000;
    database.addAndGet(1_000);
    clock.compare();
    assertThat(clock.millis()).isEqualTo(database.get() - 1_000);
  }

  @Test
  void twoServersWhoseClocksDifferAgree() {
    InstantSource wrong = InstantSource.offset(this::now, Duration.ofMinutes(10));
    DatabaseClock other = new DatabaseClock(wrong, this::asked);
    clock.compare();
    other.compare();
    assertThat(other.millis()).isEqualTo(clock.millis());
  }
}
