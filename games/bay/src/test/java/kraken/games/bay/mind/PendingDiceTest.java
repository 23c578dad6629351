package kraken.games.bay.mind;

import static kraken.games.bay.chapters.SceneMoves.fire;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import kraken.games.bay.chapters.Scene;
import kraken.games.bay.state.Move;
import kraken.games.bay.state.Vessel;
import org.junit.jupiter.api.Test;

/** What the dice that fall next bring on average. */
class PendingDiceTest {

  private static Scene shooter(Vessel shooter, int lane, int number) {
    return Scene.of(shooter, Vessel.CAPTAIN).put(Vessel.CAPTAIN, 3, 6).put(shooter, lane, number);
  }

  private static PendingDice shot(Scene scene) {
    return PendingDice.of(scene.plays(fire(Vessel.CAPTAIN)).state());
  }

  @Test
  void aHitCostsTheVictimWhatTwoDiceTake() {
    PendingDice dice = shot(shooter(Vessel.FISHERMAN, 2, 6));
    assertThat(dice.points(Vessel.CAPTAIN.ordinal())).isCloseTo(-0.5 * 2, within(1e-9));
    assertThat(dice.points(Vessel.FISHERMAN.ordinal())).isZero();
  }

  @Test
  void thePirateNamesWhatIsWorthMost() {
    PendingDice dice = shot(shooter(Vessel.PIRATE, 2, 6));
    assertThat(dice.points(Vessel.CAPTAIN.ordinal())).isCloseTo(-0.6 * 3, within(1e-9));
    Scene bare = shooter(Vessel.PIRATE, 2, 6).cargo(Vessel.CAPTAIN, 3, 0, 3);
    assertThat(shot(bare).points(Vessel.CAPTAIN.ordinal()))
        .isCloseTo(-0.6 * (1 + 1.0 / 3), within(1e-9));
  }

  @Test
  void whoFiresFromBehindAndAsidePicksUpMore() {
    double behind = shot(shooter(Vessel.FISHERMAN, 2, 5)).fallen();
    double beside = shot(shooter(Vessel.FISHERMAN, 2, 6)).fallen();
    double withoutSteps = shot(shooter(Vessel.FISHERMAN, 2, 5).steps(1)).fallen();
    assertThat(behind).isGreaterThan(beside);
    assertThat(withoutSteps).isEqualTo(beside);
  }

  @Test
  void theFrontGunsLeaveBothPiecesOnTheWay() {
    Scene ahead = shooter(Vessel.PIRATE, 3, 5);
    Move front =
        ahead.rules().moves(ahead.state(), ahead.state().seat()).stream()
            .filter(Move.Fire.class::isInstance)
            .findFirst()
            .orElseThrow();
    double both = PendingDice.of(ahead.plays(front).state()).fallen() / (2.0 / 6);
    assertThat(both).isGreaterThan(shot(shooter(Vessel.PIRATE, 2, 5)).fallen() / 0.6);
  }
}
