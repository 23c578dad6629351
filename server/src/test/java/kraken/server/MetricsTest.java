package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import kraken.tables.SeatPlan;
import kraken.tables.live.Eventually;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The figures for operators. */
class MetricsTest extends ServerTest {

  private TestClient anne;

  @BeforeEach
  void come() {
    anne = client("Anne");
  }

  private double figure(String name) {
    return anne.get("/metrics")
        .body()
        .lines()
        .filter(line -> line.startsWith(name + " "))
        .map(line -> Double.parseDouble(line.substring(name.length() + 1)))
        .findFirst()
        .orElse(0.0);
  }

  private void ask(String table, String id, String command) {
    anne.send(
        "POST",
        "/api/tables/" + table + "/requests",
        "{\"id\":\"" + id + "\",\"madeAt\":0,\"command\":" + command + "}");
  }

  @Test
  void movesCommitsAndBotsAreCounted() throws InterruptedException {
    String table = anne.open(false, new SeatPlan.Me(null), new SeatPlan.Bot("easy"));
    try (TestSocket hers = anne.watch(table)) { // a watched table stays in memory
      hers.next();
      ask(table, "1", "{\"type\":\"Start\"}");
      ask(table, "2", "{\"type\":\"Resign\",\"seat\":0,\"level\":\"easy\"}");
      everythingIsCounted();
    }
  }

  private void everythingIsCounted() throws InterruptedException {
    for (String name :
        List.of(
            "kraken_moves_total",
            "kraken_bot_seconds_count",
            "kraken_bot_seconds_sum",
            "kraken_commit_seconds_count",
            "kraken_commit_seconds_sum",
            "kraken_commit_seconds_bucket{le=\"+Inf\"}",
            "kraken_tables",
            "kraken_requests_total")) {
      Eventually.that(name + " is positive", () -> figure(name) > 0);
    }
    assertThat(anne.get("/metrics").body()).contains("kraken_commit_seconds_bucket{le=\"2.0\"}");
  }

  @Test
  void everyFigureOfOursIsOnThePageForOperators() throws IOException {
    anne.get("/api/tables/nowhere");
    String page = Files.readString(Path.of("..", "docs", "operating.md"));
    List<String> names =
        anne.get("/metrics")
            .body()
            .lines()
            .filter(line -> line.startsWith("# TYPE kraken_"))
            .map(line -> line.split(" ", -1)[2])
            .toList();

    assertThat(names).hasSizeGreaterThan(8).allMatch(name -> page.contains("`" + name));
  }

  @Test
  void refusalsAreCountedByTheirCode() {
    String table = anne.open(false, new SeatPlan.Me(null), new SeatPlan.Open());
    ask(table, "1", "{\"type\":\"Rematch\"}");
    ask(table, "2", "{\"type\":\"Start\"}");
    ask(table, "3", "{\"type\":\"Start\"}");
    anne.get("/api/tables/nowhere");

    assertThat(figure("kraken_refusals_total{code=\"not-over\"}")).isEqualTo(1);
    assertThat(figure("kraken_refusals_total{code=\"seats-open\"}")).isEqualTo(2);
    assertThat(figure("kraken_refusals_total{code=\"no-such-table\"}")).isEqualTo(1);
  }
}
