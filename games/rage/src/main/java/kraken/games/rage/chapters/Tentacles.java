package kraken.games.rage.chapters;

import kraken.games.rage.state.Event;
import kraken.games.rage.state.Event.Harm;
import kraken.games.rage.state.Event.Loss;
import kraken.games.rage.state.Figures;
import kraken.games.rage.state.Section;
import kraken.games.rage.state.Ships;
import kraken.games.rage.state.Space;
import kraken.games.rage.state.Way;

/** The tentacle attack, and the rage attack that is made of them. */
final class Tentacles {

  private Tentacles() {}

  /**
   * In front of the Kraken: the barrels, then the ships, which are hurt and flung up together.
   * Barrels cannot burn the ships that are flung, since all of them are gone by then.
   */
  static void strike(MutableBoard board) {
    Section section = board.front();
    board.tell(new Event.TentaclesStruck(section));
    int hit = 0;
    for (int lane = 1; lane <= board.lanes(); lane++) {
      Space space = Space.of(section, lane);
      board.anger(board.loseBarrels(space, Loss.SMASHED));
      int ship = board.shipAt(space);
      hit |= ship == Ships.NONE ? 0 : 1 << ship;
    }
    board.hurtAll(hit, 1, Harm.TENTACLES);
    Collisions.fling(board, section);
  }

  /** All around, clockwise; each strike is an Action. New rage counts for the next time. */
  static void rage(MutableBoard board) {
    board.calm();
    board.tell(new Event.RageAttackBegan());
    board.beginAction();
    strike(board);
    for (int i = 1; i < Figures.RAGE_STRIKES; i++) {
      board.rotate(Way.RIGHT);
      board.beginAction();
      strike(board);
    }
    board.tell(new Event.RageAttackEnded());
  }
}
