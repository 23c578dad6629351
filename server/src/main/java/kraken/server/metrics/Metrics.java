package kraken.server.metrics;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.FunctionTimer;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;
import kraken.server.store.db.StoreListener;
import kraken.tables.command.Reply;
import kraken.tables.live.BotThinkingTime;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;

/** Counts and times what the server does, for Prometheus. Safe for many threads. */
public final class Metrics implements StoreListener {

  /**
   * A bound on the number of counters. The program knows fewer codes; all beyond the bound share
   * one counter.
   */
  private static final int MOST_CODES = 200;

  private static final int TOO_MANY_REQUESTS = 429;

  private static final Duration[] STEPS = {
    Duration.ofMillis(1),
    Duration.ofMillis(2),
    Duration.ofMillis(5),
    Duration.ofMillis(10),
    Duration.ofMillis(20),
    Duration.ofMillis(50),
    Duration.ofMillis(100),
    Duration.ofMillis(500),
    Duration.ofSeconds(2)
  };

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);

  private final LongAdder requests = counted("kraken.requests", "requests answered");
  private final LongAdder messages = counted("kraken.messages", "messages heard on sockets");
  private final LongAdder turnedAway = counted("kraken.turned.away", "requests over the limits");

  private final LongAdder moves = counted("kraken.moves", "moves made durable");
  private final Timer commits =
      Timer.builder("kraken.commit")
          .description("commits, with all that shared one")
          .serviceLevelObjectives(STEPS)
          .register(registry);
  private final Map<String, Counter> refusals = new ConcurrentHashMap<>();

  /** Kept here, since the registry holds only weak references. */
  private final List<Supplier<BotThinkingTime>> timed = new ArrayList<>();

  public Metrics() {
    new JvmMemoryMetrics().bindTo(registry);
    new ProcessorMetrics().bindTo(registry);
  }

  private LongAdder counted(String name, String meaning) {
    LongAdder count = new LongAdder();
    FunctionCounter.builder(name, count, LongAdder::doubleValue)
        .description(meaning)
        .register(registry);
    return count;
  }

  /** Adds a gauge: a number that goes up and down. */
  public void watch(String name, String meaning, Supplier<Number> figure) {
    Gauge.builder(name, figure).description(meaning).register(registry);
  }

  /** Adds a timer: how often something was done, and how long it took in all. */
  public void time(String name, String meaning, Supplier<BotThinkingTime> figure) {
    timed.add(figure);
    FunctionTimer.builder(
            name,
            figure,
            thinking -> thinking.get().moves(),
            thinking -> (double) thinking.get().time().toNanos(),
            TimeUnit.NANOSECONDS)
        .description(meaning)
        .register(registry);
  }

  @Override
  public void committed(Duration time) {
    commits.record(time);
  }

  @Override
  public void wrote(List<Entry> entries) {
    for (Entry entry : entries) {
      if (entry.fact() instanceof Fact.Played || entry.fact() instanceof Fact.TimedOut) {
        moves.increment();
      }
    }
  }

  /** Counts a refusal, by a table or by the server. */
  public void refused(String code) {
    String known = refusals.size() < MOST_CODES || refusals.containsKey(code) ? code : "other";
    refusals.computeIfAbsent(known, this::refusals).increment();
  }

  /** Counts what was refused because it was over a limit. */
  public void limited(String limit) {
    Counter.builder("kraken.limited")
        .description("what was refused because it was over a limit")
        .tag("limit", limit)
        .register(registry)
        .increment();
  }

  private Counter refusals(String code) {
    return Counter.builder("kraken.refusals")
        .description("answers that were no")
        .tag("code", code)
        .register(registry);
  }

  /** Counts the reply of a table if it is a refusal, and returns it. */
  public Reply counted(Reply reply) {
    if (reply instanceof Reply.Refused refused) {
      refused(refused.code());
    }
    return reply;
  }

  /** Counts a request that was answered with this status. */
  public void answered(int status) {
    requests.increment();
    if (status == TOO_MANY_REQUESTS) {
      turnedAway.increment();
    }
  }

  public void messageReceived() {
    messages.increment();
  }

  public String scrape() {
    return registry.scrape();
  }
}
