package kraken.conformance.checks;

import kraken.conformance.play.Position;
import kraken.kit.Seat;
import kraken.kit.Viewer;

/**
 * To its viewer an imagined state looks like the true one. It is made from nothing but the view.
 */
public final class ImaginedStateLooksTheSame<S, M, V, E> implements Check<S, M, V, E> {

  @Override
  public boolean isCostly() {
    return true;
  }

  @Override
  public void at(Position<S, M, V, E> position) {
    for (Viewer viewer : position.viewers()) {
      Position<S, M, V, E> imagined = position.imagined(viewer);
      looksTheSame(viewer, position, imagined);
      Expect.sameValue(
          imagined.state(),
          imagined.imagined(viewer).state(),
          () -> "what " + viewer + " imagines with the same luck, from the truth and from that");
    }
  }

  private void looksTheSame(
      Viewer viewer, Position<S, M, V, E> truth, Position<S, M, V, E> imagined) {
    Expect.same(
        truth.view(viewer),
        imagined.view(viewer),
        () -> "the view of " + viewer + ", truly and in what it imagines");
    Expect.same(
        truth.turn().toldTo(viewer),
        imagined.turn().toldTo(viewer),
        () -> "the turn as told to " + viewer + ", truly and in what it imagines");
    if (viewer instanceof Seat seat) {
      Expect.same(
          truth.moves(seat),
          imagined.moves(seat),
          () -> "the moves of " + seat + ", truly and in what it imagines");
      Expect.same(
          truth.talk(seat),
          imagined.talk(seat),
          () -> "what " + seat + " may say, truly and in what it imagines");
    }
  }
}
