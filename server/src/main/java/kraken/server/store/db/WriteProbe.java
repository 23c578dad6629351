package kraken.server.store.db;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Finds out whether the database can commit, by a small write, at most once a second. Safe for many
 * threads.
 */
public final class WriteProbe {

  private static final long BETWEEN_PROBES = TimeUnit.SECONDS.toNanos(1);
  private static final int LONGEST_WAIT = 2;

  private final Writer writer;
  private CompletableFuture<Void> last = CompletableFuture.completedFuture(null);
  private long began = System.nanoTime() - BETWEEN_PROBES;

  public WriteProbe(Writer writer) {
    this.writer = writer;
  }

  public boolean canCommit() {
    try {
      probe().get(LONGEST_WAIT, TimeUnit.SECONDS);
      return true;
    } catch (ExecutionException | TimeoutException failed) {
      return false;
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private synchronized CompletableFuture<Void> probe() {
    long now = System.nanoTime();
    if (last.isDone() && now - began >= BETWEEN_PROBES) {
      began = now;
      last =
          writer.submit(statements -> {
            statements.update(
                "insert into pulse (id, at) values (1, ?) on conflict (id) do update set at = excluded.at",
                System.currentTimeMillis());
            return null;
          });
    }
    return last;
  }
}
