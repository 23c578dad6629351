package kraken.games.shadow.chapters;

import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.Phase;

/** The moments of a round at which characters can be revealed. */
final class CharacterScenes {

  private CharacterScenes() {}

  /** Before the captain appoints, with this character at this seat. */
  static Scene scene(int seat, Persona persona) {
    return Scene.of("SPSLSPS").with(seat, persona);
  }

  /** The captain has named the team. */
  static Scene named(int seat, Persona persona) {
    return scene(seat, persona).passes().appoints(1, 2).is(Phase.TEAM_NAMED);
  }

  /** Guns are shown, so many by each seat. */
  static Scene shown(int seat, Persona persona, int... guns) {
    return named(seat, persona).passes().shows(guns).is(Phase.GUNS_SHOWN);
  }

  /** Nobody rose against the captain. */
  static Scene loyal(int seat, Persona persona) {
    return shown(seat, persona).passes().is(Phase.BEFORE_DRAWING);
  }

  /** The seat reveals its character. */
  static Scene revealed(Scene scene, int seat) {
    return scene.plays(seat, new Move.Reveal());
  }
}
