package kraken.tables.command;

import java.util.List;
import kraken.tables.AdviceLine;

/** What a table answers to a request. */
public sealed interface Reply {

  String id();

  /** Done and durable; {@code number} is that of the last entry that the request has caused. */
  record Done(String id, long number) implements Reply {}

  /**
   * What a bot would do at the seat; it is counted in the log.
   *
   * @param lines up to three, the best one first
   */
  record Advised(String id, long number, List<AdviceLine> lines) implements Reply {
    public Advised {
      lines = List.copyOf(lines);
    }
  }

  /**
   * Not done, and nothing has changed.
   *
   * @param code for programs and translations: {@code stale}, {@code not-your-seat}, or the name of
   *     a rule's refusal
   * @param rule the key of the chapter of the game's "How to play", or empty where none is meant
   * @param sentence in English, for people who write clients
   * @param number the last entry of the table
   */
  record Refused(String id, String code, String rule, String sentence, long number)
      implements Reply {

    /** This server is stopping; another one may do it. */
    public static final String STOPPING = "stopping";

    /** The person has left this table for good. */
    public static final String GONE = "gone";

    /** There is no such table, or it was removed. */
    public static final String NO_SUCH_TABLE = "no-such-table";

    /** What is stored of the table is not what was written. */
    public static final String DAMAGED = "damaged";

    /** The game of the table has an edition that is not played here. */
    public static final String OTHER_EDITION = "other-edition";

    /**
     * The server does not know whether it was done. The sender learns it by sending the same id
     * again.
     */
    public static final String IN_DOUBT = "in-doubt";

    /** Whether the sender should try again with the same id, at this server or at another. */
    public boolean mayBeAskedAgain() {
      return code.equals(STOPPING) || code.equals(IN_DOUBT);
    }
  }
}
