package kraken.games.shadow.chapters;

import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.sea.Colour;
import kraken.games.shadow.sea.Hand;
import kraken.games.shadow.state.Aim;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.State;
import kraken.kit.Narrator;
import kraken.kit.Seat;

/** Characters that are revealed at any time. */
final class AnyTime {

  private static final int GUNS_FROM_SUPPLY = 2;

  private AnyTime() {}

  static boolean serves(State state, Persona persona, int owner) {
    return switch (persona) {
      case GUNSMITH -> state.spareGuns(owner) > 0;
      case SPIRITUALIST -> wasYellow(state);
      default -> true;
    };
  }

  private static boolean wasYellow(State state) {
    int card = state.round().card();
    return card != Hand.NONE && Hand.card(card).colour() == Colour.YELLOW;
  }

  static int targets(State state, Persona persona, Aim aim) {
    return switch (persona) {
      case KLEPTOMANIAC -> state.othersAboard(aim.actor());
      case MENTOR -> revealed(state) & ~Masks.bit(aim.actor());
      // First the one who receives, then the two who give.
      case SPIRITUALIST -> state.crew().aboard() & ~aim.mask();
      default -> 0;
    };
  }

  /** Those aboard with a gun that is not in an open hand. */
  private static int armed(State state) {
    int armed = 0;
    for (int seat = 0; seat < state.players(); seat++) {
      armed |= state.crew().isAboard(seat) && state.spareGuns(seat) > 0 ? Masks.bit(seat) : 0;
    }
    return armed;
  }

  private static int revealed(State state) {
    return state.crew().aboard() & state.crew().seen() & ~state.crew().faceDown();
  }

  /** Whether the choice comes to nothing: there is no gun to take or to give. */
  static boolean isIdle(State state, Persona persona, int seat) {
    return switch (persona) {
      case KLEPTOMANIAC -> state.spareGuns(seat) == 0;
      case SPIRITUALIST ->
          state.aim().count() == 0
              ? (armed(state) & ~Masks.bit(seat)) == 0
              : state.spareGuns(seat) == 0;
      default -> false;
    };
  }

  static State settled(State state, Persona persona, Narrator<? super Event> narrator) {
    Aim aim = state.aim();
    int owner = aim.actor();
    return switch (persona) {
      case KLEPTOMANIAC -> resume(givenIfAny(state, aim.at(0), owner, narrator), narrator);
      case GUNSLINGER -> resume(Guns.changed(state, owner, GUNS_FROM_SUPPLY, narrator), narrator);
      case GUNSMITH -> resume(Guns.changed(state, owner, -1, narrator), narrator);
      case LOOKOUT -> Looking.asLookout(state.resumed(), owner, narrator);
      case MENTOR -> {
        narrator.tellAll(new Event.CharacterTurnedDown(Seat.of(aim.at(0))));
        yield resume(state.with(state.crew().turnedDown(Masks.bit(aim.at(0)))), narrator);
      }
      case SPIRITUALIST -> resume(offered(state, narrator), narrator);
      default -> throw Powers.misplaced(persona);
    };
  }

  private static State offered(State state, Narrator<? super Event> narrator) {
    State given = state;
    for (int i = 1; i < state.aim().count(); i++) {
      given = givenIfAny(given, state.aim().at(i), state.aim().at(0), narrator);
    }
    return given;
  }

  private static State givenIfAny(State state, int from, int to, Narrator<? super Event> narrator) {
    return state.spareGuns(from) > 0 ? Guns.given(state, from, to, narrator) : state;
  }

  private static State resume(State state, Narrator<? super Event> narrator) {
    return Windows.resume(state, narrator);
  }
}
