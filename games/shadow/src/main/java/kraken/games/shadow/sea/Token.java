package kraken.games.shadow.sea;

/**
 * What is printed in some hexes, and strikes a player whom the captain chooses when the ship
 * enters.
 */
public enum Token {
  SEARCH,
  FLOG,
  TONGUE,
  FEED
}
