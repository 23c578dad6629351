package kraken.bench.load;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

/** Runs many tasks, a few at a time. */
final class ParallelTasks {

  private static final int AT_ONCE = 16;

  private ParallelTasks() {}

  /** A task that gets its number. */
  @FunctionalInterface
  interface Task<T> {
    T run(int number) throws Exception;
  }

  /** Runs the tasks and returns their results in order. */
  static <T> List<T> all(int count, Task<T> task) throws InterruptedException, ExecutionException {
    try (ExecutorService executor = Executors.newFixedThreadPool(AT_ONCE)) {
      List<Callable<T>> tasks = new ArrayList<>();
      IntStream.range(0, count).forEach(i -> tasks.add(() -> task.run(i)));
      List<T> results = new ArrayList<>();
      for (Future<T> future : executor.invokeAll(tasks)) {
        results.add(future.get());
      }
      return results;
    }
  }
}
