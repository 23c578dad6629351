package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kraken.server.store.DiskSpace;
import kraken.tables.SeatPlan;
import kraken.tables.live.Eventually;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A full disk under load: the server acknowledges only what it has written, and play goes on once
 * there is room.
 */
class FullDiskTest {

  @TempDir Path folder;

  @Test
  void whatWasAcknowledgedIsKeptAndPlayGoesOnWhenThereIsRoomAgain() throws Exception {
    ChildServer server = ChildServer.start(folder);
    List<TirelessPlayer> crew = new ArrayList<>();
    Load load = Load.of(crew, server.port());
    TestClient operator = TestClient.nameless(server.port());

    DiskSpace.limit(server.pid(), "0");
    Eventually.that("not ready", () -> operator.get("/ready").statusCode() == 503);
    List<Integer> before = crew.stream().map(TirelessPlayer::acknowledgedThisRound).toList();
    assertThat(operator.get("/health").statusCode()).isEqualTo(200);

    DiskSpace.limit(server.pid(), "unlimited");
    Eventually.that("ready again", () -> operator.get("/ready").statusCode() == 200);
    for (int i = 0; i < before.size(); i++) {
      TirelessPlayer player = crew.get(i);
      int acknowledged = before.get(i);
      Eventually.that("play goes on", () -> player.acknowledgedThisRound() > acknowledged);
    }
    server.kill();
    load.over();
    load.isKept(folder);
  }

  @Test
  void namesAndTablesThatCannotBeSavedAreRefusedWithASentence() throws Exception {
    ChildServer server = ChildServer.start(folder);
    TestClient anne = TestClient.named(server.port(), "Anne");
    TestClient operator = TestClient.nameless(server.port());
    DiskSpace.limit(server.pid(), "0");
    Eventually.that("not ready", () -> operator.get("/ready").statusCode() == 503);

    assertNotStored(anne.send("PUT", "/api/me", "{\"name\":\"Annie\"}"));
    assertNotStored(anne.tryToOpen("attack", false, new SeatPlan.Me(null)));

    DiskSpace.limit(server.pid(), "unlimited");
    Eventually.that("ready again", () -> operator.get("/ready").statusCode() == 200);
    assertThat(anne.tryToOpen("attack", false, new SeatPlan.Me(null)).statusCode()).isEqualTo(201);
    server.kill();
  }

  private static void assertNotStored(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(503);
    assertThat(TestClient.tree(answer).get("code").asString()).isEqualTo("not-stored");
    assertThat(answer.headers().firstValue("Retry-After")).contains("5");
  }
}
