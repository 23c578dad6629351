package kraken.server;

import kraken.tables.RepeatedRuns;

/** The tests of the server, many times over: they have sockets, threads and processes. */
class RepeatedRunsTest extends RepeatedRuns {

  RepeatedRunsTest() {
    super("kraken.server");
  }
}
