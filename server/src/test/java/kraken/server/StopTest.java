package kraken.server;

import java.util.ArrayList;
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
}
