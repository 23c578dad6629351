package kraken.tables.log;

import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Where logs are kept. The server writes them to a database, tests to memory. */
public interface Journal {

  /**
   * Adds entries to the end of a table's log, all or none. Completes when they are durable; fails
   * with {@link Conflict} where one of the numbers is taken already.
   */
  CompletableFuture<Void> append(String table, List<Entry> entries);

  /** The entries after this number, in order; none where the table is not known. */
  List<Entry> read(String table, long after);

  /** The secret of a table's luck, kept apart from the log until the end. */
  CompletableFuture<Void> keepSecret(String table, String luckSecret);

  String secret(String table);

  /**
   * From now on the ear is told when somebody else has added to a log; where this journal alone
   * writes, never.
   */
  default void listen(Ear ear) {}

  /** Hears of what others have written. It must not wait for anything. */
  interface Ear {

    void changed(String table);

    /** The line was down for a while: any table may have changed. */
    void mayHaveMissedSomething();
  }

  /** Another writer was faster. */
  final class Conflict extends RuntimeException {
    private static final long serialVersionUID = 1;

    public Conflict(String table, long number) {
      super("entry " + number + " of table " + table + " is written already");
    }
  }
}
