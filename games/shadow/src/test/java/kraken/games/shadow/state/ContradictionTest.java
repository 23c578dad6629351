package kraken.games.shadow.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.games.shadow.chapters.Scene;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.sea.Colour;
import kraken.kit.Claim;
import kraken.kit.Seat;
import org.junit.jupiter.api.Test;

class ContradictionTest {

  private static final int CAPTAIN = 0;
  private static final int LIEUTENANT = 1;
  private static final int NAVIGATOR = 2;

  private final Scene scene = Scene.of("SPSLSPS").sails(LIEUTENANT, NAVIGATOR, Card.RED_DRUNK);

  private void says(int seat, String form, String... words) {
    scene.hears(seat, new Claim(form, List.of(words)));
  }

  private boolean between(int one, int other) {
    return Contradiction.between(scene.view(3), Seat.of(one), Seat.of(other));
  }

  @Test
  void aNavigatorFindsWhatAnOfficerCannotHaveHad() {
    says(CAPTAIN, Claims.DREW, "blue", "blue");
    says(LIEUTENANT, Claims.DREW, "red", "yellow");
    assertThat(between(CAPTAIN, NAVIGATOR)).isFalse();
    says(NAVIGATOR, Claims.FOUND, "red", "red", "red");
    assertThat(between(CAPTAIN, NAVIGATOR)).isTrue();
    assertThat(between(NAVIGATOR, CAPTAIN)).isTrue();
    assertThat(between(LIEUTENANT, NAVIGATOR)).isFalse();
  }

  @Test
  void whatAnOfficerSaysToHavePassedOnCountsMoreThanWhatHeDrew() {
    says(CAPTAIN, Claims.DREW, "red", "blue");
    says(CAPTAIN, Claims.PASSED_ON, "blue");
    says(NAVIGATOR, Claims.FOUND, "red", "red", "red");
    assertThat(between(CAPTAIN, NAVIGATOR)).isTrue();
  }

  @Test
  void neitherOfficerHadWhatWasSailed() {
    says(CAPTAIN, Claims.DREW, "blue", "blue");
    assertThat(between(CAPTAIN, LIEUTENANT)).isFalse();
    says(LIEUTENANT, Claims.DREW, "blue", "yellow");
    assertThat(between(CAPTAIN, LIEUTENANT)).isTrue();
  }

  @Test
  void theFirstWordCounts() {
    says(CAPTAIN, Claims.DREW, "red", "red");
    says(CAPTAIN, Claims.DREW, "blue", "blue");
    says(NAVIGATOR, Claims.FOUND, "red", "red", "red");
    assertThat(between(CAPTAIN, NAVIGATOR)).isFalse();
  }

  @Test
  void aReproachForWordsNeedsAContradiction() {
    View before = scene.view(3);
    assertThat(Reproach.last(before, Seat.of(NAVIGATOR))).isEqualTo("cards");
    says(NAVIGATOR, Claims.FOUND, "blue", "yellow", "blue");
    assertThat(Reproach.last(scene.view(3), Seat.of(NAVIGATOR))).isEqualTo("words");
    assertThat(Reproach.last(scene.view(3), Seat.of(5))).isNull();
  }

  @Test
  void nobodyIsReproachedForABlueCard() {
    Scene blue = Scene.of("SPSLSPS").sails(LIEUTENANT, NAVIGATOR, Card.BLUE_DRUNK);
    assertThat(Reproach.last(blue.view(3), Seat.of(NAVIGATOR))).isNull();
  }

  @Test
  void whatIsAllowedFitsTheWordsOfTheOthers() {
    says(CAPTAIN, Claims.DREW, "blue", "red");
    says(LIEUTENANT, Claims.DREW, "red", "red");
    assertThat(Contradiction.allows(scene.view(3), 1, Colour.RED, Colour.BLUE)).isTrue();
    assertThat(Contradiction.allows(scene.view(3), 1, Colour.BLUE, Colour.BLUE)).isFalse();
  }
}
