package kraken.games.rage.state;

/** What an action card shows. */
public enum Action {
  FORWARD('F'),
  UP('U'),
  DOWN('D'),
  FIRE('X'),
  REPAIR('R'),
  ROTATE('K'),
  TENTACLES('T'),
  BARREL('B');

  private final char letter;

  Action(char letter) {
    this.letter = letter;
  }

  public char letter() {
    return letter;
  }

  public static Action ofLetter(char letter) {
    for (Action action : values()) {
      if (action.letter == letter) {
        return action;
      }
    }
    throw new IllegalArgumentException("no action is written " + letter);
  }
}
