package kraken.tables.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;

/** Waits for what other threads or processes do, however slow the machine is. */
public final class Eventually {

  /** Only ends a test that hangs: no test may fail because the machine is busy. */
  public static final Duration PATIENCE = Duration.ofMinutes(5);

  private static final int BETWEEN_LOOKS = 5;

  private Eventually() {}

  /** Returns when the condition holds. */
  public static void that(BooleanSupplier condition) throws InterruptedException {
    that("what the test waits for", condition);
  }

  public static void that(String what, BooleanSupplier condition) throws InterruptedException {
    long began = System.nanoTime();
    boolean holds = condition.getAsBoolean();
    while (!holds && System.nanoTime() - began < PATIENCE.toNanos()) {
      Thread.sleep(BETWEEN_LOOKS);
      holds = condition.getAsBoolean();
    }
    assertThat(holds).as("%s, within %s", what, PATIENCE).isTrue();
  }

  /** What the future holds when it is complete. */
  public static <T> T get(CompletableFuture<T> future) {
    try {
      return future.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    } catch (InterruptedException | ExecutionException | TimeoutException failed) {
      throw new AssertionError(failed);
    }
  }
}
