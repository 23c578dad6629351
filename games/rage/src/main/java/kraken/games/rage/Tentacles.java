package kraken.games.rage;

import kraken.games.rage.Event.Harm;
import kraken.games.rage.Event.Loss;
import kraken.games.rage.Event.Why;

/** The tentacle attack, and the rage attack that is made of them. */
final class Tentacles {

  private Tentacles() {}

  /** In front of the Kraken: the barrels, then the ships, which are flung up, outermost first. */
  static void strike(Waters waters) {
    Section section = waters.front();
    waters.tell(new Event.TentaclesStruck(section));
    int hit = 0;
    for (int lane = 1; lane <= waters.lanes(); lane++) {
      Space space = Space.of(section, lane);
      waters.anger(waters.loseBarrels(space, Loss.SMASHED));
      int ship = waters.shipAt(space);
      hit |= ship == Ships.NONE ? 0 : 1 << ship;
    }
    waters.hurtAll(hit, 1, Harm.TENTACLES);
    for (int lane = waters.lanes(); lane >= 1; lane--) {
      int ship = waters.shipAt(Space.of(section, lane));
      if (ship != Ships.NONE) {
        Chain.up(waters, ship, Why.FLUNG);
      }
    }
  }

  /** All around, clockwise. New rage counts for the next time. */
  static void rage(Waters waters) {
    waters.calm();
    waters.tell(new Event.RageAttackBegan());
    strike(waters);
    for (int i = 1; i < Printed.RAGE_STRIKES; i++) {
      waters.rotate(Way.RIGHT);
      strike(waters);
    }
    waters.tell(new Event.RageAttackEnded());
  }
}
