package kraken.bench.load;

import java.io.IOException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** All players, on one thread, and what they notice while it counts. */
final class Load implements AutoCloseable {

  private final int port;
  private final Selector selector = Selector.open();
  private final SplittableRandom random = new SplittableRandom(1);
  private Latencies mover = new Latencies();
  private Latencies all = new Latencies();
  private long games;
  private long refusals;

  Load(int port) throws IOException {
    this.port = port;
  }

  void sitDown(Tables.Opened table) throws IOException {
    new Crew(this, table.cookies(), random.split()).sitDown(table.id());
  }

  Connection connect(String table, String cookie, Consumer<Text> listener) throws IOException {
    return Connection.open(selector, port, table, cookie, listener);
  }

  /** Forgets what was noticed so far, and plays for so long. */
  void play(long seconds) throws IOException {
    mover = new Latencies();
    all = new Latencies();
    games = 0;
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    while (System.nanoTime() < end) {
      selector.select(50);
      for (SelectionKey key : selector.selectedKeys()) {
        if (key.isValid()) {
          ((Connection) key.attachment()).read();
        }
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

  void answered(Text answer) {
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
