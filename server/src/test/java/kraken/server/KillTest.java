package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kraken.server.store.Database;
import kraken.server.store.Unusable;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** kill -9 under load, again and again: what was acknowledged is there, once, and play goes on. */
class KillTest {

  private static final int ROUNDS = 3;
  private static final int PLAYERS = 6;
  private static final int MILLIS = 700;

  @TempDir Path folder;

  @Test
  void nothingAcknowledgedIsLostOrDoubledAndEveryTableGoesOn() throws Exception {
    List<TirelessPlayer> players = new ArrayList<>();
    for (int round = 0; round < ROUNDS; round++) {
      ChildServer server = ChildServer.start(folder);
      comeBack(players, server.port());
      List<Thread> load = players.stream().map(Thread::startVirtualThread).toList();
      untilEverybodyPlays(players);
      Thread.sleep(MILLIS);
      server.kill();
      for (Thread player : load) {
        player.join();
      }
      assertKept(players);
    }
  }

  /** However slow the machine is. */
  private static void untilEverybodyPlays(List<TirelessPlayer> players) throws Exception {
    long patience = System.nanoTime() + Duration.ofSeconds(30).toNanos();
    while (System.nanoTime() < patience
        && players.stream().anyMatch(player -> player.acknowledgedThisRound() == 0)) {
      Thread.sleep(10);
    }
  }

  private static void comeBack(List<TirelessPlayer> players, int port) {
    if (players.isEmpty()) {
      for (int i = 0; i < PLAYERS; i++) {
        players.add(new TirelessPlayer(Visitor.named(port, "Player " + i)));
      }
    } else {
      players.forEach(player -> player.comeBack(port));
    }
  }

  private void assertKept(List<TirelessPlayer> players) throws Unusable {
    try (Database database = Database.open(folder)) {
      for (TirelessPlayer player : players) {
        assertThat(player.acknowledgedThisRound()).isPositive();
        for (String table : player.tables()) {
          assertKept(database.journal().read(table, 0), player.acknowledged(table));
        }
      }
    }
  }

  private static void assertKept(List<Entry> log, Map<String, Long> acknowledged) {
    Map<String, Long> firsts = new HashMap<>();
    Map<String, Integer> moves = new HashMap<>();
    for (int i = 0; i < log.size(); i++) {
      Entry entry = log.get(i);
      assertThat(entry.number()).isEqualTo(i + 1);
      firsts.putIfAbsent(entry.command(), entry.number());
      if (entry.fact() instanceof Fact.Played) {
        moves.merge(entry.command(), 1, Integer::sum);
      }
    }
    acknowledged.forEach((request, number) -> {
      assertThat(moves.get(request)).as("%s is there once", request).isEqualTo(1);
      assertThat(firsts.get(request)).isLessThanOrEqualTo(number);
      assertThat(number).isLessThanOrEqualTo(log.size());
    });
  }
}
