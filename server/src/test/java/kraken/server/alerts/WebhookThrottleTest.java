package kraken.server.alerts;

import static kraken.server.alerts.WebhookThrottle.BETWEEN_POSTS;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import kraken.tables.Person;
import kraken.tables.attendance.TurnAlert;
import org.junit.jupiter.api.Test;

/** One post a minute for each table, and none is lost that still matters. */
class WebhookThrottleTest {

  private final AtomicLong millis = new AtomicLong();
  private final WebhookThrottle throttle =
      new WebhookThrottle(() -> Instant.ofEpochMilli(millis.get()));

  private static TurnAlert alert(String table, String person) {
    return new TurnAlert(table, "bay", false, List.of(new Person(person, person)));
  }

  private void pass(Duration time) {
    millis.addAndGet(time.toMillis());
  }

  @Test
  void theLatestCallThatCameTooSoonIsSentWhenTheMinuteIsOver() {
    assertThat(throttle.admits(alert("a", "Anne"))).isTrue();
    pass(Duration.ofSeconds(20));
    assertThat(throttle.admits(alert("a", "Ben"))).isFalse();
    assertThat(throttle.admits(alert("a", "Cara"))).isFalse();
    pass(BETWEEN_POSTS.minusSeconds(21));
    assertThat(throttle.takeDue()).isEmpty();
    pass(Duration.ofSeconds(1));
    assertThat(throttle.takeDue()).containsExactly(alert("a", "Cara"));
    assertThat(throttle.takeDue()).isEmpty();
    assertThat(throttle.admits(alert("a", "Anne"))).as("a new minute has begun").isFalse();
  }

  @Test
  void aCallWhoseTurnIsOverIsNotSent() {
    throttle.admits(alert("a", "Anne"));
    throttle.admits(alert("a", "Ben"));
    throttle.drop("a");
    pass(BETWEEN_POSTS);
    assertThat(throttle.takeDue()).isEmpty();
    assertThat(throttle.admits(alert("a", "Cara"))).isTrue();
  }

  @Test
  void aCallThatIsAdmittedTakesThePlaceOfTheOneThatWaits() {
    throttle.admits(alert("a", "Anne"));
    throttle.admits(alert("a", "Ben"));
    pass(BETWEEN_POSTS);
    assertThat(throttle.admits(alert("a", "Cara"))).isTrue();
    pass(BETWEEN_POSTS);
    assertThat(throttle.takeDue()).isEmpty();
  }

  @Test
  void tablesDoNotWaitForEachOther() {
    assertThat(throttle.admits(alert("a", "Anne"))).isTrue();
    assertThat(throttle.admits(alert("b", "Anne"))).isTrue();
  }
}
