package kraken.games.cheating;

/** Remembers the last game. */
public final class Rememberer {

  static int games;

  private Rememberer() {}
}
