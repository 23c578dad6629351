package kraken.games.shadow.chapters;

import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.state.Aim;
import kraken.games.shadow.state.Effects;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.RoundEnd;
import kraken.games.shadow.state.State;
import kraken.kit.Narrator;
import kraken.kit.Seats;

/** Characters that are revealed when the team is named, before the loyalty check. */
final class TeamNamed {

  private TeamNamed() {}

  static int targets(State state, Persona persona, Aim aim) {
    int chosen = aim.mask();
    return switch (persona) {
      case MINSTREL, AGITATOR -> Loyalty.asked(state) & ~chosen;
      case COLLECTOR -> aim.count() == 0 ? debtors(state) : creditors(state, aim.at(0));
      default -> 0;
    };
  }

  /** Each of the team, where there is somebody to pay. */
  private static int debtors(State state) {
    return state.crew().aboardCount() > 1 ? state.round().team().mask() : 0;
  }

  /**
   * The players between whom the owner of the card chooses: both if the debtor has only one gun.
   */
  private static int creditors(State state, int debtor) {
    int others = state.round().team().mask() & ~Masks.bit(debtor);
    boolean both = Integer.bitCount(others) > 1;
    return both && state.crew().gunsOf(debtor) == 1 ? others : 0;
  }

  /**
   * Whether a choice comes to nothing, or the character for its owner: there is no gun to show or
   * to pay with, nobody to become captain, or one gun was enough before.
   */
  static boolean isIdle(State state, Persona persona, int seat) {
    return switch (persona) {
      case AGITATOR -> state.crew().gunsOf(seat) == 0;
      case COLLECTOR -> state.aim().count() == 0 && state.crew().gunsOf(seat) == 0;
      case COOK -> !findsCaptain(state);
      case EQUALIZER -> state.effects().equalized() || Loyalty.asked(state) == 0;
      default -> false;
    };
  }

  private static boolean findsCaptain(State state) {
    return Appointing.successor(state) != state.captain();
  }

  static State settled(State state, Persona persona, Narrator<? super Event> narrator) {
    Effects effects = state.effects();
    Seats chosen = Masks.seats(state.aim().mask());
    return switch (persona) {
      case MINSTREL -> {
        Seats out = Masks.seats(effects.sittingOut().bits() | chosen.bits());
        yield Windows.resume(state.with(effects.with(Effects.Kind.SITTING_OUT, out)), narrator);
      }
      case AGITATOR -> {
        Seats urged = Masks.seats(effects.urged().bits() | chosen.bits());
        yield Windows.resume(state.with(effects.with(Effects.Kind.URGED, urged)), narrator);
      }
      case EQUALIZER -> Windows.resume(state.with(effects.asEqualized()), narrator);
      case COLLECTOR -> Windows.resume(collected(state, narrator), narrator);
      case COOK -> cooked(state, narrator);
      default -> throw Powers.misplaced(persona);
    };
  }

  /**
   * One gun to each of the other two; a single gun goes to the one that the owner of the card
   * chose.
   */
  private static State collected(State state, Narrator<? super Event> narrator) {
    Aim aim = state.aim();
    int from = aim.at(0);
    int others = state.round().team().mask() & ~Masks.bit(from);
    int paid = aim.count() > 1 ? Masks.bit(aim.at(1)) : others;
    State next = state;
    for (int left = paid; left != 0; left &= left - 1) {
      boolean can = next.crew().gunsOf(from) > 0;
      next = can ? Guns.given(next, from, Masks.first(left), narrator) : next;
    }
    return next;
  }

  /**
   * By the rulebook it is the new captain who names a new team. Where nobody else may be captain
   * there is no new one: the old one and his team stay, and nothing has come of the card.
   */
  private static State cooked(State state, Narrator<? super Event> narrator) {
    if (!findsCaptain(state)) {
      return Windows.resume(state, narrator);
    }
    State passed = Appointing.captaincyPassed(state.resumed(), narrator);
    return Appointing.nextRound(passed, RoundEnd.COOKED, narrator);
  }
}
