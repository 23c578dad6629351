package kraken.tables.log;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import kraken.tables.Person;

/** Where logs are kept. The server writes them to a database, tests to memory. */
public interface Journal {

  /** Due at no time. */
  long NEVER = Long.MAX_VALUE;

  /**
   * Adds entries to the end of a table's log, all or none. Completes when they are durable; fails
   * with {@link ConflictException} where one of the numbers is taken already, and with {@link
   * InDoubtException} where it cannot be found out what has become of them.
   *
   * @param due when the table must be looked at after these entries, though nobody asks
   */
  CompletableFuture<Void> append(String table, List<Entry> entries, long due);

  /** Adds entries to a table that was not due before them, and is not after them. */
  default CompletableFuture<Void> append(String table, List<Entry> entries) {
    return append(table, entries, NEVER);
  }

  /**
   * Tables that were due before this and that nobody has looked at, the longest first. Whoever gets
   * one sees to it; others may get it again from {@code until} on.
   */
  List<String> claimDue(long before, long until, int most);

  /** Says when a claimed table is really due, unless it has gone on since. */
  void correctDue(String table, long claimedUntil, long due);

  /** The entries after this number, in order; none where the table is not known. */
  List<Entry> read(String table, long after);

  /** The secret of a table's luck, kept apart from the log until the end. */
  CompletableFuture<Void> keepSecret(String table, String luckSecret);

  String secret(String table);

  /** Whether anybody else may write to the same logs. */
  boolean isShared();

  /** From now on the listener is told when somebody else has added to a log. */
  void listen(Listener listener);

  /** Those who look at a table through other servers, as far as these say so within a moment. */
  CompletableFuture<List<Person>> elsewhere(String table);

  /** Hears of what others have written. It must not wait for anything. */
  interface Listener {

    void changed(String table);

    /** The line was down for a while: any table may have changed. */
    void mayHaveMissedSomething();

    /** Those who look at a table here. */
    List<Person> watching(String table);
  }

  /** Nobody knows whether the entries are durable: the log will tell. */
  final class InDoubtException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public InDoubtException(Throwable cause) {
      super("what became of a commit is not known", cause);
    }
  }

  /** Another writer was faster. */
  final class ConflictException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public ConflictException(String table, long number) {
      super("entry " + number + " of table " + table + " is written already");
    }
  }
}
