package kraken.conformance.checks;

import kraken.conformance.play.Position;
import kraken.kit.Seat;
import kraken.kit.Viewer;

/**
 * The rules answer every question about every position, also after the end. This check only asks.
 */
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
