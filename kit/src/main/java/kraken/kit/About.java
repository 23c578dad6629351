package kraken.kit;

/**
 * What a list of games says of one: its id in commands and addresses, its title, its crew sizes.
 *
 * @param edition of the rules: 1 at first, and one more with each change that could make an old log
 *     mean something else. A log replays only under the edition that made it
 */
public record About(String id, String title, int fewestPlayers, int mostPlayers, int edition) {

  public About {
    if (edition < 1) {
      throw new IllegalArgumentException("Editions are counted from 1, not from " + edition + ".");
    }
  }

  public boolean seats(int players) {
    return fewestPlayers <= players && players <= mostPlayers;
  }
}
