package kraken.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import kraken.server.store.db.UnusableStoreException;
import kraken.server.store.sqlite.Sqlite;

/** Copies the SQLite file of a folder as of one moment, also while a server writes to it. */
public final class Backup {

  private Backup() {}

  /** Writes everything that is committed to a new file, checks that file, and returns its size. */
  public static long of(Path folder, Path to) throws UnusableStoreException {
    Path file = Sqlite.fileIn(folder);
    if (Files.exists(to)) {
      throw new UnusableStoreException("The file " + to + " is there already.");
    }
    try {
      copy(file, to);
      check(to);
      return settled(to);
    } catch (SQLException | IOException failure) {
      throw new UnusableStoreException(
          "The tables could not be written to " + to + ": " + failure.getMessage() + ".");
    }
  }

  private static void copy(Path file, Path to) throws SQLException {
    try (Connection connection = connection(file);
        PreparedStatement copying = connection.prepareStatement("vacuum into ?")) {
      copying.setString(1, to.toAbsolutePath().toString());
      copying.execute();
    }
  }

  private static void check(Path file) throws SQLException {
    try (Connection connection = connection(file);
        Statement statement = connection.createStatement();
        ResultSet found = statement.executeQuery("pragma integrity_check")) {
      found.next();
      if (!found.getString(1).equals("ok")) {
        throw new SQLException(found.getString(1));
      }
    }
  }

  private static long settled(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.force(true);
      return channel.size();
    }
  }

  private static Connection connection(Path file) throws SQLException {
    return DriverManager.getConnection(
        "jdbc:sqlite:" + file.toAbsolutePath() + "?busy_timeout=5000");
  }
}
