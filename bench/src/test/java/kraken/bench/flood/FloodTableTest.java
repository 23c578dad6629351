package kraken.bench.flood;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class FloodTableTest {

  @Test
  void whatCameOfItIsATableAndASummary() {
    FloodFigures.Answers answers = new FloodFigures.Answers(1_234, 5, 67);
    FloodFigures figures =
        new FloodFigures(
            new FloodSettings(30, 100, 10),
            List.of(new FloodFigures.Part("pings", answers, 5_000, 4_000, 20, 180, 0.4)),
            answers,
            List.of(1.5, 2.5),
            1,
            3,
            200,
            0,
            new FloodFigures.Kept(1_300, 0, 0, 0));
    assertThat(figures.kept().isAll()).isTrue();
    assertThat(FloodTable.of(figures))
        .contains("| pings | 1,234 | 5 | 67 | 5,000 | 4,000 | 20 | 180 | 0.4 |")
        .contains("100 players for 30 minutes: 1,234 answers outside restarts, p50 5 ms, p99 67 ms")
        .contains("1 kills: ready again after 2.5 s at most; the server fell 1 times by itself")
        .contains("1,300 commands were acknowledged: 0 lost, 0 doubled; 0 damages in the store.");
  }
}
