package kraken.tables.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.BooleanSupplier;

/** Waits for what others do in their own time. */
final class Eventually {

  private static final int PATIENCE = 20_000;

  private Eventually() {}

  static void that(BooleanSupplier condition) throws InterruptedException {
    for (int waited = 0; !condition.getAsBoolean() && waited < PATIENCE; waited += 5) {
      Thread.sleep(5);
    }
    assertThat(condition.getAsBoolean()).isTrue();
  }
}
