package kraken.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ServerTableTest {

  private static String table(
      int servers, @Nullable String database, boolean apart, @Nullable Double databaseMicros) {
    return table(servers, database, apart, databaseMicros, 80);
  }

  private static String table(
      int servers,
      @Nullable String database,
      boolean apart,
      @Nullable Double databaseMicros,
      double kilobytes) {
    return ServerTable.of(
        new ServerFigures(
            "attack",
            100,
            servers,
            database,
            apart,
            10,
            5000,
            500,
            1,
            2,
            3,
            4,
            5,
            6,
            70,
            kilobytes,
            1.5,
            300,
            databaseMicros,
            0));
  }

  @Test
  void tellsTheProcessorTimeOfServersAndDatabaseApart() {
    assertThat(table(3, "jdbc:postgresql://db/k", true, 90.0))
        .contains(
            "100 tables of four, 3 servers on PostgreSQL, each table's four at different ones")
        .contains("500 moves/s", "servers: 300 µs; database: 90 µs", "150 % of a core");
  }

  @Test
  void saysWhatIsNotMeasured() {
    assertThat(table(1, null, false, null))
        .contains("1 server on a file", "database: in the server");
    assertThat(table(2, "jdbc:postgresql://db/k", false, null))
        .contains("each table's four at the same one", "database: not measured");
  }

  @Test
  void heapThatIsLostInTheNoiseIsNoFigure() {
    assertThat(table(1, null, false, null)).contains("80 kB of heap a table");
    assertThat(table(1, null, false, null, -3)).contains("too little to see of heap a table");
  }

  @Test
  void theLoadIsSpreadOverTheServers() {
    LoadSettings together = new LoadSettings(10, 1, 3, null, false);
    LoadSettings apart = new LoadSettings(10, 1, 3, null, true);

    assertThat(together.server(4, 0)).isEqualTo(together.server(4, 3)).isEqualTo(1);
    assertThat(together.server(5, 0)).isEqualTo(2);
    assertThat(apart.server(4, 0)).isEqualTo(1);
    assertThat(apart.server(4, 1)).isEqualTo(2);
  }
}
