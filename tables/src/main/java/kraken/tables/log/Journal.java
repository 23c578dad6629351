package kraken.tables.log;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import kraken.kit.Outcome;
import kraken.tables.Person;
import kraken.tables.Stage;
import org.jspecify.annotations.Nullable;

/**
 * Where logs are kept. The server writes them to a database, tests to memory. Every method may be
 * called from any thread.
 */
public interface Journal {

  /** The time of a table that is never due. */
  long NEVER = Long.MAX_VALUE;

  /**
   * Adds entries to the end of a table's log, all or none. Completes when they are durable. Fails
   * with {@link ConflictException} where another writer has taken one of the numbers, and with
   * {@link InDoubtException} where the journal cannot find out whether they are durable.
   *
   * @param due when a server must act at the table after these entries, though no request comes
   */
  CompletableFuture<Void> append(String table, List<Entry> entries, long due);

  /** Adds entries to a table that was never due before them, and is not after them. */
  default CompletableFuture<Void> append(String table, List<Entry> entries) {
    return append(table, entries, NEVER);
  }

  /**
   * Adds entries with which the game ends, and keeps how it ended: a later edition of the game
   * cannot tell. The table is not due any more.
   */
  CompletableFuture<Void> appendEnd(String table, List<Entry> entries, Outcome outcome);

  /** How the game of the table ended; empty where that was not kept. */
  Optional<Outcome> outcome(String table);

  /**
   * Reserves tables that were due before this time and that no server attends to, the longest
   * overdue first. The caller acts at them; others may reserve them again from {@code until} on.
   *
   * @param editions by the id of the game: tables of other editions are left to servers that play
   *     them
   */
  List<String> reserveDue(long before, long until, int most, Map<String, Integer> editions);

  /** Sets when a reserved table is really due, unless it has new entries since then. */
  void correctDue(String table, long reservedUntil, long due);

  /**
   * Tables at this stage where perhaps nothing has happened since that time, the longest quiet
   * first. The log tells when something has; {@link #noteActive} takes the table off the list then.
   */
  List<String> quiet(Stage stage, long before, int most);

  /** Notes that something happened at the table at that time. */
  void noteActive(String table, long at);

  /**
   * Removes tables for good that were closed before that time: log, luck and lists. Whoever writes
   * to one of them afterwards gets a {@link GoneException}.
   */
  void removeClosed(long before, int most);

  /** The entries after this number, in order; none where the table is not known. */
  List<Entry> read(String table, long after);

  /** The secret of a table's luck, kept apart from the log until the end. */
  CompletableFuture<Void> keepSecret(String table, String luckSecret);

  String secret(String table);

  /** Whether other servers may write to the same logs. */
  boolean isShared();

  /** Tells the listener from now on when another server has added to a log. */
  void listen(Listener listener);

  /**
   * The persons who watch a table through other servers. A server that does not answer in time is
   * left out.
   */
  CompletableFuture<List<Person>> elsewhere(String table);

  /**
   * Tells the other servers who is connected to the table here, as the listener knows it. Nothing
   * of it is kept. What does not arrive is made good by the next call.
   */
  void tellPeers(String table);

  /** Asks the other servers to tell who is connected to the table there. */
  void askPeers(String table);

  /** Is told what other servers have written. It must not block. */
  interface Listener {

    /** Who is connected to the table through this server. */
    Connected connected(String table);

    /** Another server tells who is connected to the table there. */
    void connectedElsewhere(String server, String table, Connected there);

    /** Nothing has been heard of another server for a while: nobody is connected there any more. */
    void lost(String server);

    void changed(String table);

    /** The connection to the other servers was lost for a while: any table may have changed. */
    void mayHaveMissedSomething();

    /** The persons who watch a table through this server. */
    List<Person> watching(String table);
  }

  /** Nothing was written, since the disk is full or the database cannot be reached. */
  final class NotStoredException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public NotStoredException(Throwable cause) {
      super("nothing was written: the store failed", cause);
    }
  }

  /**
   * The journal does not know whether the entries are durable. The log tells it when it can be read
   * again.
   */
  final class InDoubtException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public InDoubtException(Throwable cause) {
      super("what became of a commit is not known", cause);
    }
  }

  /** The table was removed, by this server or another. Nothing can be written to it. */
  final class GoneException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public GoneException(String table) {
      super("table " + table + " was removed");
    }
  }

  /** What the journal has of a table is not what was written. All other tables can be read. */
  final class DamagedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public DamagedException(String table, long number, @Nullable Throwable cause) {
      super(sentence(table, "entry " + number + " is not what was written"), cause);
    }

    public DamagedException(String table, String what) {
      super(sentence(table, what));
    }

    public DamagedException(String table, String what, Throwable cause) {
      super(sentence(table, what), cause);
    }

    private static String sentence(String table, String what) {
      return "table " + table + " is damaged: " + what;
    }
  }

  /** Another server has written an entry with the same number first. */
  final class ConflictException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public ConflictException(String table, long number) {
      super("entry " + number + " of table " + table + " is written already");
    }
  }
}
