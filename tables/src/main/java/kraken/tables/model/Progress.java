package kraken.tables.model;

import kraken.kit.Turn;
import kraken.tables.luck.SeaLuck;

/**
 * How far the game is.
 *
 * @param luck what the sea draws from next
 * @param freshness since when a picture of it is old
 * @param secretAnswers the answers that nobody may be told of yet
 */
public record Progress(
    Play<?, ?, ?, ?> play, SeaLuck luck, Freshness freshness, SecretAnswers secretAnswers) {

  /** A claim makes nobody's picture old: nobody's moves depend on it. */
  public Progress with(Play<?, ?, ?, ?> heard) {
    return new Progress(heard, luck, freshness, secretAnswers);
  }

  public Turn turn() {
    return play.turn();
  }

  /** Whether the game has changed since this person saw it, but by that person. */
  public boolean isStale(String person, long madeAt) {
    return freshness.isStale(person, madeAt);
  }
}
