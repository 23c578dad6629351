package kraken.games.cheating;

/** A game that reads the clock. */
public final class TimeTeller {

  long now() {
    return System.nanoTime();
  }
}
