package kraken.games.bay.mind;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import kraken.games.bay.chapters.Scene;
import kraken.games.bay.chapters.SceneMoves;
import kraken.games.bay.state.Vessel;
import org.junit.jupiter.api.Test;

/** Which rivals can fire at a ship before its next turn. */
class ExposureTest {

  private static final int EXPLORER = Vessel.EXPLORER.ordinal();

  /** The Pirate at 3/6 has its turn after the Explorer. */
  private static Scene scene() {
    return Scene.of(Vessel.EXPLORER, Vessel.PIRATE)
        .put(Vessel.EXPLORER, 1, 1)
        .put(Vessel.PIRATE, 3, 6);
  }

  private static double at(Scene scene, int lane, int number) {
    return new Exposure(scene.state(), EXPLORER).at(SceneMoves.space(lane, number).index());
  }

  @Test
  void aShipAheadIsReachedByMostRolls() {
    assertThat(at(scene(), 3, 8)).isEqualTo(1);
    assertThat(at(scene(), 3, 2)).isCloseTo(21.0 / 36, within(1e-9)); // 8 ahead: a roll of 7
  }

  @Test
  void aShipJustAsternIsNear() {
    assertThat(at(scene(), 4, 5)).isEqualTo(1);
    assertThat(at(scene(), 5, 5)).isCloseTo(6.0 / 36, within(1e-9)); // once around: a roll of 10
  }

  @Test
  void lanesMustBeCrossedOnTheWay() {
    assertThat(at(scene(), 6, 6)).isZero();
    assertThat(at(scene(), 6, 7)).isEqualTo(1);
  }

  @Test
  void inTheLastRoundOnlyThoseCountWhoHaveATurnLeft() {
    assertThat(at(scene().time(1), 3, 8)).isEqualTo(1);
    Scene second = Scene.of(Vessel.PIRATE, Vessel.EXPLORER).put(Vessel.PIRATE, 3, 6).time(1);
    assertThat(at(second.endsTurn(), 3, 8)).isZero();
  }

  @Test
  void whoHasHadItsTurnComesAgainBeforeTheShipOnlyInTheNextRound() {
    Scene second = Scene.of(Vessel.PIRATE, Vessel.EXPLORER).put(Vessel.PIRATE, 3, 6);
    assertThat(at(second.endsTurn(), 3, 8)).isEqualTo(1); // the Explorer's turn is under way
    assertThat(at(scene().endsTurn(), 3, 8)).isEqualTo(1); // the Pirate's is
  }
}
