package kraken.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import kraken.server.store.SqlJournal.Line;
import org.jspecify.annotations.Nullable;

/** How a kind of database adds to the log of a table, and finds what is in it. */
interface Entries {

  /** False where the number is taken. */
  boolean add(Statements statements, String table, Line line) throws SQLException;

  /** What the table's rows of {@code entry} have in common. */
  Condition of(String table);

  /** What stands behind {@code where}. */
  record Condition(String sql, List<Object> values) {

    /** The values in front of its own, its own, and those behind. */
    @Nullable Object[] between(List<?> before, Object... behind) {
      List<@Nullable Object> all = new ArrayList<>(before);
      all.addAll(values);
      all.addAll(List.of(behind));
      return all.toArray();
    }
  }
}
