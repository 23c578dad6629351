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

/** The processes of a PostgreSQL on this machine, as Linux counts their time. */
final class DatabaseProcesses {

  private static final Path PROC = Path.of("/proc");
  private static final long MILLIS_OF_A_TICK = 10;

  /** Where the fields of /proc/PID/stat are, counted from the one after the name. */
  private static final int PARENT = 1;

  private static final int TIME = 11;
  private static final int TIME_OF_THE_DEAD = 13;

  private final long postmaster;

  private DatabaseProcesses(long postmaster) {
    this.postmaster = postmaster;
  }

  /** Empty where the database is elsewhere, or the system does not tell. */
  static Optional<DatabaseProcesses> of(ScratchSchema scratch) {
    OptionalLong process = scratch.process();
    return process.isEmpty()
        ? Optional.empty()
        : stat(Long.toString(process.getAsLong()))
            .filter(stat -> stat.name().startsWith("postgres"))
            .map(stat -> new DatabaseProcesses(stat.field(PARENT)));
  }

  /** What all of them have used so far, those that have ended included. */
  Duration processor() throws IOException {
    String first = Long.toString(postmaster);
    long ticks = stat(first).map(stat -> stat.sum(TIME) + stat.sum(TIME_OF_THE_DEAD)).orElse(0L);
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

    /** The name stands in brackets, and may hold anything. */
    static Stat of(String line) {
      int end = line.lastIndexOf(')');
      String name = line.substring(line.indexOf('(') + 1, end);
      return new Stat(name, Arrays.asList(line.substring(end + 2).split(" ", -1)));
    }

    long field(int index) {
      return Long.parseLong(fields.get(index));
    }

    /** Of a pair: the program's own time, and the system's for it. */
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
