package kraken.games.shadow.sea;

import static org.assertj.core.api.Assertions.assertThat;

import kraken.games.shadow.chapters.Scene;
import org.junit.jupiter.api.Test;

/** Both charts against the tables of the rulings, written down here once more, hex by hex. */
class ChartTest {

  private static final String QUICK =
      """
      (0,0) red (-1,1) yellow (0,2) blue (1,1)
      (-1,1) red (-2,2) yellow (-1,3) blue (0,2)
      (1,1) red (0,2) yellow (1,3) blue (2,2)
      (0,2) red (-1,3) yellow (-1,3) blue (1,3)
      (-2,2) red (-2,4) yellow (-2,4) blue (-1,3)
      (2,2) red (1,3) yellow (2,4) blue (2,4)
      (-1,3) red (-2,4) yellow (-1,5) blue (0,4) SEARCH
      (1,3) red (0,4) yellow (1,5) blue (2,4) SEARCH
      (0,4) red (-1,5) yellow (0,6) blue (1,5)
      (-2,4) red (-3,5) yellow (-2,6) blue (-1,5) SEARCH
      (2,4) red (1,5) yellow (2,6) blue (3,5)
      (-1,5) red (-2,6) yellow (-1,7) blue (0,6)
      (1,5) red (0,6) yellow (1,7) blue (2,6)
      (-3,5) red COVE yellow (-2,6) blue (-2,6)
      (3,5) red (2,6) yellow (2,6) blue BAY
      (0,6) red (-1,7) yellow (0,8) blue (1,7)
      (-2,6) red COVE yellow (-1,7) blue (-1,7)
      (2,6) red (1,7) yellow (1,7) blue BAY
      (-1,7) red COVE yellow COVE blue (0,8) FEED
      (1,7) red (0,8) yellow BAY blue BAY FEED
      (0,8) red COVE yellow KRAKEN blue BAY
      """;

  private static final String LONG =
      """
      (0,0) red (-1,1) yellow (0,2) blue (1,1) south
      (-1,1) red (-1,3) yellow (-1,3) blue (0,2) south
      (1,1) red (0,2) yellow (1,3) blue (1,3) south
      (0,2) red (-1,3) yellow (0,4) blue (1,3) south
      (-1,3) red (-2,4) yellow (-1,5) blue (0,4) SEARCH south
      (1,3) red (0,4) yellow (1,5) blue (2,4) SEARCH south
      (0,4) red (-1,5) yellow (-1,5) blue (1,5) SEARCH south
      (-2,4) red (-2,6) yellow (-2,6) blue (-1,5) SEARCH south
      (2,4) red (1,5) yellow (2,6) blue (2,6) south
      (-1,5) red (-2,6) yellow (-1,7) blue (0,6) south
      (1,5) red (0,6) yellow (1,7) blue (2,6) south
      (0,6) red (-1,7) yellow (0,8) blue (1,7) TONGUE south
      (-2,6) red (-3,7) yellow (-2,8) blue (-1,7)
      (2,6) red (1,7) yellow (2,8) blue (3,7)
      (-1,7) red (-2,8) yellow (-1,9) blue (0,8) FLOG
      (1,7) red (0,8) yellow (1,9) blue (2,8) FLOG
      (-3,7) red COVE yellow (-2,8) blue (-2,8)
      (3,7) red (2,8) yellow (2,8) blue BAY
      (0,8) red (-1,9) yellow (0,10) blue (1,9)
      (-2,8) red COVE yellow (-1,9) blue (-1,9)
      (2,8) red (1,9) yellow (1,9) blue BAY
      (-1,9) red COVE yellow COVE blue (0,10) FEED
      (1,9) red (0,10) yellow BAY blue BAY FEED
      (0,10) red COVE yellow KRAKEN blue BAY FEED
      """;

  @Test
  void theQuickChartIsTheTableOfTheRulings() {
    assertThat(drawn(Chart.QUICK)).isEqualTo(QUICK);
  }

  @Test
  void theLongChartIsTheTableOfTheRulings() {
    assertThat(drawn(Chart.LONG)).isEqualTo(LONG);
  }

  @Test
  void theLongChartHasTenTokensAndTheQuickOneFive() {
    assertThat(LONG.lines().filter(line -> line.matches(".*(SEARCH|TONGUE|FLOG|FEED).*")))
        .hasSize(10);
    assertThat(Chart.QUICK.waters().stream().filter(water -> water.token() != null)).hasSize(5);
  }

  @Test
  void everybodySeesTheChartAHexInEachLine() {
    assertThat(Scene.of(Chart.LONG, "SPSLSPS").watched().waters())
        .hasSize(24)
        .startsWith("0,0 1 3 2 south")
        .contains("-1,3 7 9 6 SEARCH south", "-2,6 16 19 14")
        .endsWith("0,10 -2 -3 -1 FEED");
    assertThat(Chart.LONG.waters().getFirst().written()).isEqualTo("0,0 1 3 2 south");
    assertThat(Chart.LONG.waters().getLast().written()).isEqualTo("0,10 -2 -3 -1 FEED");
  }

  private static String drawn(Chart chart) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < chart.waters().size(); i++) {
      text.append(name(chart.hex(i)));
      text.append(" red ").append(target(chart, chart.next(i, Colour.RED)));
      text.append(" yellow ").append(target(chart, chart.next(i, Colour.YELLOW)));
      text.append(" blue ").append(target(chart, chart.next(i, Colour.BLUE)));
      Token token = chart.token(i);
      text.append(token == null ? "" : " " + token);
      text.append(chart.waters().get(i).south() ? " south" : "").append('\n');
    }
    return text.toString();
  }

  private static String target(Chart chart, int to) {
    return to < 0 ? Chart.ending(to).name() : name(chart.hex(to));
  }

  private static String name(Hex hex) {
    return "(" + hex.column() + "," + hex.height() + ")";
  }
}
