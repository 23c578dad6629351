package kraken.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Measures every game of the shelf, each in a virtual machine of its own. */
public final class EngineBench {

  private static final String ALLOCATED = "gc.alloc.rate.norm";

  private final EngineBenchSettings settings;
  private final Consumer<String> progress;

  private EngineBench(EngineBenchSettings settings, Consumer<String> progress) {
    this.settings = settings;
    this.progress = progress;
  }

  /**
   * Measures all subjects, each for half a minute or, when quick, for a few seconds. Reports
   * progress.
   */
  public static EngineReport run(EngineBenchSettings settings, Consumer<String> progress)
      throws MeasurementFailedException {
    EngineBench bench = new EngineBench(settings, progress);
    List<EngineFigures> figures = new ArrayList<>();
    for (EngineSubject subject : settings.subjects()) {
      figures.add(bench.measured(subject));
    }
    return EngineReport.of(settings, figures);
  }

  private EngineFigures measured(EngineSubject subject) throws MeasurementFailedException {
    RunResult move = measured(subject, "move");
    RunResult view = measured(subject, "view");
    RunResult imagine = measured(subject, "imagine");
    return new EngineFigures(
        subject.game().about().id(),
        subject.players(),
        move.getPrimaryResult().getScore(),
        move.getPrimaryResult().getScoreError(),
        allocated(move),
        view.getPrimaryResult().getScore(),
        imagine.getPrimaryResult().getScore());
  }

  private RunResult measured(EngineSubject subject, String benchmark)
      throws MeasurementFailedException {
    progress.accept("measuring " + subject.code() + ", " + benchmark + " ...");
    try {
      return new Runner(options(subject, benchmark).build()).runSingle();
    } catch (RunnerException failure) {
      throw new MeasurementFailedException(subject, failure);
    }
  }

  /** One thread and a collector without threads of its own, so that one core is really one. */
  private ChainedOptionsBuilder options(EngineSubject subject, String benchmark) {
    TimeValue iteration = TimeValue.milliseconds(settings.iterationMillis());
    return new OptionsBuilder()
        .include("^" + EngineBenchmark.class.getName() + "\\." + benchmark + "$")
        .param("subject", subject.code())
        .threads(1)
        .forks(1)
        .jvmArgs(
            "-Xms512m", "-Xmx512m", "-XX:+UseSerialGC", "--sun-misc-unsafe-memory-access=allow")
        .warmupIterations(settings.warmups())
        .warmupTime(iteration)
        .measurementIterations(settings.measurements())
        .measurementTime(iteration)
        .addProfiler(GCProfiler.class)
        .verbosity(VerboseMode.SILENT)
        .shouldFailOnError(true);
  }

  private static double allocated(RunResult result) {
    Result<?> allocated = result.getSecondaryResults().get(ALLOCATED);
    if (allocated == null) {
      throw new IllegalStateException("JMH has not told " + ALLOCATED);
    }
    return allocated.getScore();
  }
}
