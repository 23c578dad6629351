package kraken.kit;

/**
 * What a list of games says of one: its id in commands and addresses, its title, its crew sizes.
 */
public record About(String id, String title, int fewestPlayers, int mostPlayers) {

  public boolean seats(int players) {
    return fewestPlayers <= players && players <= mostPlayers;
  }
}
