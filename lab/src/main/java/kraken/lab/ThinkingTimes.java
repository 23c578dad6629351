package kraken.lab;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import kraken.bots.Bot;
import kraken.bots.Level;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.Game;
import kraken.kit.Seat;

/**
 * How long bots think about a choice, by level. Choices of one move only do not count. Safe for any
 * thread. These are measured, so they differ from run to run and are no findings.
 */
public final class ThinkingTimes {

  private final Map<Level, Histogram> tenthsOfMillis = new EnumMap<>(Level.class);

  /** The times of a level, in milliseconds. */
  public record Times(long choices, double median, double p99, double worst) {}

  Bot timed(Level level) {
    return new TimedBot(level.bot(), level);
  }

  private final class TimedBot implements Bot {
    private final Bot bot;
    private final Level level;

    TimedBot(Bot bot, Level level) {
      this.bot = bot;
      this.level = level;
    }

    @Override
    public <S, M, V, E> M choose(
        Game<S, M, V, E> game, V view, Seat seat, List<M> offered, Chance luck) {
      long began = System.nanoTime();
      M move = bot.choose(game, view, seat, offered, luck);
      if (offered.size() > 1) {
        add(level, System.nanoTime() - began);
      }
      return move;
    }

    @Override
    public <S, M, V, E> Optional<Claim> claim(
        Game<S, M, V, E> game, V view, Seat seat, Chance luck) {
      return bot.claim(game, view, seat, luck);
    }
  }

  private synchronized void add(Level level, long nanos) {
    int tenths = (int) Math.min(1_000_000, nanos / TimeUnit.MICROSECONDS.toNanos(100));
    tenthsOfMillis.computeIfAbsent(level, _ -> new Histogram()).add(tenths);
  }

  /** The times by level, the weakest first. */
  public synchronized Map<Level, Times> times() {
    Map<Level, Times> times = new EnumMap<>(Level.class);
    tenthsOfMillis.forEach((level, histogram) ->
        times.put(
            level,
            new Times(
                histogram.count(),
                histogram.percentile(50) / 10.0,
                histogram.percentile(99) / 10.0,
                histogram.percentile(100) / 10.0)));
    return times;
  }
}
