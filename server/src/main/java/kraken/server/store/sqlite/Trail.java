package kraken.server.store.sqlite;

/**
 * Where the latest entries of one table lie; read by others while the writer adds to it. There are
 * many, and they live for seconds: as text they are little work for the collector.
 */
final class Trail {

  private final String table;
  private final long first;
  private final StringBuilder places = new StringBuilder();
  private long lastNumber;

  /**
   * Leads nowhere yet.
   *
   * @param first the place where it will begin
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

  /** The places as JSON. */
  synchronized String json() {
    return "[" + places + "]";
  }
}
