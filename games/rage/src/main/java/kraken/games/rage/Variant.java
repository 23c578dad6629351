package kraken.games.rage;

/** What depends on the number of players; there are no options. */
public record Variant(int players) {

  static final int FEWEST_LANES = 2;

  /** One for each ship, and so one lane fewer with each that sinks. */
  static int lanes(int ships) {
    return Math.max(FEWEST_LANES, ships);
  }

  int lanes() {
    return lanes(players);
  }

  /** Rounds to win. */
  int goal() {
    return players == 4 ? 2 : 3;
  }

  /** The lanes that close by debris at set-up: with two players the one beyond stays as it is. */
  boolean closesAtSetUp(int lane) {
    return lane == lanes() + 1 && lane <= Space.LANES;
  }

  /** How many lanes get debris in the course of a round. */
  int lanesOfDebris() {
    return players == 2 ? 1 : 2;
  }
}
