package kraken.server;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import kraken.kit.Seat;
import kraken.tables.SeatPlan;

/** Two persons who play one game after the other with a bot, through any server of the fleet. */
final class Party {

  final Set<String> tables = ConcurrentHashMap.newKeySet();
  final List<FailoverPlayer> players;
  private final Thread thread;

  Party(Fleet fleet, Random random, BooleanSupplier enough) {
    players =
        List.of(
            new FailoverPlayer(
                fleet,
                TestClient.named(fleet.port(0), "Anne"),
                Seat.of(0),
                new Random(random.nextLong())),
            new FailoverPlayer(
                fleet,
                TestClient.named(fleet.port(1), "Ben"),
                Seat.of(1),
                new Random(random.nextLong())));
    thread = Thread.ofVirtual().unstarted(() -> run(enough));
  }

  Party begun() {
    thread.start();
    return this;
  }

  private void run(BooleanSupplier enough) {
    while (!enough.getAsBoolean()) {
      String table = opened();
      if (!table.isEmpty()) {
        tables.add(table);
        Thread second = Thread.startVirtualThread(() -> players.get(1).play(table, enough));
        players.get(0).play(table, enough);
        join(second);
      }
    }
  }

  private String opened() {
    try {
      return players
          .get(0)
          .here()
          .open(true, new SeatPlan.Me(null), new SeatPlan.Open(), new SeatPlan.Bot("easy"));
    } catch (AssertionError | RuntimeException nobodyThere) {
      players.get(0).changeServer();
      FailoverPlayer.pause(100);
      return "";
    }
  }

  void over() {
    join(thread);
  }

  int acknowledged() {
    return players.stream().mapToInt(player -> player.acknowledged.get()).sum();
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
