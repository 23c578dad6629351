package kraken.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class EngineTableTest {

  @Test
  void hasALineForEverySubject() {
    EngineFigures figures = new EngineFigures("attack", 4, 2_345_678, 46_914, 511.6, 120, 1999.7);

    assertThat(EngineTable.of(EngineReport.of(EngineBenchSettings.QUICK, List.of(figures))))
        .isEqualToNormalizingNewlines(
            """
            game     players      moves/s    +/-  bytes/move  view ns  imagine ns
            attack         4    2,345,678    2 %         512      120       2,000
            One core. A move is a seat's; set-ups and draws of the sea are in its time.
            """);
  }
}
