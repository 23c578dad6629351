package kraken.games.cheating;

/** A game that uses threads. */
public final class Sleeper {

  Thread current() {
    return Thread.currentThread();
  }
}
