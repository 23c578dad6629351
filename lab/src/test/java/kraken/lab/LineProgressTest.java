package kraken.lab;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class LineProgressTest {

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private long now;

  @Test
  void tellsEveryFiveSecondsHowFarItIs() {
    LineProgress progress =
        new LineProgress(new PrintStream(bytes, true, UTF_8), () -> now, 10_000);
    for (int i = 0; i < 1200; i++) {
      now += TimeUnit.MILLISECONDS.toNanos(10);
      progress.step();
    }

    assertThat(bytes.toString(UTF_8).lines())
        .containsExactly(
            "500 of 10,000 games (5 %), about 95 s left",
            "1,000 of 10,000 games (10 %), about 90 s left");
  }
}
