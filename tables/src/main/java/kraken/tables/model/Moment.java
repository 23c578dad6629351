package kraken.tables.model;

import kraken.tables.log.Entry;

/**
 * The entry that has brought a position about.
 *
 * @param at when the seats in turn began to think, in milliseconds since 1970
 */
public record Moment(long number, long at) {

  public static Moment of(Entry entry) {
    return new Moment(entry.number(), entry.at());
  }
}
