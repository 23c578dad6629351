package kraken.tables;

/** The tests of tables, many times over: those of {@code live} have threads and clocks. */
class RepeatedRunsTest extends RepeatedRuns {

  RepeatedRunsTest() {
    super("kraken.tables");
  }
}
