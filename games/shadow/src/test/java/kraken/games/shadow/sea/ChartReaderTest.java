package kraken.games.shadow.sea;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ChartReaderTest {

  @Test
  void aRowIsAHexWhereItsArrowsLeadAndItsToken() {
    List<Water> waters = new ChartReader("0,0 -1,1 P S\n-1,1  0,0  C  -1,1  flog", "0,0").waters();
    assertThat(waters)
        .containsExactly(
            new Water(new Hex(0, 0), 1, Chart.COVE, Chart.BAY, null, true),
            new Water(new Hex(-1, 1), 0, Chart.KRAKEN, 1, Token.FLOG, false));
  }
}
