package kraken.bench.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import kraken.server.store.Place;
import kraken.server.store.Scratch;
import kraken.server.store.Unusable;
import org.jspecify.annotations.Nullable;

/** Where servers that are measured keep their tables: a folder or a schema, gone afterwards. */
final class Workplace implements AutoCloseable {

  private final Place place;
  private final @Nullable Path folder;
  private final @Nullable Scratch scratch;

  private Workplace(Place place, @Nullable Path folder, @Nullable Scratch scratch) {
    this.place = place;
    this.folder = folder;
    this.scratch = scratch;
  }

  static Workplace in(Place.@Nullable Shared database) throws IOException, Unusable {
    if (database == null) {
      Path folder = Files.createTempDirectory("kraken-bench");
      return new Workplace(new Place.Folder(folder), folder, null);
    }
    Scratch scratch = Scratch.in(database);
    return new Workplace(scratch.place(), null, scratch);
  }

  Place place() {
    return place;
  }

  /** Empty where there is none beside the server, or where it cannot be watched. */
  Optional<DatabaseProcesses> database() {
    return scratch == null ? Optional.empty() : DatabaseProcesses.of(scratch);
  }

  @Override
  public void close() throws IOException {
    if (scratch != null) {
      scratch.close();
    }
    if (folder != null) {
      delete(folder);
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
