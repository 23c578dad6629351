package kraken.games.rage;

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

  char letter() {
    return letter;
  }

  static Action ofLetter(char letter) {
    for (Action action : values()) {
      if (action.letter == letter) {
        return action;
      }
    }
    throw new IllegalArgumentException("no action is written " + letter);
  }
}
