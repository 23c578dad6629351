package kraken.tables.model;

import kraken.tables.log.Entry;

/**
 * Where a log ends.
 *
 * @param number of its last entry
 * @param bytes about how many bytes it has in all
 */
public record LogEnd(long number, long bytes) {

  static final LogEnd NONE = new LogEnd(0, 0);

  LogEnd after(Entry entry) {
    return new LogEnd(entry.number(), bytes + entry.bytes());
  }
}
