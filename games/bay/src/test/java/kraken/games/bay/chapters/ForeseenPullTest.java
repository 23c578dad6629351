package kraken.games.bay.chapters;

import static kraken.games.bay.chapters.SceneMoves.space;
import static kraken.games.bay.chapters.Scenes.farApart;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.games.bay.state.Bomb;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.View;
import org.junit.jupiter.api.Test;

/** Where the view says that the vortex will carry each ship. */
class ForeseenPullTest {

  private static View.Pull pull(Scene scene, int seat) {
    return scene.view().ships().get(seat).pull();
  }

  @Test
  void showsWhereTheVortexWillCarryEachShip() {
    assertThat(pull(farApart(), 0))
        .isEqualTo(
            new View.Pull(
                List.of(
                    space(3, 11),
                    space(3, 10),
                    space(4, 10),
                    space(4, 9),
                    space(4, 8),
                    space(5, 8)),
                false,
                false));
  }

  @Test
  void showsThatAShipWillBeSwallowed() {
    assertThat(pull(farApart().put(Vessel.CAPTAIN, 8, 3), 0))
        .isEqualTo(new View.Pull(List.of(space(8, 2), space(8, 1)), true, false));
  }

  @Test
  void allAreForeseenTogetherAndOneMayHaveToWaitForAnother() {
    assertThat(pull(farApart().put(Vessel.PIRATE, 3, 10), 0).path()).hasSize(6);
    assertThat(pull(farApart().put(Vessel.PIRATE, 4, 10), 0).path()).hasSize(6);
    assertThat(pull(farApart().put(Vessel.PIRATE, 3, 11), 0).path()).hasSize(6);
    Scene merging = farApart().put(Vessel.CAPTAIN, 6, 6).put(Vessel.PIRATE, 6, 5);
    assertThat(pull(merging, 0).path()).hasSize(6).endsWith(space(8, 6));
    assertThat(pull(merging, 1).path()).hasSize(5).endsWith(space(7, 6));
  }

  @Test
  void smokeThatGoesOffBeforeTheVortexSavesNobodyOnTheWay() {
    // the House Boat drops smoke on the Pirate, who lies on the Captain's way to the mouth
    Scene scene =
        Scene.of(Vessel.HOUSE_BOAT, Vessel.CAPTAIN, Vessel.PIRATE)
            .put(Vessel.HOUSE_BOAT, 7, 3)
            .put(Vessel.PIRATE, 7, 2)
            .put(Vessel.CAPTAIN, 7, 4);
    assertThat(pull(scene, 1).swallowed()).isTrue();
    scene.plays(SceneMoves.drop(7, 2));
    assertThat(pull(scene, 1).swallowed()).isTrue();
    assertThat(pull(scene, 1).smoke()).isFalse();
    assertThat(pull(scene, 2)).isEqualTo(new View.Pull(List.of(), false, true));
    scene.put(Vessel.PIRATE, 1, 1).put(Vessel.HOUSE_BOAT, 1, 2);
    assertThat(pull(scene, 1).swallowed()).isFalse();
    assertThat(pull(scene, 1).smoke()).isTrue();
  }

  @Test
  void inTheLastRoundNothingIsPulled() {
    assertThat(pull(farApart().time(1).put(Vessel.CAPTAIN, 8, 3), 0)).isEqualTo(View.Pull.NONE);
    assertThat(pull(farApart().time(2).put(Vessel.CAPTAIN, 8, 3), 0).swallowed()).isTrue();
  }

  @Test
  void theShipThatEntersNextIsForeseenFromTheArrowOn() {
    View view = farApart().time(14).view();
    assertThat(view.offCourse().get(0).pull().path())
        .startsWith(space(1, 12), space(1, 11))
        .endsWith(space(3, 8))
        .hasSize(7);
    assertThat(farApart().time(15).view().offCourse().get(0).pull()).isEqualTo(View.Pull.NONE);
  }

  @Test
  void inTheMiddleOfTheVortexTheRestOfThePullIsForeseen() {
    Scene scene = farApart().tentacle(3, 10).endsTurn().draws(1, 1).endsTurn();
    assertThat(pull(scene, 0).path())
        .containsExactly(space(4, 10), space(4, 9), space(4, 8), space(5, 8));
  }

  @Test
  void theForeseenPullEndsInSmoke() {
    Scene scene = farApart().bomb(Bomb.SMOKE, 4, 10).put(Vessel.PIRATE, 1, 12);
    assertThat(pull(scene, 0).path()).containsExactly(space(3, 11), space(3, 10), space(4, 10));
    assertThat(pull(scene, 0).smoke()).isTrue();
    assertThat(pull(scene, 1).path()).hasSize(6);
  }

  @Test
  void aTowIsForeseenWithItsTower() {
    View view = farApart().put(Vessel.CRUISE, 3, 12).towing(Vessel.CAPTAIN, Vessel.CRUISE).view();
    assertThat(view.offCourse().get(3).pull()).isEqualTo(view.ships().get(0).pull());
    assertThat(view.ships().get(0).towing()).isEqualTo(Vessel.CRUISE);
    assertThat(view.offCourse().get(0).pull()).isEqualTo(View.Pull.NONE);
  }

  @Test
  void aTowIsForeseenToBeSwallowedOrTakenBySmokeWithItsTower() {
    Scene towing = farApart().towing(Vessel.CAPTAIN, Vessel.CRUISE);
    View swallowed = towing.put(Vessel.CAPTAIN, 7, 3).view();
    assertThat(swallowed.offCourse().get(3).pull().swallowed()).isTrue();
    assertThat(swallowed.offCourse().get(0).pull().swallowed()).isFalse();
    assertThat(swallowed.ships().get(1).pull().swallowed()).isFalse();
    View smoked = towing.put(Vessel.CAPTAIN, 3, 12).bomb(Bomb.SMOKE, 3, 11).view();
    assertThat(smoked.offCourse().get(3).pull())
        .isEqualTo(new View.Pull(List.of(space(3, 11)), false, true));
  }

  @Test
  void theForeseenPullOfATowEndsOnTheTowersPier() {
    // the Captain's pier is 1/1
    View view = farApart().put(Vessel.CAPTAIN, 1, 2).towing(Vessel.CAPTAIN, Vessel.CRUISE).view();
    assertThat(view.offCourse().get(3).pull().path()).containsExactly(space(1, 1));
    assertThat(view.ships().get(0).pull().path()).hasSize(6);
  }

  @Test
  void whoIsSwallowedWillNotBePulledAndGivesWay() {
    View view = farApart().put(Vessel.CAPTAIN, 7, 3).put(Vessel.PIRATE, 6, 5).view();
    assertThat(view.ships().get(0).pull().swallowed()).isTrue();
    assertThat(view.ships().get(1).pull().path()).hasSize(6);
    View gone = farApart().swallowed(Vessel.PIRATE).view();
    assertThat(gone.ships().get(1).pull()).isEqualTo(View.Pull.NONE);
    assertThat(gone.ships().get(1).at()).isNull();
  }
}
