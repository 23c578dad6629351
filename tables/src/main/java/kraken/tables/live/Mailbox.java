package kraken.tables.live;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Does one thing after the other. A task is over when its future is, and only then the next begins;
 * nobody waits meanwhile, no thread either.
 */
final class Mailbox {

  private final Executor executor;
  private final Queue<Supplier<CompletableFuture<?>>> waiting = new ArrayDeque<>();
  private boolean busy;
  private boolean closed;

  Mailbox(Executor executor) {
    this.executor = executor;
  }

  /** Does the task here and now if nothing else is under way. False where the mailbox is closed. */
  boolean post(Supplier<CompletableFuture<?>> task) {
    synchronized (this) {
      if (closed) {
        return false;
      }
      waiting.add(task);
      if (busy) {
        return true;
      }
      busy = true;
    }
    work(next());
    return true;
  }

  /** Closes for good, unless something is under way. */
  synchronized boolean closeIfIdle() {
    closed = closed || !busy;
    return closed;
  }

  /** Takes nothing any more; complete when what was taken is done. */
  CompletableFuture<Void> close() {
    CompletableFuture<Void> done = new CompletableFuture<>();
    boolean taken =
        post(() -> {
          done.complete(null);
          return done;
        });
    synchronized (this) {
      closed = true;
    }
    return taken ? done : CompletableFuture.completedFuture(null);
  }

  private void work(@Nullable Supplier<CompletableFuture<?>> first) {
    for (Supplier<CompletableFuture<?>> task = first; task != null; task = next()) {
      CompletableFuture<?> done = task.get();
      if (!done.isDone()) {
        var _ = done.whenComplete((_, _) -> goOn());
        return;
      }
    }
  }

  /** Elsewhere, and only if there is something to do: who ends a task has other things to do. */
  private void goOn() {
    Supplier<CompletableFuture<?>> task = next();
    if (task != null) {
      executor.execute(() -> work(task));
    }
  }

  private synchronized @Nullable Supplier<CompletableFuture<?>> next() {
    Supplier<CompletableFuture<?>> task = waiting.poll();
    busy = task != null;
    return task;
  }
}
