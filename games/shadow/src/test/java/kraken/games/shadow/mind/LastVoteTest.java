package kraken.games.shadow.mind;

import static kraken.games.shadow.sea.Card.BLUE_DRUNK;
import static kraken.games.shadow.sea.Card.RED_DRUNK;
import static kraken.games.shadow.sea.Card.YELLOW_RITUAL;
import static org.assertj.core.api.Assertions.assertThat;

import kraken.games.shadow.chapters.Scene;
import kraken.games.shadow.state.Move;
import kraken.kit.Chance;
import kraken.kit.Seat;
import org.junit.jupiter.api.Test;

/** How strong bots spend their guns before the card that may be the last. */
class LastVoteTest {

  private static final int TRIES = 40;

  /** How many guns the seat shows on average. */
  private static double shown(Scene scene, int seat) {
    double sum = 0;
    for (int i = 0; i < TRIES; i++) {
      Move move =
          Scene.RULES
              .instincts()
              .getLast()
              .choose(scene.view(seat), Seat.of(seat), scene.moves(seat), Chance.seeded(i));
      sum += ((Move.Commit) move).guns();
    }
    return sum / TRIES;
  }

  /** Where the next card decides. */
  private static Scene atTheEnd(String factions) {
    return Scene.of(factions)
        .hasSailed(YELLOW_RITUAL, BLUE_DRUNK, RED_DRUNK, YELLOW_RITUAL, YELLOW_RITUAL);
  }

  @Test
  void aPirateLeavesACaptainOfHisOwnInPlace() {
    assertThat(shown(atTheEnd("PPSLSSS").appoints(1, 2), 1)).isLessThan(0.2);
  }

  @Test
  void theLastOneWithGunsTakesTheShipFromAnEnemy() {
    Scene scene = atTheEnd("SPSLPSS").appoints(2, 5);
    for (int seat : new int[] {0, 2, 3, 4, 5, 6}) {
      scene.guns(seat, 0);
    }
    assertThat(shown(scene, 1)).isGreaterThan(2);
  }

  @Test
  void gunsAreKeptWhileOthersWillSpendTheirs() {
    Scene armed = atTheEnd("SPSLPSS").appoints(2, 5);
    Scene alone = atTheEnd("SPSLPSS").appoints(2, 5);
    for (int seat : new int[] {0, 2, 3, 4, 5, 6}) {
      alone.guns(seat, 0);
    }
    assertThat(shown(armed, 1)).isLessThan(shown(alone, 1));
  }

  @Test
  void nobodyShowsAGunWhereAllTogetherWouldNotBeEnough() {
    Scene scene = atTheEnd("SPSLPSS").appoints(2, 5);
    for (int seat : new int[] {2, 3, 4, 5, 6}) {
      scene.guns(seat, 0);
    }
    assertThat(shown(scene.guns(1, 2), 1)).isZero();
  }
}
