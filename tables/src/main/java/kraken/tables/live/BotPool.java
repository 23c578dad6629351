package kraken.tables.live;

import java.lang.System.Logger;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Function;
import kraken.bots.Level;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.Seat;
import kraken.tables.AdviceLine;
import kraken.tables.model.Play;

/**
 * The threads on which bots think, so that no actor waits for a bot. All tables of a server share
 * them. There is one fewer than cores: bots that think hard leave a core to people. Safe for any
 * thread.
 */
final class BotPool implements AutoCloseable {

  private static final Logger LOG = System.getLogger(BotPool.class.getName());

  private final ExecutorService cores;
  private final Function<Duration, CompletableFuture<Void>> pauses;
  private final LongAdder thoughts = new LongAdder();
  private final LongAdder nanos = new LongAdder();

  BotPool(ExecutorService cores) {
    this(cores, BotPool::over);
  }

  /**
   * For tests, which end the pauses themselves.
   *
   * @param pauses gives a future that completes when the pause is over
   */
  BotPool(ExecutorService cores, Function<Duration, CompletableFuture<Void>> pauses) {
    this.cores = cores;
    this.pauses = pauses;
  }

  static BotPool onSpareCores() {
    int spare = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    return new BotPool(Executors.newFixedThreadPool(spare, daemons("kraken-bot-")));
  }

  static ThreadFactory daemons(String name) {
    return Thread.ofPlatform().daemon().name(name, 0).factory();
  }

  /**
   * Completes with the bot's move when the pause is over. The bot thinks during the pause, so that
   * its time does not tell how hard the choice was.
   */
  CompletableFuture<String> choice(Play<?, ?, ?, ?> play, Level level, Seat seat, Duration pause) {
    return after(pause, CompletableFuture.supplyAsync(() -> timed(play, level, seat), cores));
  }

  /**
   * Completes with the bot's claim, if it makes one, when the pause is over. The bot thinks during
   * the pause: its time must not tell how it came to its words.
   */
  CompletableFuture<Optional<Claim>> claim(
      Play<?, ?, ?, ?> play, Level level, Seat seat, Duration pause) {
    return after(
        pause,
        CompletableFuture.supplyAsync(() -> play.bots().claim(level.bot(), seat, luck()), cores));
  }

  /** Goes on when the pause is over. */
  void pause(Duration pause, Runnable then) {
    var _ = pauses.apply(pause).thenRunAsync(then, cores);
  }

  /** Completes with what a bot would do at the seat. */
  CompletableFuture<List<AdviceLine>> advice(Play<?, ?, ?, ?> play, Seat seat, Chance luck) {
    return CompletableFuture.supplyAsync(() -> play.bots().advice(seat, luck), cores);
  }

  private <T> CompletableFuture<T> after(Duration pause, CompletableFuture<T> thought) {
    return pause.isZero()
        ? thought
        : thought.thenCombineAsync(pauses.apply(pause), (known, _) -> known, cores);
  }

  private static CompletableFuture<Void> over(Duration pause) {
    return new CompletableFuture<Void>()
        .completeOnTimeout(null, pause.toMillis(), TimeUnit.MILLISECONDS);
  }

  private static Chance luck() {
    return Chance.seeded(ThreadLocalRandom.current().nextLong());
  }

  CompletableFuture<String> choice(Play<?, ?, ?, ?> play, Level level, Seat seat) {
    return choice(play, level, seat, Duration.ZERO);
  }

  private String timed(Play<?, ?, ?, ?> play, Level level, Seat seat) {
    long began = System.nanoTime();
    String move = choose(play, level, seat);
    nanos.add(System.nanoTime() - began);
    thoughts.increment();
    return move;
  }

  BotThinkingTime thinking() {
    return new BotThinkingTime(thoughts.sum(), Duration.ofNanos(nanos.sum()));
  }

  /** Where a bot fails, a random move is made in its place: the table must go on. */
  private static String choose(Play<?, ?, ?, ?> play, Level level, Seat seat) {
    Chance luck = luck();
    try {
      return play.bots().choice(level.bot(), seat, luck);
    } catch (RuntimeException confused) {
      LOG.log(Logger.Level.ERROR, "the bot " + level.word() + " failed", confused);
      return play.bots().choice(Level.RANDOM.bot(), seat, luck);
    }
  }

  @Override
  public void close() {
    cores.shutdownNow();
  }
}
