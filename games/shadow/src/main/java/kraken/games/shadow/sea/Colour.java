package kraken.games.shadow.sea;

/** The colour of a navigation card: which of the arrows of a hex the ship follows. */
public enum Colour {
  RED,
  YELLOW,
  BLUE
}
