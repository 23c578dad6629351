package kraken.server.http;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;

/** Figures for Prometheus. */
public final class Metrics {

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);

  private final LongAdder requests = counted("kraken.requests", "requests answered");
  private final LongAdder messages = counted("kraken.messages", "messages heard on sockets");
  private final LongAdder turnedAway = counted("kraken.turned.away", "requests over the limits");

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

  /** A figure that goes up and down. */
  public void watch(String name, String meaning, Supplier<Number> figure) {
    Gauge.builder(name, figure).description(meaning).register(registry);
  }

  void answered(Context request) {
    requests.increment();
    if (request.statusCode() == HttpStatus.TOO_MANY_REQUESTS.getCode()) {
      turnedAway.increment();
    }
  }

  void heard() {
    messages.increment();
  }

  String scrape() {
    return registry.scrape();
  }
}
