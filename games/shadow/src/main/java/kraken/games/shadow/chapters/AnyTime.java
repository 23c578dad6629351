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
      case KLEPTOMANIAC -> armed(state) & ~Masks.bit(aim.actor());
      case MENTOR -> revealed(state) & ~Masks.bit(aim.actor());
      case SPIRITUALIST -> spirits(state, aim);
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

  /** First the one who receives, then the two who give. */
  private static int spirits(State state, Aim aim) {
    int armed = armed(state);
    if (aim.count() > 0) {
      return armed & ~aim.mask();
    }
    int aboard = state.crew().aboard();
    return Integer.bitCount(armed) == 1 ? aboard & ~armed : armed == 0 ? 0 : aboard;
  }

  static State settled(State state, Persona persona, Narrator<? super Event> narrator) {
    Aim aim = state.aim();
    int owner = aim.actor();
    return switch (persona) {
      case KLEPTOMANIAC -> resume(Guns.given(state, aim.at(0), owner, narrator), narrator);
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
      given = Guns.given(given, state.aim().at(i), state.aim().at(0), narrator);
    }
    return given;
  }

  private static State resume(State state, Narrator<? super Event> narrator) {
    return Windows.resume(state, narrator);
  }
}
