package kraken.server.store.db;

import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import kraken.tables.LruMap;
import kraken.tables.log.Journal;
import org.jspecify.annotations.Nullable;

/**
 * Writes the hashes of logs. Remembers the last hash of the tables that were written to lately, so
 * that a move does not have to read the entry before it. It belongs to one connection: after a
 * failure both are dropped. Only the writer's thread uses it.
 */
public final class HashChain {

  private static final int MOST = 10_000;

  /**
   * A table that nobody has written to for longer may have been removed by another server
   * meanwhile, so the writer looks.
   */
  private static final long REMEMBERED = Duration.ofMinutes(10).toNanos();

  private final Map<String, Last> lasts = new LruMap<>(MOST);

  @SuppressWarnings("ArrayRecordComponent") // nobody compares two of them
  private record Last(long number, byte[] hash, long since) {}

  /**
   * The hash of an entry that is to be added. An entry after a gap follows the table itself.
   *
   * @throws Journal.GoneException where the table was removed
   */
  public byte[] next(Statements statements, Entries entries, String table, LogLine line)
      throws SQLException {
    return RunningHash.of(line, before(statements, entries, table, line.number()));
  }

  private byte[] before(Statements statements, Entries entries, String table, long number)
      throws SQLException {
    if (number == 1) {
      return RunningHash.before(table);
    }
    Last last = lasts.get(table);
    if (last == null || last.number != number - 1 || System.nanoTime() - last.since >= REMEMBERED) {
      return stored(statements, entries, table, number - 1);
    }
    return last.hash;
  }

  private static byte[] stored(Statements statements, Entries entries, String table, long number)
      throws SQLException {
    Entries.Log log = entries.of(table);
    List<byte @Nullable []> found =
        statements.query(
            log.select("hash", "and number = ?" + entries.locking()),
            row -> row.getBytes(1),
            log.between(List.of(), number));
    if (!found.isEmpty()) {
      byte[] hash = found.getFirst();
      return hash == null ? RunningHash.before(table) : hash;
    }
    boolean isGone =
        statements
            .query(log.select("number", "limit 1"), row -> row.getLong(1), log.all())
            .isEmpty();
    if (isGone) {
      throw new Journal.GoneException(table);
    }
    return RunningHash.before(table);
  }

  public void added(String table, long number, byte[] hash) {
    lasts.put(table, new Last(number, hash, System.nanoTime()));
  }

  /** Computes the hashes anew from this entry on, after the text of some entries has changed. */
  public void renew(Statements statements, Entries entries, String table, long from)
      throws SQLException {
    Entries.Log log = entries.of(table);
    byte @Nullable [] before = null;
    long number = 0;
    for (HashedLine next :
        statements.query(
            log.select(HashedLine.COLUMNS, "and number >= ? order by number"),
            row -> HashedLine.read(row, 1),
            log.between(List.of(), Math.max(1, from - 1)))) {
      LogLine line = next.line();
      byte[] hash = next.hash();
      if (line.number() >= from) {
        byte[] follows =
            before == null || line.number() != number + 1 ? RunningHash.before(table) : before;
        hash = RunningHash.of(line, follows);
        statements.update(
            log.update("hash = ?", "and number = ?"), log.between(List.of(hash), line.number()));
      }
      before = hash;
      number = line.number();
    }
    lasts.remove(table);
  }

  /** Forgets a table that was removed. */
  public void forget(String table) {
    lasts.remove(table);
  }
}
