package kraken.bench.load;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

/** Does many things, some of them at the same time. */
final class ParallelTasks {

  private static final int AT_ONCE = 16;

  private ParallelTasks() {}

  /** One of many, by its number. */
  @FunctionalInterface
  interface Task<T> {
    T done(int number) throws Exception;
  }

  /** What came of them, in order. */
  static <T> List<T> all(int count, Task<T> task) throws InterruptedException, ExecutionException {
    try (ExecutorService clerks = Executors.newFixedThreadPool(AT_ONCE)) {
      List<Callable<T>> tasks = new ArrayList<>();
      IntStream.range(0, count).forEach(i -> tasks.add(() -> task.done(i)));
      List<T> done = new ArrayList<>();
      for (Future<T> future : clerks.invokeAll(tasks)) {
        done.add(future.get());
      }
      return done;
    }
  }
}
