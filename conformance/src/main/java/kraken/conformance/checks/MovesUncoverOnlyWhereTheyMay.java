package kraken.conformance.checks;

import java.util.List;
import kraken.conformance.play.Position;
import kraken.conformance.play.Step;
import kraken.conformance.play.TakenStep;
import kraken.kit.Answer;
import kraken.kit.Viewer;

/**
 * Every viewer can foresee the result of a move of which the game says that it uncovers nothing.
 */
public final class MovesUncoverOnlyWhereTheyMay<S, M, V, E> implements Check<S, M, V, E> {

  @Override
  public void after(TakenStep<S, M, V, E> taken) {
    if (taken.step() instanceof Step.Played<M> played
        && !taken.before().game().mayUncover(played.move())) {
      for (Viewer viewer : viewers(taken.before())) {
        foresees(viewer, taken);
      }
    }
  }

  private List<Viewer> viewers(Position<S, M, V, E> position) {
    return position.game().isOpen() ? List.of(Viewer.WATCHER) : position.viewers();
  }

  private void foresees(Viewer viewer, TakenStep<S, M, V, E> taken) {
    Position<S, M, V, E> imagined = taken.before().imagined(viewer);
    Answer<S> answer = imagined.take(taken.step()).answer();
    Expect.that(
        answer instanceof Answer.Next<S>,
        () -> viewer + " could not foresee that " + taken.step() + ": " + answer);
    Expect.same(
        taken.after().view(viewer),
        imagined.then(answer.orThrow()).view(viewer),
        () -> "what " + viewer + " sees, truly and foreseen, after " + taken.step());
  }
}
