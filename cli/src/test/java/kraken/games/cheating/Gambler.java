package kraken.games.cheating;

/** Leaves it to the hidden die of the JDK. */
public final class Gambler {

  boolean dares() {
    return Math.random() < 0.5;
  }
}
