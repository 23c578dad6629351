package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import kraken.tables.SeatPlan;
import org.junit.jupiter.api.Test;

/** A server that is asked to stop finishes what it has accepted. */
class StopTest extends ServerTest {

  @Test
  void nothingAcknowledgedIsLostWhenAServerIsStoppedUnderLoad() throws Exception {
    Load load = Load.of(new ArrayList<>(), server.port());
    server.close();
    load.over();
    load.isKept(folder);
  }

  @Test
  void aClientThatSendsWhileItStopsIsToldGoingAwayAndNotTooMany() throws Exception {
    TestClient anne = client("Anne");
    String table = anne.open(true, new SeatPlan.Me(null), new SeatPlan.Open());
    try (TestSocket hers = anne.watch(table)) {
      hers.next();
      Thread stopping = Thread.ofVirtual().start(server::close);
      while (!hers.closed.isDone()) {
        hers.sendIfOpen("{\"type\":\"Ping\"}");
      }
      stopping.join();
      assertThat(hers.closed.join()).isIn(1001, TestSocket.RESET);
    }
  }
}
