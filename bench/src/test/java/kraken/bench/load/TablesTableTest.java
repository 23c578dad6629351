package kraken.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import kraken.bench.load.TablesFigures.Times;
import org.junit.jupiter.api.Test;

class TablesTableTest {

  @Test
  void hasALineForEverythingThatIsTimed() {
    Times times = new Times(1.25, 12.5);
    TablesFigures figures = new TablesFigures(20_000, null, 12.34, times, times, times, times, 2.5);

    assertThat(TablesTable.of(figures))
        .isEqualToNormalizingNewlines(
            """
            20,000 open tables on a file: 12.3 kB of heap each; started again in 2.5 s
              open and start a table   p50    1.3 ms   p99   12.5 ms
              a move                   p50    1.3 ms   p99   12.5 ms
              the list of tables       p50    1.3 ms   p99   12.5 ms
              my tables                p50    1.3 ms   p99   12.5 ms
            """);
  }

  @Test
  void heapThatIsLostInTheNoiseIsNoFigure() {
    Times times = new Times(1, 1);
    TablesFigures figures = new TablesFigures(10, null, -0.4, times, times, times, times, 1);

    assertThat(TablesTable.of(figures)).contains("a file: too little to see of heap each;");
  }
}
