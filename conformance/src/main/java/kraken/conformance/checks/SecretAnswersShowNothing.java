package kraken.conformance.checks;

import java.util.List;
import kraken.conformance.play.Position;
import kraken.conformance.play.Step;
import kraken.conformance.play.TakenStep;
import kraken.kit.Seat;
import kraken.kit.Turn;
import kraken.kit.Viewer;

/**
 * Nobody else notices a secret answer, or a pass in a window, before the last seat has answered.
 */
public final class SecretAnswersShowNothing<S, M, V, E> implements Check<S, M, V, E> {

  @Override
  public void after(TakenStep<S, M, V, E> taken) {
    if (taken.step() instanceof Step.Played<M>(Seat seat, M move)
        && taken.before().turn() instanceof Turn.Together turn
        && turn.awaited().contains(seat)
        && !turn.awaited().without(seat).isEmpty()
        && (!turn.window() || taken.before().game().isPass(move))) {
      for (Viewer viewer : taken.before().viewers()) {
        if (!viewer.equals(seat)) {
          noticesNothing(viewer, taken);
        }
      }
    }
  }

  private void noticesNothing(Viewer viewer, TakenStep<S, M, V, E> taken) {
    Position<S, M, V, E> before = taken.before();
    Position<S, M, V, E> after = taken.after();
    Expect.same(before.view(viewer), after.view(viewer), () -> "the view of " + viewer);
    Expect.same(
        before.turn().toldTo(viewer),
        after.turn().toldTo(viewer),
        () -> "the turn as told to " + viewer);
    List<E> events = taken.reply().heardBy(viewer);
    Expect.that(events.isEmpty(), () -> viewer + " was told " + events);
    if (viewer instanceof Seat seat) {
      Expect.same(before.moves(seat), after.moves(seat), () -> "the moves of " + seat);
      Expect.same(before.talk(seat), after.talk(seat), () -> "what " + seat + " may say");
    }
  }
}
