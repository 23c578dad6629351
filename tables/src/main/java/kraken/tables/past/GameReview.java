package kraken.tables.past;

import java.util.ArrayList;
import java.util.List;
import kraken.json.JsonText;
import kraken.kit.Chance;
import kraken.tables.AdviceLine;
import kraken.tables.model.ReviewedMoves;

/**
 * Looks back on a game: first the chances to win in all positions, then the turns of people, one
 * with each call. The same game gives the same review on any machine. Used by one thread.
 */
public final class GameReview {

  /** A turn that left so much less than another line, in percent, was a mistake. */
  private static final int WORTH_TELLING = 5;

  private final List<ReviewStep> steps;
  private final List<PlayedTurn> turns;
  private final List<BotBeliefs> beliefs;
  private final List<Mistake> mistakes = new ArrayList<>();
  private int done;

  GameReview(List<ReviewStep> steps, List<PlayedTurn> turns, List<BotBeliefs> beliefs) {
    this.steps = List.copyOf(steps);
    this.turns = List.copyOf(turns);
    this.beliefs = List.copyOf(beliefs);
  }

  /** Looks at one more turn; false where there is none. */
  public boolean lookOn() {
    if (done == turns.size()) {
      return false;
    }
    look(turns.get(done));
    done++;
    return true;
  }

  private void look(PlayedTurn turn) {
    ReviewedMoves reviewed =
        turn.before().bots().reviewed(turn.seat(), turn.moves(), Chance.seeded(turn.number()));
    List<AdviceLine> better =
        reviewed.lines().stream()
            .filter(line -> line.percent() - reviewed.percent() >= WORTH_TELLING)
            .toList();
    if (!better.isEmpty()) {
      mistakes.add(
          new Mistake(
              turn.number(),
              turn.seat(),
              turn.moves().stream().map(JsonText::new).toList(),
              reviewed.percent(),
              better));
    }
  }

  public ReviewTold told() {
    boolean finished = done == turns.size();
    List<BotBeliefs> atTheEnd = finished ? beliefs : List.of();
    return new ReviewTold(done, turns.size(), finished, steps, mistakes, atTheEnd);
  }
}
