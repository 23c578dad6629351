package kraken.server.store.sqlite;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import kraken.server.store.db.Damage;
import kraken.server.store.db.HashedLine;
import kraken.server.store.db.StoreReading;

/** Reads a SQLite file, also one of which parts cannot be read. */
public final class SqliteReading implements StoreReading {

  private static final int PLACES_AT_ONCE = 4_096;

  private static final String BETWEEN =
      "select table_id, "
          + HashedLine.COLUMNS
          + " from placed_entry where place >= ? and place < ? order by place";

  private static final String UNREADABLE_TRAILS =
      "select table_id, count(*) from trail where not json_valid(places) group by table_id";

  /** The places in all trails that can be read. */
  private static final String PLACES =
      "(select t.table_id, p.value as place"
          + " from (select table_id, places from trail where json_valid(places)) t,"
          + " json_each(t.places) p)";

  private static final String PLACES_WITHOUT_ENTRY =
      "select p.table_id, count(*) from "
          + PLACES
          + " p left join placed_entry e on e.place = p.place and e.table_id = p.table_id"
          + " where e.place is null group by p.table_id";

  private static final String ENTRIES_WITHOUT_PLACE =
      "select e.table_id, count(*) from placed_entry e left join "
          + PLACES
          + " p on p.place = e.place and p.table_id = e.table_id"
          + " where e.place < (select place from trails_end) and p.place is null"
          + " group by e.table_id";

  private final Path file;

  public SqliteReading(Path file) {
    this.file = file;
  }

  @Override
  public Connection connection() throws SQLException {
    Connection connection =
        DriverManager.getConnection("jdbc:sqlite:" + file.toAbsolutePath() + "?busy_timeout=5000");
    connection.setAutoCommit(false);
    return connection;
  }

  @Override
  public void inspect(Connection connection, Consumer<Damage> found) {
    checkPages(connection, found);
    checkTrails(connection, UNREADABLE_TRAILS, "%,d of its trails cannot be read", found);
    checkTrails(
        connection, PLACES_WITHOUT_ENTRY, "its trails name %,d places without entry", found);
    checkTrails(connection, ENTRIES_WITHOUT_PLACE, "%,d of its entries are in no trail", found);
  }

  private static void checkPages(Connection connection, Consumer<Damage> found) {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("pragma integrity_check")) {
      while (rows.next()) {
        if (!"ok".equals(rows.getString(1))) {
          found.accept(new Damage(null, "SQLite says: " + rows.getString(1)));
        }
      }
    } catch (SQLException malformed) {
      found.accept(new Damage(null, "SQLite says: " + malformed.getMessage()));
    }
  }

  private static void checkTrails(
      Connection connection, String query, String sentence, Consumer<Damage> found) {
    List<Damage> damages = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(query)) {
      while (rows.next()) {
        damages.add(
            new Damage(rows.getString(1), String.format(Locale.ROOT, sentence, rows.getLong(2))));
      }
    } catch (SQLException unreadable) {
      damages.add(new Damage(null, "the trails cannot be read: " + unreadable.getMessage()));
    }
    damages.forEach(found);
  }

  /** Reads by places. Where some cannot be read, it goes on after them. */
  @Override
  public void readEntries(Connection connection, EntryListener entries, Consumer<Damage> found)
      throws SQLException {
    long end = lastPlace(connection) + 1;
    for (long from = 0; from < end; from += PLACES_AT_ONCE) {
      read(connection, from, Math.min(end, from + PLACES_AT_ONCE), entries, found);
    }
  }

  private static long lastPlace(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row =
            statement.executeQuery("select coalesce(max(place), 0) from placed_entry")) {
      row.next();
      return row.getLong(1);
    }
  }

  private static void read(
      Connection connection, long from, long end, EntryListener entries, Consumer<Damage> found) {
    List<Runnable> rows = new ArrayList<>();
    try (PreparedStatement statement = connection.prepareStatement(BETWEEN)) {
      statement.setLong(1, from);
      statement.setLong(2, end);
      try (ResultSet read = statement.executeQuery()) {
        StoreReading.readRows(read, (table, line) -> rows.add(() -> entries.entry(table, line)));
      }
    } catch (SQLException unreadable) {
      if (end - from == 1) {
        found.accept(new Damage(null, "the entry at place " + from + " cannot be read"));
        return;
      }
      long middle = from + (end - from) / 2;
      read(connection, from, middle, entries, found);
      read(connection, middle, end, entries, found);
      return;
    }
    rows.forEach(Runnable::run);
  }
}
