package kraken.bench.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import kraken.server.store.db.StoreLocation;
import kraken.server.store.db.UnusableStoreException;
import kraken.server.store.postgres.ScratchSchema;
import org.jspecify.annotations.Nullable;

/**
 * The store of the measured servers: a temporary folder or a scratch schema. Closing deletes it.
 */
final class BenchStorage implements AutoCloseable {

  private final StoreLocation place;
  private final @Nullable Path folder;
  private final @Nullable ScratchSchema scratch;

  private BenchStorage(
      StoreLocation place, @Nullable Path folder, @Nullable ScratchSchema scratch) {
    this.place = place;
    this.folder = folder;
    this.scratch = scratch;
  }

  static BenchStorage in(StoreLocation.@Nullable Shared database)
      throws IOException, UnusableStoreException {
    if (database == null) {
      Path folder = Files.createTempDirectory("kraken-bench");
      return new BenchStorage(new StoreLocation.Folder(folder), folder, null);
    }
    ScratchSchema scratch = ScratchSchema.in(database);
    return new BenchStorage(scratch.place(), null, scratch);
  }

  StoreLocation place() {
    return place;
  }

  /** The processes of the database; empty for a file, or where they cannot be measured. */
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
