package kraken.games.shadow.chapters;

import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.state.Aim;
import kraken.games.shadow.state.Effects;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.Round;
import kraken.games.shadow.state.RoundEnd;
import kraken.games.shadow.state.State;
import kraken.kit.Narrator;
import kraken.kit.Seats;

/** Characters that are revealed when the team is named, before the loyalty check. */
final class TeamNamed {

  private TeamNamed() {}

  static boolean serves(State state, Persona persona) {
    return switch (persona) {
      case COOK -> Appointing.successor(state) != state.captain();
      case EQUALIZER -> !state.effects().equalized() && Loyalty.asked(state) != 0;
      default -> true;
    };
  }

  static int targets(State state, Persona persona, Aim aim) {
    int chosen = aim.mask();
    return switch (persona) {
      case MINSTREL -> Loyalty.asked(state) & ~chosen;
      case AGITATOR -> armed(state, Loyalty.asked(state)) & ~chosen;
      case COLLECTOR ->
          state.crew().aboardCount() > 1 ? armed(state, state.round().team().mask()) : 0;
      default -> 0;
    };
  }

  private static int armed(State state, int among) {
    int armed = 0;
    for (int left = among; left != 0; left &= left - 1) {
      int seat = Masks.first(left);
      armed |= state.crew().gunsOf(seat) > 0 ? Masks.bit(seat) : 0;
    }
    return armed;
  }

  static State settled(State state, Persona persona, Narrator<? super Event> narrator) {
    Effects effects = state.effects();
    Seats chosen = Masks.seats(state.aim().mask());
    return switch (persona) {
      case MINSTREL -> {
        Seats out = Masks.seats(effects.sittingOut().bits() | chosen.bits());
        yield Windows.resume(state.with(effects.withSittingOut(out)), narrator);
      }
      case AGITATOR -> {
        Seats urged = Masks.seats(effects.urged().bits() | chosen.bits());
        yield Windows.resume(state.with(effects.withUrged(urged)), narrator);
      }
      case EQUALIZER -> Windows.resume(state.with(effects.asEqualized()), narrator);
      case COLLECTOR -> Windows.resume(collected(state, narrator), narrator);
      case COOK -> cooked(state, narrator);
      default -> throw Powers.misplaced(persona);
    };
  }

  /** One gun to each of the other two as far as they go: captain, lieutenant, navigator. */
  private static State collected(State state, Narrator<? super Event> narrator) {
    Round round = state.round();
    int from = state.aim().at(0);
    State paid = state;
    for (int to : new int[] {round.captain(), round.lieutenant(), round.navigator()}) {
      if (to != from && to != Masks.NOBODY && paid.crew().gunsOf(from) > 0) {
        paid = Guns.given(paid, from, to, narrator);
      }
    }
    return paid;
  }

  private static State cooked(State state, Narrator<? super Event> narrator) {
    State passed = Appointing.captaincyPassed(state.resumed(), narrator);
    return Appointing.nextRound(passed, RoundEnd.COOKED, narrator);
  }
}
