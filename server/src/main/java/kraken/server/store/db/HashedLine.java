package kraken.server.store.db;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A line of a log with the hash that was stored beside it.
 *
 * @param hash null where none is stored, which only damage brings about
 */
@SuppressWarnings("ArrayRecordComponent") // nobody compares two of them
public record HashedLine(LogLine line, byte @Nullable [] hash) {

  /** The columns that {@link #read} needs, in this order. */
  public static final String COLUMNS = "number, at, command, fact, hash";

  /**
   * Reads a row that begins with {@link #COLUMNS}.
   *
   * @param first the index of the first of them
   */
  public static HashedLine read(ResultSet row, int first) throws SQLException {
    LogLine line =
        new LogLine(
            row.getLong(first),
            row.getLong(first + 1),
            String.valueOf(row.getString(first + 2)),
            String.valueOf(row.getString(first + 3)));
    return new HashedLine(line, row.getBytes(first + 4));
  }

  /** Whether this is what was written after an entry with that hash. */
  public boolean follows(byte[] before) {
    return hash != null && Arrays.equals(hash, RunningHash.of(line, before));
  }
}
