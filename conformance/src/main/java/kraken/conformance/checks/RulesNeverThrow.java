package kraken.conformance.checks;

import kraken.conformance.play.Position;
import kraken.kit.Seat;
import kraken.kit.Viewer;

/** From the start to beyond the end, every question has an answer. Asking is all there is to do. */
public final class RulesNeverThrow<S, M, V, E> implements Check<S, M, V, E> {

  @Override
  public void at(Position<S, M, V, E> position) {
    position.turn();
    for (Viewer viewer : position.viewers()) {
      position.view(viewer);
      position.turn().toldTo(viewer);
    }
    for (Seat seat : position.seats()) {
      position.moves(seat).forEach(position.game()::isPass);
      position.talk(seat);
      position.game().worth(position.state(), seat);
    }
  }
}
