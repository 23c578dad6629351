package kraken.conformance.checks;

import kraken.conformance.play.Position;
import kraken.conformance.play.Step;
import kraken.conformance.play.TakenStep;
import kraken.kit.Seat;
import kraken.kit.Viewer;

/**
 * A claim changes nothing but what there is to remember, and everybody remembers the same: whether
 * it is a lie leaves no trace, not even in that it could be made.
 */
public final class ClaimsAreOnlyHeard<S, M, V, E> implements Check<S, M, V, E> {

  @Override
  public void after(TakenStep<S, M, V, E> taken) {
    if (taken.step() instanceof Step.Claimed<M> claimed) {
      changesNothing(taken);
      for (Viewer viewer : taken.before().viewers()) {
        if (imaginesWell(viewer, taken.before())) {
          tellsNothing(viewer, claimed, taken);
        }
      }
    }
  }

  /** Where not, another check has more to say. */
  private boolean imaginesWell(Viewer viewer, Position<S, M, V, E> before) {
    return before.view(viewer).equals(before.imagined(viewer).view(viewer));
  }

  private void changesNothing(TakenStep<S, M, V, E> taken) {
    Position<S, M, V, E> before = taken.before();
    Position<S, M, V, E> after = taken.after();
    Expect.same(before.turn(), after.turn(), () -> "the turn before and after a claim");
    for (Seat seat : before.seats()) {
      Expect.same(
          before.moves(seat),
          after.moves(seat),
          () -> "the moves of " + seat + " before and after a claim");
    }
  }

  /** What the viewer imagines hears the same claim, and looks the same to it afterwards. */
  private void tellsNothing(Viewer viewer, Step.Claimed<M> claimed, TakenStep<S, M, V, E> taken) {
    Position<S, M, V, E> imagined = taken.before().imagined(viewer);
    Expect.that(
        imagined.talk(claimed.seat()).allows(claimed.claim(), imagined.setup().players()),
        () -> "in what " + viewer + " imagines it cannot be that " + claimed);
    Position<S, M, V, E> heard = imagined.then(imagined.take(claimed).answer().orThrow());
    Expect.same(
        taken.after().view(viewer),
        heard.view(viewer),
        () -> "the view of " + viewer + ", when " + claimed + ", truly and in what it imagines");
  }
}
