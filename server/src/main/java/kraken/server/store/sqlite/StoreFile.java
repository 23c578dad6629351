package kraken.server.store.sqlite;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import kraken.server.store.db.UnusableStoreException;

/**
 * The file of a store. It comes into being whole: a file that is there and empty is one that
 * something has emptied, and is never taken for a new store.
 */
final class StoreFile {

  private static final String OUR_TABLES =
      "select count(*) from sqlite_master where name in ('flyway_schema_history', 'listing')";

  private StoreFile() {}

  /**
   * Makes the file where there is none, under another name until it is whole.
   *
   * @param build makes an empty store at a path
   */
  static void makeIfMissing(Path file, Consumer<Path> build)
      throws UnusableStoreException, IOException {
    if (Files.exists(file)) {
      mustBeStore(file);
      return;
    }
    Path wal = file.resolveSibling(file.getFileName() + "-wal");
    if (Files.exists(wal) && Files.size(wal) > 0) {
      throw new UnusableStoreException(
          "The file "
              + file
              + " is missing, but "
              + wal
              + " is there. Bring it back, or empty the folder to begin anew.");
    }
    make(file, build);
  }

  private static void make(Path file, Consumer<Path> build) throws IOException {
    Path unfinished = file.resolveSibling(file.getFileName() + ".new");
    for (String end : List.of("", "-wal", "-shm")) {
      Files.deleteIfExists(Path.of(unfinished + end));
    }
    build.accept(unfinished);
    Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
    Path folder = Objects.requireNonNull(file.toAbsolutePath().getParent());
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    }
  }

  /** Fails where the file is empty or has other tables than ours; changes nothing. */
  static void mustBeStore(Path file) throws UnusableStoreException {
    try {
      if (Files.size(file) == 0) {
        throw new UnusableStoreException(
            "The file "
                + file
                + " is empty, so it has lost its tables. Restore a backup, or delete it to begin anew.");
      }
    } catch (IOException unreadable) {
      throw new UnusableStoreException("The file " + file + " cannot be read.");
    }
    if (!hasOurTables(file)) {
      throw new UnusableStoreException(complaint(file));
    }
  }

  private static boolean hasOurTables(Path file) {
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + file.toAbsolutePath());
        Statement statement = connection.createStatement();
        ResultSet found = statement.executeQuery(OUR_TABLES)) {
      found.next();
      return found.getInt(1) == 2;
    } catch (SQLException notADatabase) {
      return false;
    }
  }

  static String complaint(Path file) {
    return "The file "
        + file
        + " is not one that this version can read, or there is no room on the disk to bring it up to date.";
  }
}
