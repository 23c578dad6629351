package kraken.server.store.db;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Adds entries to the log of a table and finds them, in the way of one kind of database. */
public interface Entries {

  /** Adds an entry; false where the table has an entry with this number. */
  boolean add(Statements statements, String table, LogLine line) throws SQLException;

  /** The log of a table. */
  Log of(String table);

  /** Removes all entries of a table. */
  void remove(Statements statements, String table) throws SQLException;

  /** Ends a query of the writer, so that no other server removes what it has found. */
  default String locking() {
    return "";
  }

  /**
   * The rows of one log, as parts of SQL.
   *
   * @param rows the SQL table
   * @param condition the condition that selects the rows of this log
   * @param values the parameters of the condition
   */
  record Log(String rows, String condition, List<Object> values) {

    public String select(String columns, String further) {
      return "select " + columns + " from " + rows + " where " + condition + " " + further;
    }

    public String update(String change, String further) {
      return "update " + rows + " set " + change + " where " + condition + " " + further;
    }

    public String delete() {
      return "delete from " + rows + " where " + condition;
    }

    /** The parameters of a statement that has none but those of the condition. */
    public @Nullable Object[] all() {
      return values.toArray();
    }

    /** All parameters of a statement: those before the condition, its own, and those after it. */
    public @Nullable Object[] between(List<?> before, Object... after) {
      List<@Nullable Object> all = new ArrayList<>(before);
      all.addAll(values);
      all.addAll(List.of(after));
      return all.toArray();
    }
  }
}
