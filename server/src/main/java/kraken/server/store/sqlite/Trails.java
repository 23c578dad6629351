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
 * Entries in the order in which they come, and for each table a trail of their places. A fresh
 * trail is in memory only; it is laid in the database when many entries have come since it began,
 * so that many moves, not one, cost a page. What was fresh when a server was cut off is laid by the
 * next one.
 */
public final class Trails implements Entries {

  private static final String INSERT =
      "insert into placed_entry (place, table_id, number, at, command, fact) values (?, ?, ?, ?, ?, ?)";

  private static final String LAID = "select value from trail, json_each(places)";

  private static final String OF_TABLE =
      "table_id = ? and place in ("
          + LAID
          + " where table_id = ? union all select value from json_each(?))";

  private static final String LAY =
      "insert into trail (table_id, first_place, last_number, places) values (?, ?, ?, ?)";

  private static final String NOT_LAID_BEFORE =
      " from placed_entry where place >= (select place from trails_end)";

  private static final String LAY_ALL =
      "insert into trail (table_id, first_place, last_number, places)"
          + " select table_id, min(place), max(number), json_group_array(place)"
          + NOT_LAID_BEFORE
          + " and place not in ("
          + LAID
          + " where table_id in (select table_id"
          + NOT_LAID_BEFORE
          + ")) group by table_id";

  private static final String AFTER_ALL = "(select coalesce(max(place), 0) + 1 from placed_entry)";

  private final int mostFresh;
  private final Map<String, Trail> fresh = new ConcurrentHashMap<>();
  private final Queue<Trail> oldestFirst = new ArrayDeque<>();
  private long next;

  /**
   * Nothing is known yet.
   *
   * @param mostFresh how many entries may have come since a fresh trail began
   */
  public Trails(int mostFresh) {
    this.mostFresh = mostFresh;
  }

  /** After this nothing is fresh, whatever became of the last transaction. */
  public void layAll(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement.executeUpdate(LAY_ALL);
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
    fresh.clear();
  }

  @Override
  public boolean add(Statements statements, String table, LogLine line) throws SQLException {
    Trail trail = fresh.get(table);
    boolean begins = trail == null;
    if (trail == null) {
      trail = new Trail(table, next, lastNumber(statements, table));
    }
    if (line.number() <= trail.lastNumber() && isTaken(statements, table, line.number())) {
      return false;
    }
    statements.update(INSERT, next, table, line.number(), line.at(), line.command(), line.fact());
    trail.add(next, line.number());
    next++;
    if (begins) {
      fresh.put(table, trail);
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

  /** The last thing in a transaction: whoever reads finds a fresh trail until it is committed. */
  public void layOld(Statements statements) throws SQLException {
    Trail oldest = oldestFirst.peek();
    if (oldest == null || !isOld(oldest)) {
      return;
    }
    while (oldest != null && isOld(oldest)) {
      lay(statements, oldestFirst.remove());
      oldest = oldestFirst.peek();
    }
    statements.update("update trails_end set place = ?", oldest == null ? next : oldest.first());
  }

  private boolean isOld(Trail trail) {
    return next - trail.first() > mostFresh;
  }

  private void lay(Statements statements, Trail trail) throws SQLException {
    statements.update(LAY, trail.table(), trail.first(), trail.lastNumber(), trail.json());
    statements.afterCommit(() -> fresh.remove(trail.table()));
  }

  @Override
  public Log of(String table) {
    @Nullable Trail trail = fresh.get(table);
    String places = trail == null ? "[]" : trail.json();
    return new Log("placed_entry", OF_TABLE, List.of(table, table, places));
  }
}
