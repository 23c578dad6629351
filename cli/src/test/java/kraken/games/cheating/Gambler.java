package kraken.games.cheating;

/** A game that uses Math.random. */
public final class Gambler {

  boolean dares() {
    return Math.random() < 0.5;
  }
}
