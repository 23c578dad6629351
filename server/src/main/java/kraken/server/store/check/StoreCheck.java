package kraken.server.store.check;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kraken.server.store.db.Damage;
import kraken.server.store.db.Statements;
import kraken.server.store.db.StoreLocation;
import kraken.server.store.db.StoreReading;
import kraken.server.store.db.UnusableStoreException;
import kraken.server.store.postgres.PostgresReading;
import kraken.server.store.sqlite.Sqlite;
import kraken.server.store.sqlite.SqliteReading;
import org.jspecify.annotations.Nullable;

/**
 * Reads a whole store, as of one moment, and names what is damaged: every hash, the luck, the
 * lists, and what finds the entries of a table. Changes nothing; servers may go on meanwhile.
 */
public final class StoreCheck {

  private static final String HASHES = "11";

  private final StoreReading reading;
  private final List<Damage> damages = new ArrayList<>();
  private final Map<String, LogCheck> logs = new TreeMap<>();
  private long entries;

  private StoreCheck(StoreReading reading) {
    this.reading = reading;
  }

  /**
   * What was read and found.
   *
   * @param damages those that name no table first, then by table
   */
  public record Report(int tables, long entries, List<Damage> damages) {}

  public static Report of(StoreLocation place) throws UnusableStoreException {
    StoreReading reading =
        switch (place) {
          case StoreLocation.Folder(Path folder) -> new SqliteReading(Sqlite.fileIn(folder));
          case StoreLocation.Shared(String address) -> new PostgresReading(address);
        };
    try (Connection connection = reading.connection()) {
      Statements statements = new Statements(connection);
      mustHaveHashes(statements, place);
      return new StoreCheck(reading).report(connection, statements);
    } catch (SQLException unreadable) {
      throw new UnusableStoreException(
          "What is at " + place.shown() + " cannot be read: " + unreadable.getMessage());
    }
  }

  private static void mustHaveHashes(Statements statements, StoreLocation place)
      throws SQLException, UnusableStoreException {
    String applied = "select count(*) from flyway_schema_history where version = ? and success";
    if (statements.text(applied, HASHES).equals("0")) {
      throw new UnusableStoreException(
          "An older version has written what is at "
              + place.shown()
              + ". Start the server once, which brings it up to date; then check it.");
    }
  }

  private Report report(Connection connection, Statements statements) throws SQLException {
    reading.inspect(connection, damages::add);
    reading.readEntries(
        connection,
        (table, line) -> {
          logs.computeIfAbsent(table, LogCheck::new).add(line);
          entries++;
        },
        damages::add);
    logs.forEach((table, log) -> note(table, log.wrong()));
    new ListCheck(statements, logs, damages::add).run();
    damages.sort(
        Comparator.comparing(Damage::table, Comparator.nullsFirst(Comparator.naturalOrder())));
    return new Report(logs.size(), entries, List.copyOf(damages));
  }

  private void note(String table, @Nullable String wrong) {
    if (wrong != null) {
      damages.add(new Damage(table, wrong));
    }
  }
}
