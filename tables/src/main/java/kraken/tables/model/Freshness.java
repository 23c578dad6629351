package kraken.tables.model;

/**
 * Tells whether a person has seen the latest change. A person's own changes do not count: a fast
 * player need not wait for the reply to one move before the next.
 *
 * @param by the id of the person who has made all changes after {@code foreign}; empty for the
 *     table itself
 * @param last the number of the entry of the last change
 * @param foreign the number of the entry of the last change by anybody else
 */
public record Freshness(String by, long last, long foreign) {

  public static final Freshness NEW = new Freshness("", 0, 0);

  public Freshness changed(String person, long number) {
    boolean goesOn = !person.isEmpty() && person.equals(by);
    return new Freshness(person, number, goesOn ? foreign : last);
  }

  /** A change that nobody could foresee, such as a draw: it is new to everybody. */
  public Freshness surprised(long number) {
    return new Freshness("", number, number);
  }

  boolean isStale(String person, long madeAt) {
    return madeAt < (person.equals(by) ? foreign : last);
  }
}
