package kraken.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * The benchmarks that JMH runs; JMH needs the class to be public. One operation is one move, view
 * or imagined state.
 */
@State(Scope.Thread)
public class EngineBenchmark {

  @Param("")
  private String subject;

  private Playout<?, ?, ?, ?> playout;
  private MidGame<?, ?> midGame;

  @Setup
  public void prepare() {
    EngineSubject measured = EngineSubject.decoded(subject);
    playout = new Playout<>(measured.game(), measured.setup(), 1);
    midGame = new MidGame<>(measured.game(), measured.setup());
  }

  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public Object move() {
    return playout.move();
  }

  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  public Object view() {
    return midGame.view();
  }

  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  public Object imagine() {
    return midGame.imagine();
  }
}
