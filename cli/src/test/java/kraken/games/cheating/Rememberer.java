package kraken.games.cheating;

/** A game that keeps state between games. */
public final class Rememberer {

  static int games;

  private Rememberer() {}
}
