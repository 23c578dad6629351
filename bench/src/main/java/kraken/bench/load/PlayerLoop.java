package kraken.bench.load;

import java.io.IOException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Runs all players on one thread, and collects their figures. */
final class PlayerLoop implements AutoCloseable {

  private final Selector selector = Selector.open();
  private final SplittableRandom random = new SplittableRandom(1);
  private Latencies mover = new Latencies();
  private Latencies all = new Latencies();
  private long games;
  private long refusals;

  PlayerLoop() throws IOException {}

  /**
   * Lets four players begin at a table.
   *
   * @param ports the ports of the servers that the four connect to
   */
  void sitDown(TableSetup.Opened table, List<Integer> ports) throws IOException {
    new FourPlayers(this, table.cookies(), ports, random.split()).sitDown(table.id());
  }

  Connection connect(int port, String table, String cookie, Consumer<MessageText> listener)
      throws IOException {
    return Connection.open(selector, port, table, cookie, listener);
  }

  /** Resets the figures and plays for this many seconds. */
  void play(long seconds) throws IOException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    playUntil(() -> System.nanoTime() >= end);
  }

  /** Resets the figures and plays until it is enough. */
  void playUntil(BooleanSupplier enough) throws IOException {
    mover = new Latencies();
    all = new Latencies();
    games = 0;
    while (!enough.getAsBoolean()) {
      selector.selectNow(); // polls: waking a sleeping thread would cost the server processor time
      for (SelectionKey key : selector.selectedKeys()) {
        ((Connection) key.attachment()).read();
      }
      selector.selectedKeys().clear();
    }
  }

  void seenByMover(long nanos) {
    mover.add(nanos);
  }

  void seenByAll(long nanos) {
    all.add(nanos);
  }

  void gameOver() {
    games++;
  }

  void answered(MessageText answer) {
    if (answer.isRefusal()) {
      refusals++;
    }
  }

  Latencies mover() {
    return mover;
  }

  Latencies all() {
    return all;
  }

  long games() {
    return games;
  }

  long refusals() {
    return refusals;
  }

  @Override
  public void close() throws IOException {
    for (SelectionKey key : List.copyOf(selector.keys())) {
      key.channel().close();
    }
    selector.close();
  }
}
