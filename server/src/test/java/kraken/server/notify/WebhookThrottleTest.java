package kraken.server.notify;

import static kraken.server.notify.WebhookThrottle.BETWEEN_POSTS;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import kraken.tables.Person;
import kraken.tables.attendance.TurnCall;
import org.junit.jupiter.api.Test;

/** One post a minute for each table, and none is lost that still matters. */
class WebhookThrottleTest {

  private final AtomicLong millis = new AtomicLong();
  private final WebhookThrottle throttle =
      new WebhookThrottle(() -> Instant.ofEpochMilli(millis.get()));

  private static TurnCall call(String table, String person) {
    return new TurnCall(table, "bay", false, List.of(new Person(person, person)));
  }

  private void pass(Duration time) {
    millis.addAndGet(time.toMillis());
  }

  @Test
  void theLatestCallThatCameTooSoonIsSentWhenTheMinuteIsOver() {
    assertThat(throttle.admits(call("a", "Anne"))).isTrue();
    pass(Duration.ofSeconds(20));
    assertThat(throttle.admits(call("a", "Ben"))).isFalse();
    assertThat(throttle.admits(call("a", "Cara"))).isFalse();
    pass(BETWEEN_POSTS.minusSeconds(21));
    assertThat(throttle.takeDue()).isEmpty();
    pass(Duration.ofSeconds(1));
    assertThat(throttle.takeDue()).containsExactly(call("a", "Cara"));
    assertThat(throttle.takeDue()).isEmpty();
    assertThat(throttle.admits(call("a", "Anne"))).as("a new minute has begun").isFalse();
  }

  @Test
  void aCallWhoseTurnIsOverIsNotSent() {
    throttle.admits(call("a", "Anne"));
    throttle.admits(call("a", "Ben"));
    throttle.drop("a");
    pass(BETWEEN_POSTS);
    assertThat(throttle.takeDue()).isEmpty();
    assertThat(throttle.admits(call("a", "Cara"))).isTrue();
  }

  @Test
  void aCallThatIsAdmittedTakesThePlaceOfTheOneThatWaits() {
    throttle.admits(call("a", "Anne"));
    throttle.admits(call("a", "Ben"));
    pass(BETWEEN_POSTS);
    assertThat(throttle.admits(call("a", "Cara"))).isTrue();
    pass(BETWEEN_POSTS);
    assertThat(throttle.takeDue()).isEmpty();
  }

  @Test
  void tablesDoNotWaitForEachOther() {
    assertThat(throttle.admits(call("a", "Anne"))).isTrue();
    assertThat(throttle.admits(call("b", "Anne"))).isTrue();
  }
}
