package kraken.games.shadow.mind;

import static kraken.games.shadow.sea.Card.RED_DRUNK;
import static kraken.games.shadow.sea.Card.YELLOW_RITUAL;
import static org.assertj.core.api.Assertions.assertThat;

import kraken.games.shadow.chapters.Scene;
import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.View;
import kraken.kit.Instinct;
import kraken.kit.Seat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Characters: neither revealed nor aimed where nothing would come of it. */
class CunningTest {

  private static final String MINDS = "kraken.games.shadow.mind.MindTest#minds";

  @ParameterizedTest
  @MethodSource(MINDS)
  void nobodyIsChosenOfWhomNothingWouldCome(Instinct<View, Move> mind) {
    Scene scene = Scene.of("SPSLSPS").with(3, Persona.AGITATOR).guns(4, 0).guns(5, 0);
    scene.passes().appoints(1, 2).plays(3, new Move.Reveal());
    assertThat(MindTest.choices(mind, scene, 3))
        .isNotEmpty()
        .doesNotContain(new Move.Choose(Seat.of(4)), new Move.Choose(Seat.of(5)));
  }

  @ParameterizedTest
  @MethodSource(MINDS)
  void nobodyIsChosenWhoHasNoGunToGive(Instinct<View, Move> mind) {
    Scene robbing = Scene.of("SPSLSPS").with(3, Persona.KLEPTOMANIAC).guns(4, 0).guns(5, 0);
    robbing.plays(3, new Move.Reveal());
    assertThat(MindTest.choices(mind, robbing, 3))
        .isNotEmpty()
        .doesNotContain(new Move.Choose(Seat.of(4)), new Move.Choose(Seat.of(5)));
  }

  @ParameterizedTest
  @MethodSource(MINDS)
  void nobodyRevealsACharacterForNothing(Instinct<View, Move> mind) {
    Scene scene = Scene.of("SPSLSPS").with(3, Persona.SPIRITUALIST).passes().appoints(1, 2);
    scene.passes().shows().passes().passes().sails(YELLOW_RITUAL, RED_DRUNK).draws(4);
    assertThat(MindTest.choices(mind, scene, 3)).containsOnly(new Move.Reveal());
    for (int seat = 0; seat < 7; seat++) {
      scene.guns(seat, 0);
    }
    assertThat(scene.revealsForNothing(3)).isTrue();
    assertThat(MindTest.choices(mind, scene, 3)).containsOnly(new Move.Pass());
  }
}
