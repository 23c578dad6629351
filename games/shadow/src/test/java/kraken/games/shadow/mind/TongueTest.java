package kraken.games.shadow.mind;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kraken.games.shadow.chapters.Scene;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.state.Claims;
import kraken.games.shadow.state.Move;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.Seat;
import org.junit.jupiter.api.Test;

/** What liars say of cards, when others have spoken of the same voyage. */
class TongueTest {

  private static final int TRIES = 60;

  /** The captain, a pirate, has kept the red one of a red and a blue card. */
  private static Scene sailed() {
    return Scene.of("PSSLSP")
        .hasSailed(Card.BLUE_DRUNK, Card.YELLOW_RITUAL, Card.RED_DRUNK)
        .appoints(1, 2)
        .shows()
        .drawsCards(Card.BLUE_DRUNK, Card.RED_DRUNK, Card.BLUE_DISARMED, Card.RED_MERMAID)
        .plays(0, new Move.PassOn(Card.RED_DRUNK))
        .plays(1, new Move.PassOn(Card.BLUE_DISARMED))
        .plays(2, new Move.Sail(Card.RED_DRUNK));
  }

  private static Set<Claim> said(Scene scene, int seat) {
    return IntStream.range(0, TRIES)
        .mapToObj(i ->
            Scene.RULES
                .instincts()
                .getLast()
                .claim(scene.view(seat), Seat.of(seat), Chance.seeded(i)))
        .map(claim -> claim.orElseThrow())
        .collect(Collectors.toSet());
  }

  @Test
  void anOfficersLieFitsWhatTheOtherTwoHaveSaid() {
    Scene scene = sailed().hears(1, new Claim(Claims.DREW, List.of("blue", "blue")));
    scene.hears(2, new Claim(Claims.FOUND, List.of("red", "blue", "blue")));
    assertThat(said(scene, 0))
        .hasSizeGreaterThan(1)
        .allMatch(claim -> claim.fillings().contains("red"));
  }

  @Test
  void anOfficersLieFitsTheCardThatTheOtherCannotHavePassedOn() {
    Scene scene = sailed().hears(1, new Claim(Claims.PASSED_ON, List.of("yellow")));
    assertThat(said(scene, 0))
        .hasSizeGreaterThan(1)
        .allMatch(claim -> claim.fillings().contains("red"));
  }
}
