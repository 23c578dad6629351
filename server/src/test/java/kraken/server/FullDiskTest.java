package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import kraken.server.store.DiskSpace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A disk that is full, under load: nothing is promised that cannot be kept, and then play goes on.
 */
class FullDiskTest {

  private static final Duration LONG_ENOUGH = Duration.ofSeconds(60);

  @TempDir Path folder;

  @Test
  void whatWasAcknowledgedIsKeptAndPlayGoesOnWhenThereIsRoomAgain() throws Exception {
    ChildServer server = ChildServer.start(folder);
    List<TirelessPlayer> crew = new ArrayList<>();
    Load load = Load.of(crew, server.port());
    Visitor operator = Visitor.nameless(server.port());

    DiskSpace.limit(server.pid(), "0");
    eventually(() -> operator.get("/ready").statusCode() == 503);
    List<Integer> before = crew.stream().map(TirelessPlayer::acknowledgedThisRound).toList();
    assertThat(operator.get("/health").statusCode()).isEqualTo(200);

    DiskSpace.limit(server.pid(), "unlimited");
    eventually(() -> operator.get("/ready").statusCode() == 200);
    for (int i = 0; i < before.size(); i++) {
      TirelessPlayer player = crew.get(i);
      int acknowledged = before.get(i);
      eventually(() -> player.acknowledgedThisRound() > acknowledged);
    }
    server.kill();
    load.over();
    load.isKept(folder);
  }

  private static void eventually(BooleanSupplier condition) throws InterruptedException {
    long until = System.nanoTime() + LONG_ENOUGH.toNanos();
    while (!condition.getAsBoolean() && System.nanoTime() < until) {
      Thread.sleep(50);
    }
    assertThat(condition.getAsBoolean()).isTrue();
  }
}
