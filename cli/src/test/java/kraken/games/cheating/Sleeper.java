package kraken.games.cheating;

/** Knows threads. */
public final class Sleeper {

  Thread current() {
    return Thread.currentThread();
  }
}
