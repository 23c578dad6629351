package kraken.server.store.postgres;

import java.sql.SQLException;
import java.util.List;
import kraken.server.store.db.Entries;
import kraken.server.store.db.LogLine;
import kraken.server.store.db.Statements;

/**
 * Entries with table and number as the primary key: of several servers that add the same number,
 * one succeeds.
 */
final class KeyedEntries implements Entries {

  private static final String INSERT =
      "insert into entry (table_id, number, at, command, fact, hash)"
          + " values (?, ?, ?, ?, ?, ?)"
          + " on conflict do nothing";

  @Override
  public boolean add(Statements statements, String table, LogLine line) throws SQLException {
    byte[] hash = statements.hashChain().next(statements, this, table, line);
    int added =
        statements.update(
            INSERT, table, line.number(), line.at(), line.command(), line.fact(), hash);
    if (added == 0) {
      return false;
    }
    statements.hashChain().added(table, line.number(), hash);
    return true;
  }

  @Override
  public void remove(Statements statements, String table) throws SQLException {
    Log log = of(table);
    statements.update(log.delete(), log.all());
    statements.hashChain().forget(table);
  }

  @Override
  public String locking() {
    return " for key share";
  }

  @Override
  public Log of(String table) {
    return new Log("entry", "table_id = ?", List.of(table));
  }
}
