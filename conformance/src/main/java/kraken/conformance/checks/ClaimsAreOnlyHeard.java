package kraken.conformance.checks;

import kraken.conformance.play.Position;
import kraken.conformance.play.Step;
import kraken.conformance.play.TakenStep;
import kraken.kit.Seat;
import kraken.kit.Viewer;

/**
 * A claim changes nothing but the memory of it, which is the same for everybody. Neither the claim
 * nor the right to make it shows whether it is a lie.
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

  /** If not, {@link ImaginedStateLooksTheSame} reports it. */
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

  /**
   * Makes the same claim in the imagined state, which must look the same to the viewer afterwards.
   */
  private void tellsNothing(Viewer viewer, Step.Claimed<M> claimed, TakenStep<S, M, V, E> taken) {
    Position<S, M, V, E> imagined = taken.before().imagined(viewer);
    Expect.that(
        imagined.talk(claimed.seat()).allows(claimed.claim(), imagined.setup().players()),
        () -> "in what " + viewer + " imagines it cannot be that " + claimed);
    Position<S, M, V, E> afterClaim = imagined.then(imagined.take(claimed).answer().orThrow());
    Expect.same(
        taken.after().view(viewer),
        afterClaim.view(viewer),
        () -> "the view of " + viewer + ", when " + claimed + ", truly and in what it imagines");
  }
}
