package kraken.games.attack.chapters;

import static kraken.games.attack.chapters.SceneMoves.END;
import static org.assertj.core.api.Assertions.assertThat;

import kraken.games.attack.state.Event;
import kraken.games.attack.state.Face;
import kraken.games.attack.state.Move;
import kraken.games.attack.state.Phase;
import kraken.games.attack.state.Pirate;
import kraken.games.attack.state.Side;
import org.junit.jupiter.api.Test;

/** Samuel hides from eyes (ruling 4). */
class SamuelTest {

  private static final Move IGNORE = new Move.IgnoreEye();
  private static final Move HEED = new Move.HeedEye();

  @Test
  void samuelDecidesEyeByEyeAfterTheWholeRoll() {
    Scene scene =
        Scene.of(Scene.CALM, Pirate.SAMUEL)
            .onSpot(4)
            .rolls(Face.EYE, Face.STAR, Face.BLANK, Face.EYE)
            .looks(Scene.CALM)
            .offers(IGNORE, HEED)
            .plays(IGNORE)
            .looks(Scene.CALM)
            .offers(IGNORE, HEED)
            .plays(HEED)
            .looks(
                """
                .T..|#|..T.
                T...|#|..T.
                T...|#|..T.
                T...|#|..T.
                """)
            .is(Phase.Choosing.class);
    assertThat(scene.events())
        .contains(new Event.EyeIgnored(Side.PORT), new Event.EyeSaw(Side.STARBOARD))
        .doesNotContain(new Event.EyeIgnored(Side.STARBOARD), new Event.EyeSaw(Side.PORT));
  }

  @Test
  void samuelMayIgnoreTheLastEyeAndHeedTheFirst() {
    Scene.of(Scene.CALM, Pirate.SAMUEL)
        .rolls(Face.EYE, Face.EYE)
        .plays(HEED, IGNORE)
        .looks(
            """
            .T..|#|...T
            .T..|#|...T
            .T..|#|...T
            .T..|#|...T
            """);
  }

  @Test
  void samuelMayIgnoreOneOfTwoEyesOfAColour() {
    Scene.of(Scene.CALM, Pirate.SAMUEL)
        .onSpot(2)
        .rolls(Face.EYE, Face.EYE, Face.BLANK)
        .plays(IGNORE, HEED)
        .looks(
            """
            .T..|#|...T
            .T..|#|...T
            .T..|#|...T
            .T..|#|...T
            """);
  }

  @Test
  void theFirstPurpleDieIsAlreadyStarboards() {
    Scene scene = Scene.of(Scene.CALM, Pirate.SAMUEL).rolls(Face.BLANK, Face.EYE).plays(IGNORE);
    assertThat(scene.events()).contains(new Event.EyeIgnored(Side.STARBOARD));
  }

  @Test
  void samuelMayIgnoreThemAll() {
    Scene.of(Scene.CALM, Pirate.SAMUEL)
        .rolls(Face.EYE, Face.EYE)
        .plays(IGNORE, IGNORE)
        .looks(Scene.CALM);
  }

  @Test
  void noQuestionIsAskedWhenNoEyeShows() {
    Scene.of(Scene.CALM, Pirate.SAMUEL).rolls(Face.STAR, Face.BLANK).is(Phase.Choosing.class);
  }

  @Test
  void theOthersCannotHideFromEyes() {
    Scene.of(Scene.CALM, Pirate.BILLY).rolls(Face.EYE, Face.BLANK).is(Phase.Choosing.class);
  }

  @Test
  void samuelsPowerIsForHisOwnRolls() {
    Scene.of(Scene.CALM, Pirate.BILLY, Pirate.SAMUEL)
        .rolls(Face.EYE, Face.BLANK)
        .is(Phase.Choosing.class)
        .acting("")
        .plays(END)
        .rolls(Face.EYE, Face.BLANK)
        .is(Phase.Eyes.class);
  }
}
