package kraken.tables.live;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs one task after the other. A task is over when its future is complete, and only then does the
 * next one begin. No thread waits meanwhile. Any thread may post.
 */
final class Mailbox {

  private final Executor executor;
  private final Queue<Work> waiting = new ArrayDeque<>();
  private boolean busy;
  private boolean closed;

  /** What a task does. */
  @FunctionalInterface
  interface Work {
    CompletableFuture<?> begin(Task task);

    /** Work that is done when it returns. */
    static Work of(Consumer<Task> work) {
      return task ->
          safely(() -> {
            work.accept(task);
            return CompletableFuture.completedFuture(null);
          });
    }
  }

  /** What the task begins; an exception that it throws fails the future. */
  static <T> CompletableFuture<T> safely(Supplier<CompletableFuture<T>> task) {
    try {
      return task.get();
    } catch (RuntimeException failure) {
      return CompletableFuture.failedFuture(failure);
    }
  }

  /**
   * Proves that a task is under way. Methods that only a task may call take one as a parameter; a
   * task that is over does not pass {@link #mustBeUnderWay}.
   */
  static final class Task {

    private volatile boolean over;

    private Task() {}

    void mustBeUnderWay() {
      if (over) {
        throw new IllegalStateException("the task is over: another one may be under way");
      }
    }
  }

  Mailbox(Executor executor) {
    this.executor = executor;
  }

  /** Begins the work here and now if no task is under way. False where the mailbox is closed. */
  boolean post(Work work) {
    synchronized (this) {
      if (closed) {
        return false;
      }
      waiting.add(work);
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

  /** Accepts no more work; completes when all accepted work is done. */
  CompletableFuture<Void> close() {
    CompletableFuture<Void> done = new CompletableFuture<>();
    boolean taken =
        post(_ -> {
          done.complete(null);
          return done;
        });
    synchronized (this) {
      closed = true;
    }
    return taken ? done : CompletableFuture.completedFuture(null);
  }

  private void work(@Nullable Work first) {
    for (Work work = first; work != null; work = next()) {
      Task task = new Task();
      CompletableFuture<?> done = work.begin(task);
      if (!done.isDone()) {
        var _ = done.whenComplete((_, _) -> goOnAfter(task));
        return;
      }
      task.over = true;
    }
  }

  /**
   * Begins the next task on the executor: the thread that has completed this one, such as the
   * store's writer, has other work.
   */
  private void goOnAfter(Task task) {
    task.over = true;
    Work work = next();
    if (work != null) {
      executor.execute(() -> work(work));
    }
  }

  private synchronized @Nullable Work next() {
    Work work = waiting.poll();
    busy = work != null;
    return work;
  }
}
