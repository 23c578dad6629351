package kraken.games.bay.mind;

import static org.assertj.core.api.Assertions.assertThat;

import kraken.games.bay.chapters.Scene;
import kraken.games.bay.chapters.SceneMoves;
import kraken.games.bay.chapters.Views;
import kraken.games.bay.state.Move;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Vessel;
import org.junit.jupiter.api.Test;

/** What easy bots leave out in the first round. */
class MercyTest {

  private static boolean isHarsh(int time, Move move) {
    Scene scene = Scene.of(Vessel.PIRATE, Vessel.CAPTAIN).time(time);
    return Mercy.isHarsh(Views.of(scene.state()), move);
  }

  @Test
  void inTheFirstRoundNobodyFiresAtAPlayersShip() {
    assertThat(isHarsh(State.TIME, SceneMoves.fire(Vessel.CAPTAIN))).isTrue();
  }

  @Test
  void laterEverybodyDoes() {
    assertThat(isHarsh(State.TIME - 1, SceneMoves.fire(Vessel.CAPTAIN))).isFalse();
  }

  @Test
  void whatNobodyPlaysMayBeShotAtAnyTime() {
    assertThat(isHarsh(State.TIME, SceneMoves.fire(3, 4))).isFalse();
    assertThat(isHarsh(State.TIME, SceneMoves.fireAtKraken())).isFalse();
    assertThat(isHarsh(State.TIME, SceneMoves.fire(Vessel.CRUISE))).isFalse();
    assertThat(isHarsh(State.TIME, SceneMoves.sail(2, 2))).isFalse();
  }
}
