package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kraken.server.store.Database;
import kraken.server.store.db.StoreLocation;
import kraken.server.store.db.UnusableStoreException;
import kraken.tables.live.Eventually;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;

/**
 * Players who move as fast as they can. Afterwards checks that the log has every move that was
 * acknowledged.
 */
final class Load {

  private static final int PLAYERS = 6;

  private final List<TirelessPlayer> crew;
  private final List<Thread> threads;

  private Load(List<TirelessPlayer> crew) {
    this.crew = crew;
    this.threads = crew.stream().map(Thread::startVirtualThread).toList();
  }

  /** Connects the players, or reconnects them; returns when each has moved. */
  static Load of(List<TirelessPlayer> crew, int port) throws InterruptedException {
    if (crew.isEmpty()) {
      for (int i = 0; i < PLAYERS; i++) {
        crew.add(new TirelessPlayer(TestClient.named(port, "Player " + i)));
      }
    } else {
      crew.forEach(player -> player.reconnect(port));
    }
    Load load = new Load(crew);
    load.untilEverybodyHasMoved(1);
    return load;
  }

  /** Returns when the server has acknowledged that many moves of each player. */
  void untilEverybodyHasMoved(int times) throws InterruptedException {
    Eventually.that(
        "everybody has moved " + times + " times",
        () -> crew.stream().allMatch(player -> player.acknowledgedThisRound() >= times));
  }

  /** Returns when all players have lost their connection. */
  void over() throws InterruptedException {
    for (Thread thread : threads) {
      thread.join();
    }
  }

  void isKept(Path folder) throws UnusableStoreException {
    try (Database database = Database.open(new StoreLocation.Folder(folder))) {
      for (TirelessPlayer player : crew) {
        assertThat(player.acknowledgedThisRound()).isPositive();
        for (String table : player.tables()) {
          isKept(database.journal().read(table, 0), player.acknowledged(table));
        }
      }
    }
  }

  private static void isKept(List<Entry> log, Map<String, Long> acknowledged) {
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
