package kraken.games.shadow.mind;

import static kraken.games.shadow.sea.Card.BLUE_DRUNK;
import static kraken.games.shadow.sea.Card.RED_DRUNK;
import static kraken.games.shadow.sea.Card.RED_MERMAID;
import static kraken.games.shadow.sea.Card.YELLOW_RITUAL;
import static org.assertj.core.api.Assertions.assertThat;

import kraken.games.shadow.chapters.Scene;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.View;
import kraken.kit.Instinct;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Which cards bots pass on and sail by. */
class HelmTest {

  private static final String MINDS = "kraken.games.shadow.mind.MindTest#minds";

  @ParameterizedTest
  @MethodSource(MINDS)
  void theCourseCountsMoreThanWhoIsCaptainHoweverFarTheEndIs(Instinct<View, Move> mind) {
    Scene scene = Scene.of("SPSLSPS").appoints(1, 2).shows();
    scene.drawsCards(BLUE_DRUNK, YELLOW_RITUAL, RED_DRUNK, RED_MERMAID);
    assertThat(MindTest.choices(mind, scene, 0)).containsOnly(new Move.PassOn(BLUE_DRUNK));
  }
}
