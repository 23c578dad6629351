package kraken.games.bay.mind;

import kraken.games.bay.chapters.Bombs;
import kraken.games.bay.state.Bomb;
import kraken.games.bay.state.Fleet;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.Spaces;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Vessel;

/** What the bombs in the water promise to the ship that drops them. Weights found by play. */
final class Mines {

  /** A bomb that lies in wait. */
  private static final double WAITING = 0.05;

  /** How likely it is that a ship is still there when the bomb goes off. */
  private static final double STAYS = 0.9;

  private static final double LEAVES = 0.1;

  /** What being carried off by smoke is worth to the others. */
  private static final double CARRIED_OFF = 0.4;

  private static final double RIVALRY = 0.4;

  private Mines() {}

  static double laid(State state, int ship) {
    Bomb bomb = Bombs.of(Vessel.of(ship));
    if (bomb == null) {
      return 0;
    }
    double sum = 0;
    Spaces bombs = state.waters().bombs(bomb);
    for (int at = bombs.next(0); at < Space.COUNT; at = bombs.next(at + 1)) {
      sum += bomb == Bomb.BARREL ? barrel(state, at) : smoke(state, at);
    }
    return sum;
  }

  private static double barrel(State state, int at) {
    double tentacle = state.waters().tentacles().has(at) ? 1 : 0;
    int vessel = state.fleet().vesselAt(at);
    if (vessel == Fleet.NOBODY || vessel >= Vessel.SHIPS) {
      return tentacle + WAITING;
    }
    return tentacle + stays(state, vessel) * RIVALRY * Judgement.loss(state, vessel);
  }

  private static double smoke(State state, int at) {
    int vessel = state.fleet().vesselAt(at);
    return vessel == Fleet.NOBODY || vessel >= Vessel.SHIPS
        ? WAITING
        : stays(state, vessel) * CARRIED_OFF;
  }

  /** A ship that has had its turn in this round cannot sail away any more. */
  private static double stays(State state, int vessel) {
    int seat = state.fleet().seatOf(vessel);
    return state.order(seat) < state.order(state.turn()) ? STAYS : LEAVES;
  }
}
