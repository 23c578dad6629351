package kraken.server.store.sqlite;

/**
 * The places of the latest entries of one table in the file. Readers read it while the writer adds
 * to it. Kept as text, since there are many and they live for seconds only: little work for the
 * garbage collector.
 */
final class Trail {

  private final String table;
  private final long first;
  private final StringBuilder places = new StringBuilder();
  private long lastNumber;

  /**
   * Creates an empty trail.
   *
   * @param first the place of its first entry
   * @param lastNumber the highest number that the table has so far
   */
  Trail(String table, long first, long lastNumber) {
    this.table = table;
    this.first = first;
    this.lastNumber = lastNumber;
  }

  String table() {
    return table;
  }

  long first() {
    return first;
  }

  long lastNumber() {
    return lastNumber;
  }

  synchronized void add(long place, long number) {
    places.append(places.isEmpty() ? "" : ",").append(place);
    lastNumber = Math.max(lastNumber, number);
  }

  /** The places as a JSON array. */
  synchronized String json() {
    return "[" + places + "]";
  }
}
