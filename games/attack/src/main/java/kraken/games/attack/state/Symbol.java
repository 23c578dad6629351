package kraken.games.attack.state;

/** What an action card shows. */
public enum Symbol {
  MOVE('m'),
  CANNON('c'),
  PISTOL('p'),
  SABER('s'),
  REPAIR('r'),
  /** Any one of the five above. */
  WILD('w'),
  /** Not an action: it angers the Kraken when the card is done. */
  FUNNY_FACE('F');

  private final char letter;

  Symbol(char letter) {
    this.letter = letter;
  }

  public static Symbol ofLetter(char letter) {
    for (Symbol symbol : values()) {
      if (symbol.letter == letter) {
        return symbol;
      }
    }
    throw new IllegalArgumentException("no symbol is written " + letter);
  }
}
