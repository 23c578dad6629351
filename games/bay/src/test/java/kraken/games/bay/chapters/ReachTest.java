package kraken.games.bay.chapters;

import static kraken.games.bay.chapters.SceneMoves.space;
import static kraken.games.bay.chapters.Scenes.farApart;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.games.bay.state.Bomb;
import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.View;
import org.junit.jupiter.api.Test;

/** Where the view says that a ship can sail, by which way and with what harm; ruling 15. */
class ReachTest {

  private static List<Space> reached(Scene scene) {
    return scene.view().reach().stream().map(View.Reach::at).toList();
  }

  @Test
  void showsWhereTheStepsLeftCanLeadWithTheSpaceBefore() {
    Scene scene = farApart().put(Vessel.CAPTAIN, 1, 4).put(Vessel.PIRATE, 2, 5).steps(2);
    assertThat(scene.view().reach())
        .containsExactlyInAnyOrder(
            new View.Reach(space(1, 5), 1, space(1, 4), List.of()),
            new View.Reach(space(1, 6), 2, space(1, 5), List.of()),
            new View.Reach(space(2, 6), 2, space(1, 5), List.of()));
  }

  private static View.Reach reach(Scene scene, int lane, int number) {
    return scene.view().reach().stream()
        .filter(each -> each.at().equals(space(lane, number)))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theWayToAFarSpaceAvoidsHarmWhereItCan() {
    // from 3/12 to 3/2 in two steps over 2/1, 3/1 or 4/1
    Scene scene = farApart().steps(2).afloat(Cargo.PLAGUE, 3, 1).tentacle(2, 1);
    assertThat(reach(scene, 3, 2))
        .isEqualTo(new View.Reach(space(3, 2), 2, space(4, 1), List.of()));
    scene.afloat(Cargo.CREW, 2, 1);
    assertThat(reach(scene, 3, 2).from()).isEqualTo(space(4, 1));
  }

  @Test
  void amongTheSafeWaysItTakesTheOneWithTheMostCargo() {
    Scene scene = farApart().steps(2).afloat(Cargo.CREW, 2, 1);
    assertThat(reach(scene, 3, 2).from()).isEqualTo(space(2, 1));
  }

  @Test
  void harmThatCannotBeAvoidedIsTold() {
    Scene scene =
        farApart().steps(2).afloat(Cargo.PLAGUE, 3, 1).tentacle(2, 1).bomb(Bomb.BARREL, 4, 1);
    assertThat(reach(scene, 3, 1).harm()).containsExactly(View.Harm.PLAGUE);
    assertThat(reach(scene, 3, 2).harm()).containsAnyOf(View.Harm.TENTACLE, View.Harm.BARREL);
    assertThat(reach(scene.tentacle(2, 2), 2, 2).harm())
        .containsExactly(View.Harm.TENTACLE, View.Harm.TENTACLE);
    assertThat(reach(farApart().steps(1).bomb(Bomb.SMOKE, 3, 1), 3, 1).harm())
        .containsExactly(View.Harm.SMOKE);
  }

  @Test
  void theMouthIsAHarmOfTheLastStepIntoARedLane() {
    Scene scene = farApart().put(Vessel.CAPTAIN, 6, 1).steps(2);
    assertThat(reach(scene, 7, 1).harm()).isEmpty();
    assertThat(reach(scene, 7, 2).harm()).containsExactly(View.Harm.MOUTH);
    assertThat(reach(scene, 6, 3).harm()).isEmpty();
    assertThat(reach(scene.time(1), 7, 2).harm()).isEmpty();
  }

  @Test
  void plagueIsNoHarmToTheHouseBoatNorToAShipWithoutCrew() {
    Scene boat =
        Scene.of(Vessel.HOUSE_BOAT, Vessel.PIRATE)
            .put(Vessel.HOUSE_BOAT, 3, 12)
            .steps(2)
            .afloat(Cargo.PLAGUE, 2, 1);
    assertThat(reach(boat, 3, 2)).isEqualTo(new View.Reach(space(3, 2), 2, space(2, 1), List.of()));
    Scene empty = farApart().steps(1).cargo(Vessel.CAPTAIN, 3, 0, 1).afloat(Cargo.PLAGUE, 3, 1);
    assertThat(reach(empty, 3, 1).harm()).isEmpty();
  }

  @Test
  void whatStrikesOnlyTheTowWeighsLessThanPlague() {
    Scene scene =
        farApart()
            .cargo(Vessel.CAPTAIN, 3, 1, 1)
            .towing(Vessel.CAPTAIN, Vessel.CRUISE)
            .steps(2)
            .tentacle(2, 1)
            .afloat(Cargo.PLAGUE, 3, 1)
            .afloat(Cargo.PLAGUE, 4, 1);
    assertThat(reach(scene, 3, 2).harm()).containsExactly(View.Harm.TENTACLE);
  }

  @Test
  void everyReachLeadsBackToTheShipStepByStep() {
    List<View.Reach> reach = farApart().steps(12).view().reach();
    assertThat(reach).hasSizeGreaterThan(60);
    for (View.Reach each : reach) {
      View.Reach before =
          reach.stream().filter(other -> other.at().equals(each.from())).findFirst().orElse(null);
      assertThat(before == null ? 1 : before.steps() + 1).isEqualTo(each.steps());
      assertThat(before != null || each.from().equals(space(3, 12))).isTrue();
    }
  }

  @Test
  void theReachEndsAtSmokeAndAlongsideOffCourseShips() {
    Scene scene =
        farApart()
            .put(Vessel.CAPTAIN, 1, 4)
            .bomb(Bomb.SMOKE, 1, 5)
            .put(Vessel.CRUISE, 2, 5)
            .steps(3);
    assertThat(reached(scene)).containsExactlyInAnyOrder(space(1, 5), space(2, 5));
    assertThat(reached(farApart().steps(0))).isEmpty();
    assertThat(reached(farApart().rolling())).isEmpty();
  }

  @Test
  void aShipInSmokeOfItsOwnSpaceStillReachesOthers() {
    assertThat(reached(farApart().bomb(Bomb.SMOKE, 3, 12).steps(1))).hasSize(3);
  }
}
