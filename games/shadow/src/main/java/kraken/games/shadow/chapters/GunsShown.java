package kraken.games.shadow.chapters;

import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.state.Aim;
import kraken.games.shadow.state.Effects;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.State;
import kraken.kit.Narrator;
import kraken.kit.Seats;

/** Characters that are revealed just after the guns are shown. */
final class GunsShown {

  private GunsShown() {}

  static int targets(State state, Persona persona, Aim aim) {
    int targets = 0;
    for (int seat = 0; seat < state.players(); seat++) {
      targets |= isTarget(state, persona, seat) ? Masks.bit(seat) : 0;
    }
    return targets;
  }

  private static boolean isTarget(State state, Persona persona, int seat) {
    return switch (persona) {
      case TROUBLEMAKER, PEACEMAKER -> hasOpenedHand(state, seat);
      case INSTIGATOR -> seat != state.captain() && state.crew().isAboard(seat);
      default -> false;
    };
  }

  /** Whether the seat took part in the mutiny, also if the Instigator brought it in. */
  private static boolean hasOpenedHand(State state, int seat) {
    return Masks.has(Loyalty.asked(state), seat) || state.round().shownBy(seat) > 0;
  }

  static State settled(State state, Persona persona, Narrator<? super Event> narrator) {
    Effects effects = state.effects();
    Seats owner = Masks.seats(Masks.bit(state.aim().actor()));
    int chosen = state.aim().mask();
    return switch (persona) {
      case TROUBLEMAKER -> {
        Seats doubled = Masks.seats(effects.doubled().bits() | chosen);
        yield Windows.resume(state.with(effects.with(Effects.Kind.DOUBLED, doubled)), narrator);
      }
      case PEACEMAKER -> {
        Seats calmed = Masks.seats(effects.calmed().bits() | chosen);
        yield Windows.resume(state.with(effects.with(Effects.Kind.CALMED, calmed)), narrator);
      }
      case ROUSER -> Windows.resume(state.with(effects.asHalved()), narrator);
      case STRATEGIST ->
          Windows.resume(state.with(effects.with(Effects.Kind.STRATEGIST, owner)), narrator);
      case INSTIGATOR -> instigated(state, state.aim().at(0), narrator);
      default -> throw Powers.misplaced(persona);
    };
  }

  /** A player with nothing left to add is not asked. */
  private static State instigated(State state, int seat, Narrator<? super Event> narrator) {
    return Loyalty.addable(state, seat) > 0
        ? state.in(Phase.INSTIGATED).with(Aim.by(seat))
        : Loyalty.notAdded(state, narrator);
  }

  /**
   * Whether a choice comes to nothing, or the character for its owner: no gun counts there, none is
   * left to add, or fewer cannot be enough.
   */
  static boolean isIdle(State state, Persona persona, int seat) {
    return switch (persona) {
      case TROUBLEMAKER ->
          Loyalty.weight(state, seat) == 0 || Masks.has(state.effects().doubled().bits(), seat);
      case PEACEMAKER, STRATEGIST -> Loyalty.weight(state, seat) == 0;
      case INSTIGATOR -> Loyalty.addable(state, seat) == 0;
      case ROUSER ->
          Loyalty.needed(state) == Loyalty.needed(state.with(state.effects().asHalved()));
      default -> false;
    };
  }
}
