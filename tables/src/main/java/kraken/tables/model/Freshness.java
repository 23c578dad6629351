package kraken.tables.model;

/**
 * Since when what somebody saw of the game is old. One's own moves do not make one's picture old: a
 * fast player need not wait for the answer.
 *
 * @param by who has made all changes after {@code foreign}; empty for the table itself
 * @param last the entry of the last change
 * @param foreign the entry of the last change by anybody else
 */
public record Freshness(String by, long last, long foreign) {

  public static final Freshness NEW = new Freshness("", 0, 0);

  public Freshness changed(String person, long number) {
    boolean goesOn = !person.isEmpty() && person.equals(by);
    return new Freshness(person, number, goesOn ? foreign : last);
  }

  /** Something that nobody could foresee. */
  public Freshness surprised(long number) {
    return new Freshness("", number, number);
  }

  boolean isStale(String person, long madeAt) {
    return madeAt < (person.equals(by) ? foreign : last);
  }
}
