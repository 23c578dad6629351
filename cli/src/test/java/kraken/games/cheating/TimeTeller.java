package kraken.games.cheating;

/** Looks at the clock. */
public final class TimeTeller {

  long now() {
    return System.nanoTime();
  }
}
