package kraken.server;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills the server under load, again and again: every acknowledged move is in the log once, and
 * play goes on.
 */
class KillTest {

  private static final int ROUNDS = 3;
  private static final int MOVES = 30;

  @TempDir Path folder;

  @Test
  void nothingAcknowledgedIsLostOrDoubledAndEveryTableGoesOn() throws Exception {
    List<TirelessPlayer> crew = new ArrayList<>();
    for (int round = 0; round < ROUNDS; round++) {
      ChildServer server = ChildServer.start(folder);
      Load load = Load.of(crew, server.port());
      load.untilEverybodyHasMoved(MOVES);
      server.kill();
      load.over();
      load.isKept(folder);
    }
  }
}
