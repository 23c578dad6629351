package kraken.server.store.db;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.migration.Context;
import org.flywaydb.core.api.migration.JavaMigration;
import org.jspecify.annotations.Nullable;

/** Computes the hashes of entries from before there were hashes. */
public final class HashMigration implements JavaMigration {

  private static final int AT_ONCE = 1_000;

  private final String rows;
  private final List<String> key;
  private final Map<String, Last> lasts = new HashMap<>();

  /**
   * Reads all entries of a database.
   *
   * @param rows the SQL table that has them
   * @param key the columns of its primary key; in their order the entries of each table come by
   *     number
   */
  public HashMigration(String rows, List<String> key) {
    this.rows = rows;
    this.key = List.copyOf(key);
  }

  @SuppressWarnings("ArrayRecordComponent") // nobody compares two of them
  private record Last(long number, byte[] hash) {}

  /** Reads in one connection's transaction what it changes in the same: both databases allow it. */
  @Override
  public void migrate(Context context) throws SQLException {
    Connection connection = context.getConnection();
    try (PreparedStatement reading = connection.prepareStatement(select());
        PreparedStatement writing = connection.prepareStatement(update())) {
      reading.setFetchSize(AT_ONCE);
      int waiting = 0;
      try (ResultSet row = reading.executeQuery()) {
        while (row.next()) {
          add(writing, row);
          waiting++;
          if (waiting % AT_ONCE == 0) {
            writing.executeBatch();
          }
        }
      }
      writing.executeBatch();
    }
  }

  private String select() {
    String columns = String.join(", ", key);
    return "select %s, table_id, %s from %s order by %s"
        .formatted(columns, HashedLine.COLUMNS, rows, columns);
  }

  private String update() {
    return "update %s set hash = ? where %s = ?".formatted(rows, String.join(" = ? and ", key));
  }

  private void add(PreparedStatement writing, ResultSet row) throws SQLException {
    String table = row.getString(key.size() + 1);
    LogLine line = HashedLine.read(row, key.size() + 2).line();
    Last last = lasts.get(table);
    byte[] before =
        last != null && last.number == line.number() - 1 ? last.hash : RunningHash.before(table);
    byte[] hash = RunningHash.of(line, before);
    lasts.put(table, new Last(line.number(), hash));
    writing.setBytes(1, hash);
    for (int i = 1; i <= key.size(); i++) {
      writing.setObject(i + 1, row.getObject(i));
    }
    writing.addBatch();
  }

  @Override
  public MigrationVersion getVersion() {
    return MigrationVersion.fromVersion("11");
  }

  @Override
  public String getDescription() {
    return "hashes of older entries";
  }

  @Override
  public @Nullable Integer getChecksum() {
    return null;
  }

  @Override
  public boolean canExecuteInTransaction() {
    return true;
  }
}
