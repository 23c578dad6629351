package kraken.kit;

/**
 * Why a move is not allowed. Each game has an enum of its own; clients have a sentence for each
 * name.
 */
public interface Refusal {

  /** A constant's name, such as {@code NOT_YOUR_TURN}. */
  String name();

  /** Where the rules say so: the chapter of the rulebook, or the ruling. */
  String rule();

  /** What every game refuses. */
  enum Always implements Refusal {
    NOT_YOUR_TURN,
    GAME_OVER;

    @Override
    public String rule() {
      return "order of play";
    }
  }
}
