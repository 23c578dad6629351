package kraken.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.api.Test;

class QuietHoursTest {

  private static final QuietHours NIGHT = new QuietHours(22 * 60, 7 * 60, "Europe/Berlin");

  @Test
  void theNightIsQuietWhereThePersonIs() {
    assertThat(NIGHT.isQuiet(Instant.parse("2026-01-01T20:59:00Z"))).isFalse();
    assertThat(NIGHT.isQuiet(Instant.parse("2026-01-01T21:00:00Z"))).isTrue();
    assertThat(NIGHT.isQuiet(Instant.parse("2026-01-02T05:59:59Z"))).isTrue();
    assertThat(NIGHT.isQuiet(Instant.parse("2026-01-02T06:00:00Z"))).isFalse();
  }

  @Test
  void soIsAnAfternoon() {
    QuietHours nap = new QuietHours(13 * 60, 15 * 60, "UTC");
    assertThat(nap.isQuiet(Instant.parse("2026-01-01T14:00:00Z"))).isTrue();
    assertThat(nap.isQuiet(Instant.parse("2026-01-01T15:00:00Z"))).isFalse();
  }

  @Test
  void onlyMinutesOfADayAndKnownZonesAreSensible() {
    assertThat(NIGHT.isSensible()).isTrue();
    assertThat(new QuietHours(0, 0, "UTC").isSensible()).isFalse();
    assertThat(new QuietHours(-1, 5, "UTC").isSensible()).isFalse();
    assertThat(new QuietHours(0, 1440, "UTC").isSensible()).isFalse();
    assertThat(new QuietHours(0, 5, "Atlantis").isSensible()).isFalse();
  }
}
