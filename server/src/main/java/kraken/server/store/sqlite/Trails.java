package kraken.server.store.sqlite;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import kraken.server.store.db.Entries;
import kraken.server.store.db.LogLine;
import kraken.server.store.db.Statements;
import org.jspecify.annotations.Nullable;

/**
 * Stores entries of all tables in the order of their arrival, and for each table a trail: the list
 * of the places of its entries. A new trail is in memory only. It is saved to the database once
 * many entries have arrived since it began, so that one written page serves many moves. After a
 * crash, the next server restores and saves the trails that were not saved. Only the writer adds
 * and saves; any thread may read.
 */
public final class Trails implements Entries {

  private static final String INSERT =
      "insert into placed_entry (place, table_id, number, at, command, fact, hash)"
          + " values (?, ?, ?, ?, ?, ?, ?)";

  private static final String SAVED_PLACES = "select value from trail, json_each(places)";

  private static final String OF_TABLE =
      "table_id = ? and place in ("
          + SAVED_PLACES
          + " where table_id = ? union all select value from json_each(?))";

  private static final String SAVE =
      "insert into trail (table_id, first_place, last_number, places) values (?, ?, ?, ?)";

  private static final String AFTER_SAVED =
      " from placed_entry where place >= (select place from trails_end)";

  private static final String SAVE_ALL =
      "insert into trail (table_id, first_place, last_number, places)"
          + " select table_id, min(place), max(number), json_group_array(place)"
          + AFTER_SAVED
          + " and place not in ("
          + SAVED_PLACES
          + " where table_id in (select table_id"
          + AFTER_SAVED
          + ")) group by table_id";

  private static final String AFTER_ALL = "(select coalesce(max(place), 0) + 1 from placed_entry)";

  private final int mostUnsaved;
  private final Map<String, Trail> unsaved = new ConcurrentHashMap<>();
  private final Queue<Trail> oldestFirst = new ArrayDeque<>();
  private long next;

  /**
   * Creates an index; {@link #saveAll} must be called before it is used.
   *
   * @param mostUnsaved how many entries may have arrived since an unsaved trail began
   */
  public Trails(int mostUnsaved) {
    this.mostUnsaved = mostUnsaved;
  }

  /**
   * Finds all entries that are in no saved trail and saves trails for them. Afterwards memory and
   * database agree, whatever became of the last transaction.
   */
  public void saveAll(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement.executeUpdate(SAVE_ALL);
      statement.executeUpdate(
          "update trails_end set place = " + AFTER_ALL + " where place < " + AFTER_ALL);
      connection.commit();
      try (ResultSet found = statement.executeQuery("select place from trails_end")) {
        found.next();
        next = found.getLong(1);
      }
      connection.commit();
    }
    oldestFirst.clear();
    unsaved.clear();
  }

  @Override
  public boolean add(Statements statements, String table, LogLine line) throws SQLException {
    Trail trail = unsaved.get(table);
    boolean begins = trail == null;
    if (trail == null) {
      trail = new Trail(table, next, lastNumber(statements, table));
    }
    if (line.number() <= trail.lastNumber() && isTaken(statements, table, line.number())) {
      return false;
    }
    byte[] hash = statements.hashChain().next(statements, this, table, line);
    statements.update(
        INSERT, next, table, line.number(), line.at(), line.command(), line.fact(), hash);
    statements.hashChain().added(table, line.number(), hash);
    trail.add(next, line.number());
    next++;
    if (begins) {
      unsaved.put(table, trail);
      oldestFirst.add(trail);
    }
    return true;
  }

  private static long lastNumber(Statements statements, String table) throws SQLException {
    return Long.parseLong(
        statements.text(
            "select coalesce(max(last_number), 0) from trail where table_id = ?", table));
  }

  private boolean isTaken(Statements statements, String table, long number) throws SQLException {
    Log log = of(table);
    return !statements
        .rows(log.select("number, ''", "and number = ?"), log.between(List.of(), number))
        .isEmpty();
  }

  /**
   * Saves the trails that began long ago. Comes last in a transaction; readers use the trail in
   * memory until it is committed.
   */
  public void saveOld(Statements statements) throws SQLException {
    Trail oldest = oldestFirst.peek();
    if (oldest == null || !isOld(oldest)) {
      return;
    }
    while (oldest != null && isOld(oldest)) {
      save(statements, oldestFirst.remove());
      oldest = oldestFirst.peek();
    }
    statements.update("update trails_end set place = ?", oldest == null ? next : oldest.first());
  }

  private boolean isOld(Trail trail) {
    return next - trail.first() > mostUnsaved;
  }

  private void save(Statements statements, Trail trail) throws SQLException {
    statements.update(SAVE, trail.table(), trail.first(), trail.lastNumber(), trail.json());
    statements.afterCommit(() -> unsaved.remove(trail.table()));
  }

  /**
   * Removes the entries and the saved trails; the one in memory goes when that is committed, since
   * readers use it until then.
   */
  @Override
  public void remove(Statements statements, String table) throws SQLException {
    Log log = of(table);
    statements.update(log.delete(), log.all());
    statements.update("delete from trail where table_id = ?", table);
    statements.hashChain().forget(table);
    Trail trail = unsaved.get(table);
    if (trail != null) {
      oldestFirst.remove(trail);
      statements.afterCommit(() -> unsaved.remove(table));
    }
  }

  @Override
  public Log of(String table) {
    @Nullable Trail trail = unsaved.get(table);
    String places = trail == null ? "[]" : trail.json();
    return new Log("placed_entry", OF_TABLE, List.of(table, table, places));
  }
}
