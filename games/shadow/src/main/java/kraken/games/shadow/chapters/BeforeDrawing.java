package kraken.games.shadow.chapters;

import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.state.Effects;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.Round;
import kraken.games.shadow.state.State;
import kraken.kit.Narrator;
import kraken.kit.Seats;

/** Characters that are revealed before navigation cards are drawn. */
final class BeforeDrawing {

  private BeforeDrawing() {}

  static boolean serves(State state, Persona persona) {
    Round round = state.round();
    return persona != Persona.BOSUN
        || (round.team().hasLieutenant() && round.navigator() != round.captain());
  }

  /** The captain, and the lieutenant if there is one. */
  static int targets(State state) {
    return Navigation.asked(state);
  }

  static State settled(State state, Persona persona, Narrator<? super Event> narrator) {
    Effects effects = state.effects();
    int chosen = state.aim().mask();
    State next =
        switch (persona) {
          case BOSUN -> swapped(state);
          case SMUGGLER -> {
            Seats smuggling = Masks.seats(effects.smuggling().bits() | chosen);
            yield state.with(effects.with(Effects.Kind.SMUGGLING, smuggling));
          }
          case ARCHIVIST -> {
            Seats archiving = Masks.seats(effects.archiving().bits() | chosen);
            yield state.with(effects.with(Effects.Kind.ARCHIVING, archiving));
          }
          default -> throw Powers.misplaced(persona);
        };
    return Windows.resume(next, narrator);
  }

  private static State swapped(State state) {
    Round round = state.round();
    return state
        .with(round.with(round.team().swapped()))
        .with(state.effects().handedOver(round.lieutenant(), round.navigator()));
  }
}
