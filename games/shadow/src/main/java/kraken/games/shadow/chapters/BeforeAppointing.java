package kraken.games.shadow.chapters;

import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.state.Aim;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.State;
import kraken.kit.Narrator;

/** Characters that are revealed before the captain appoints. */
final class BeforeAppointing {

  private BeforeAppointing() {}

  static boolean serves(State state, Persona persona) {
    return switch (persona) {
      case HERBALIST -> rested(state) != 0;
      case CONSULTANT -> state.crew().aboardCount() > 2;
      default -> throw Powers.misplaced(persona);
    };
  }

  /** Those aboard without an off-duty sign. */
  private static int rested(State state) {
    return state.crew().aboard() & ~state.crew().offDuty();
  }

  static int targets(State state, Persona persona, Aim aim) {
    if (persona == Persona.CONSULTANT) {
      return Appointing.candidates(state);
    }
    return aim.count() == 0 ? state.crew().offDuty() : rested(state);
  }

  static State settled(State state, Persona persona, Narrator<? super Event> narrator) {
    Aim aim = state.aim();
    State next =
        persona == Persona.CONSULTANT
            ? Appointing.lieutenantNamed(state, aim.at(0), narrator)
            : signMoved(state, aim.at(0), aim.at(1));
    return Windows.resume(next, narrator);
  }

  private static State signMoved(State state, int from, int to) {
    int offDuty = (state.crew().offDuty() & ~Masks.bit(from)) | Masks.bit(to);
    return state.with(state.crew().withOffDuty(offDuty));
  }
}
