package kraken.games.attack.state;

/** A member of the crew, with a power. */
public enum Pirate {
  /** Uses one symbol of a card twice. */
  ASTRID,
  /** A cannon shot may sweep the cannon zone of that side. */
  BILLY,
  /** Her pistol reaches every pistol space. */
  ELENA,
  /** May ignore eyes of the Kraken. */
  SAMUEL
}
