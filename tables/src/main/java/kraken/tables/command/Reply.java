package kraken.tables.command;

/** What a table answers to a request. */
public sealed interface Reply {

  String id();

  /** Done and durable; {@code number} is the last entry that came of it. */
  record Done(String id, long number) implements Reply {}

  /**
   * Not done, and nothing has changed.
   *
   * @param code for programs and translations: {@code stale}, {@code not-your-seat}, or the name of
   *     a rule's refusal
   * @param rule the chapter of the rulebook, or empty where no rule of the game is meant
   * @param sentence in English, for people who write clients
   * @param number the last entry of the table
   */
  record Refused(String id, String code, String rule, String sentence, long number)
      implements Reply {

    /** The server stops, and another may do it. */
    public static final String STOPPING = "stopping";

    /** The person has left the table for good before. */
    public static final String GONE = "gone";

    /** Perhaps it was done; the same id again tells. */
    public static final String IN_DOUBT = "in-doubt";

    /** Whether it is worth asking again with the same id, here or at another server. */
    public boolean mayBeAskedAgain() {
      return code.equals(STOPPING) || code.equals(IN_DOUBT);
    }
  }
}
