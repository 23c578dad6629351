package kraken.server.store;

import java.util.ArrayList;
import java.util.List;

/** Where the latest entries of one table lie; read by others while the writer adds to it. */
final class Trail {

  private final String table;
  private final List<Long> places = new ArrayList<>();
  private long lastNumber;

  /**
   * Leads nowhere yet.
   *
   * @param lastNumber the highest number that the table has so far
   */
  Trail(String table, long lastNumber) {
    this.table = table;
    this.lastNumber = lastNumber;
  }

  String table() {
    return table;
  }

  long lastNumber() {
    return lastNumber;
  }

  synchronized void add(long place, long number) {
    places.add(place);
    lastNumber = Math.max(lastNumber, number);
  }

  synchronized long first() {
    return places.getFirst();
  }

  /** The places as JSON. */
  synchronized String json() {
    return places.toString();
  }
}
