package kraken.server.store.db;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How a kind of database adds to the log of a table, and finds what is in it. */
public interface Entries {

  /** False where the number is taken. */
  boolean add(Statements statements, String table, LogLine line) throws SQLException;

  /** The log of a table. */
  Log of(String table);

  /**
   * Some rows of the database.
   *
   * @param rows where they stand, among others
   * @param condition what they have in common
   * @param values of the condition
   */
  record Log(String rows, String condition, List<Object> values) {

    public String select(String columns, String further) {
      return "select " + columns + " from " + rows + " where " + condition + " " + further;
    }

    public String update(String change, String further) {
      return "update " + rows + " set " + change + " where " + condition + " " + further;
    }

    /** The values in front of its own, its own, and those behind. */
    public @Nullable Object[] between(List<?> before, Object... behind) {
      List<@Nullable Object> all = new ArrayList<>(before);
      all.addAll(values);
      all.addAll(List.of(behind));
      return all.toArray();
    }
  }
}
