package kraken.tables.past;

import java.util.List;

/**
 * A look back on a game that is over, as far as it has come.
 *
 * @param done how many turns of people were looked at
 * @param total how many there are; 0 until that is known
 * @param finished whether nothing more will come
 * @param steps every position with the chances to win
 * @param mistakes in the order of the game
 * @param beliefs what each bot took the others for whenever the sea had drawn, in the order of the
 *     game; none before the review is finished, nor in games that hide no parts
 */
public record ReviewTold(
    int done,
    int total,
    boolean finished,
    List<ReviewStep> steps,
    List<Mistake> mistakes,
    List<BotBeliefs> beliefs) {

  /** Nothing yet: it waits until others are done. */
  public static final ReviewTold WAITING =
      new ReviewTold(0, 0, false, List.of(), List.of(), List.of());

  public ReviewTold {
    steps = List.copyOf(steps);
    mistakes = List.copyOf(mistakes);
    beliefs = List.copyOf(beliefs);
  }
}
