package kraken.tables.model;

import kraken.kit.Turn;
import kraken.tables.luck.SeaLuck;

/**
 * The game of a table that has started.
 *
 * @param luck where the sea draws from next
 * @param freshness tells whether a person has seen the game as it is now
 * @param secretAnswers the answers of this turn that nobody may be told of yet
 * @param advice who has asked for advice, which nobody is told before the end
 */
public record Progress(
    Play<?, ?, ?, ?> play,
    SeaLuck luck,
    Freshness freshness,
    SecretAnswers secretAnswers,
    AskedAdvice advice) {

  /** The same after a claim. Freshness stays: no move becomes stale by a claim. */
  public Progress with(Play<?, ?, ?, ?> next) {
    return new Progress(next, luck, freshness, secretAnswers, advice);
  }

  /** The same after somebody has asked for advice. */
  public Progress with(AskedAdvice next) {
    return new Progress(play, luck, freshness, secretAnswers, next);
  }

  public Turn turn() {
    return play.turn();
  }

  /** Whether anybody else has changed the game since this person saw it. */
  public boolean isStale(String person, long madeAt) {
    return freshness.isStale(person, madeAt);
  }
}
