package kraken.kit;

/**
 * Why a move is not allowed. Each game has an enum of its own; clients have a sentence for each
 * name.
 */
public interface Refusal {

  /** A constant's name, such as {@code NOT_YOUR_TURN}. */
  String name();

  /**
   * Where the rules say so: the key of the chapter of the game's "How to play", whose heading has
   * it as its id.
   */
  String rule();

  /** What every game refuses. This is in no chapter, and the sentence is enough. */
  enum Always implements Refusal {
    NOT_YOUR_TURN,
    GAME_OVER;

    @Override
    public String rule() {
      return "order of play";
    }
  }
}
