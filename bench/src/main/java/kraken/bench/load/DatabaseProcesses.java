package kraken.bench.load;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import kraken.server.store.postgres.ScratchSchema;

/** Reads the processor time of a PostgreSQL on this machine from /proc. */
final class DatabaseProcesses {

  private static final Path PROC = Path.of("/proc");
  private static final long MILLIS_OF_A_TICK = 10;

  /** The indexes of fields in /proc/PID/stat, counted from the one after the name. */
  private static final int PARENT = 1;

  private static final int TIME = 11;
  private static final int TIME_OF_ENDED_CHILDREN = 13;

  private final long postmaster;

  private DatabaseProcesses(long postmaster) {
    this.postmaster = postmaster;
  }

  /** Empty where the database runs on another machine, or the system has no /proc. */
  static Optional<DatabaseProcesses> of(ScratchSchema scratch) {
    OptionalLong process = scratch.process();
    return process.isEmpty()
        ? Optional.empty()
        : stat(Long.toString(process.getAsLong()))
            .filter(stat -> stat.name().startsWith("postgres"))
            .map(stat -> new DatabaseProcesses(stat.field(PARENT)));
  }

  /** The processor time of all processes so far, also of those that have ended. */
  Duration processor() throws IOException {
    String first = Long.toString(postmaster);
    long ticks =
        stat(first).map(stat -> stat.sum(TIME) + stat.sum(TIME_OF_ENDED_CHILDREN)).orElse(0L);
    try (DirectoryStream<Path> processes = Files.newDirectoryStream(PROC, "[0-9]*")) {
      for (Path process : processes) {
        ticks +=
            stat(process.getFileName().toString())
                .filter(stat -> stat.field(PARENT) == postmaster)
                .map(stat -> stat.sum(TIME))
                .orElse(0L);
      }
    }
    return Duration.ofMillis(ticks * MILLIS_OF_A_TICK);
  }

  private record Stat(String name, List<String> fields) {

    /** Splits after the last bracket: the name in brackets may hold spaces. */
    static Stat of(String line) {
      int end = line.lastIndexOf(')');
      String name = line.substring(line.indexOf('(') + 1, end);
      return new Stat(name, Arrays.asList(line.substring(end + 2).split(" ", -1)));
    }

    long field(int index) {
      return Long.parseLong(fields.get(index));
    }

    /** The sum of user time and system time, which stand side by side. */
    long sum(int index) {
      return field(index) + field(index + 1);
    }
  }

  private static Optional<Stat> stat(String process) {
    try {
      return Optional.of(Stat.of(Files.readString(PROC.resolve(process).resolve("stat"))));
    } catch (IOException gone) {
      return Optional.empty();
    }
  }
}
