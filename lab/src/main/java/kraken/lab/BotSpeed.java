package kraken.lab;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import kraken.bots.Bot;
import kraken.bots.Level;
import kraken.bots.Luck;
import kraken.bots.Match;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.Game;
import kraken.kit.Narrator;
import kraken.kit.Seat;
import kraken.kit.Setup;

/**
 * How fast strong bots think, on one core. Choices of one move only do not count.
 *
 * @param median of a choice, in milliseconds
 * @param worst of a choice, in milliseconds
 * @param iterations how often a line was tried in an imagined future, a second of thinking; 0 where
 *     the bots of the game do not search
 * @param positions how many positions that reached, a second of thinking
 */
public record BotSpeed(
    String game,
    int players,
    long choices,
    double median,
    double p99,
    double worst,
    double iterations,
    double positions) {

  /**
   * Lets strong bots play by themselves.
   *
   * @param warmUp how long they play before they are measured
   */
  public static BotSpeed of(
      Game<?, ?, ?, ?> game, int players, Duration warmUp, Duration measured, long seed) {
    return of(game, players, warmUp, measured, seed, System::nanoTime);
  }

  /**
   * The same by another clock.
   *
   * @param clock tells nanoseconds
   */
  static BotSpeed of(
      Game<?, ?, ?, ?> game,
      int players,
      Duration warmUp,
      Duration measured,
      long seed,
      LongSupplier clock) {
    new Watch(clock).play(game, players, warmUp, seed);
    Watch watch = new Watch(clock);
    watch.play(game, players, measured, seed + 1);
    return watch.speed(game.about().id(), players);
  }

  /** Plays with strong bots until the time is up, and then to the end of the game at random. */
  private static final class Watch implements Bot {

    private static final double TENTHS = 10;

    private final Bot strong = Level.STRONG.bot(this::searched);
    private final Histogram tenthsOfMillis = new Histogram();
    private final LongSupplier clock;
    private long thought;
    private long iterations;
    private long positions;
    private long end;

    Watch(LongSupplier clock) {
      this.clock = clock;
    }

    void play(Game<?, ?, ?, ?> game, int players, Duration duration, long seed) {
      end = clock.getAsLong() + duration.toNanos();
      List<Bot> bots = Collections.nCopies(players, this);
      for (long number = 0; isGoingOn(); number++) {
        Setup setup = Setup.standard(game, players);
        Match.play(game, setup, bots, Luck.of(seed, number), Narrator.none());
      }
    }

    private boolean isGoingOn() {
      return clock.getAsLong() < end;
    }

    private void searched(int tried, int reached) {
      iterations += tried;
      positions += reached;
    }

    @Override
    public <S, M, V, E> M choose(
        Game<S, M, V, E> game, V view, Seat seat, List<M> offered, Chance luck) {
      if (!isGoingOn() || offered.size() == 1) {
        return Level.RANDOM.bot().choose(game, view, seat, offered, luck);
      }
      long began = clock.getAsLong();
      M move = strong.choose(game, view, seat, offered, luck);
      long nanos = clock.getAsLong() - began;
      thought += nanos;
      tenthsOfMillis.add((int) (nanos / TimeUnit.MICROSECONDS.toNanos(100)));
      return move;
    }

    @Override
    public <S, M, V, E> Optional<Claim> claim(
        Game<S, M, V, E> game, V view, Seat seat, Chance luck) {
      return isGoingOn() ? strong.claim(game, view, seat, luck) : Optional.empty();
    }

    BotSpeed speed(String game, int players) {
      double seconds = Math.max(1, thought) / (double) TimeUnit.SECONDS.toNanos(1);
      return new BotSpeed(
          game,
          players,
          tenthsOfMillis.count(),
          tenthsOfMillis.percentile(50) / TENTHS,
          tenthsOfMillis.percentile(99) / TENTHS,
          tenthsOfMillis.percentile(100) / TENTHS,
          iterations / seconds,
          positions / seconds);
    }
  }
}
