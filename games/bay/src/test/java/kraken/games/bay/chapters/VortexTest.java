package kraken.games.bay.chapters;

import static kraken.games.bay.chapters.Scene.space;
import static org.assertj.core.api.Assertions.assertThat;

import kraken.games.bay.state.Bomb;
import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Feats;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.View;
import org.junit.jupiter.api.Test;

/** The Kraken's vortex; ruling 8. */
class VortexTest {

  private static Scene scene() {
    return Scene.of(Vessel.CAPTAIN, Vessel.PIRATE)
        .put(Vessel.CAPTAIN, 3, 12)
        .put(Vessel.PIRATE, 1, 6);
  }

  private static Scene roundOf(Scene scene) {
    return scene.endsTurn().draws(1, 1).endsTurn();
  }

  @Test
  void everyShipIsPulledTwoBackOneInTwoBackOneIn() {
    roundOf(scene())
        .lies(Vessel.CAPTAIN, 5, 8)
        .lies(Vessel.PIRATE, 3, 2)
        .told(
            new Event.RoundEnded(14),
            new Event.Pulled(Vessel.CAPTAIN, space(3, 12), space(3, 11), null),
            new Event.Pulled(Vessel.CAPTAIN, space(3, 11), space(3, 10), null),
            new Event.Pulled(Vessel.CAPTAIN, space(3, 10), space(4, 10), null),
            new Event.Pulled(Vessel.CAPTAIN, space(4, 10), space(4, 9), null),
            new Event.Pulled(Vessel.CAPTAIN, space(4, 9), space(4, 8), null),
            new Event.Pulled(Vessel.CAPTAIN, space(4, 8), space(5, 8), null),
            new Event.Pulled(Vessel.PIRATE, space(1, 6), space(1, 5), null));
    assertThat(roundOf(scene()).state().time()).isEqualTo(14);
  }

  @Test
  void theNextRoundBeginsWithTheFirstPlayer() {
    roundOf(scene()).isTurnOf(0).is(Phase.ROLLING);
  }

  @Test
  void fromLaneSixTheVortexLeadsIntoTheRed() {
    // 6/5, 6/4, 6/3 then 7/2, 7/1, 7/6, 8/6
    roundOf(scene().put(Vessel.CAPTAIN, 6, 5)).lies(Vessel.CAPTAIN, 8, 6);
    roundOf(scene().put(Vessel.CAPTAIN, 5, 5)).lies(Vessel.CAPTAIN, 7, 1);
  }

  @Test
  void whoEndsTheTurnInARedLaneIsSwallowedWithAllItHas() {
    for (int lane = 7; lane <= 8; lane++) {
      roundOf(scene().put(Vessel.CAPTAIN, lane, 3))
          .isGone(Vessel.CAPTAIN)
          .carries(Vessel.CAPTAIN, 0, 0, 0)
          .points(Vessel.CAPTAIN, 0)
          .isTurnOf(1);
    }
    roundOf(scene().put(Vessel.CAPTAIN, 8, 3))
        .told(new Event.Swallowed(Vessel.CAPTAIN, space(8, 1)));
  }

  @Test
  void whoIsSwallowedLosesPointsForDeedsToo() {
    Scene scene = scene().put(Vessel.CAPTAIN, 7, 3).tentacle(7, 3).plays(Scene.fire(7, 3)).draws(8);
    assertThat(scene.state().feats().tentaclesOf(Vessel.CAPTAIN.ordinal())).isEqualTo(1);
    assertThat(roundOf(scene).state().feats()).isEqualTo(Feats.NONE);
  }

  @Test
  void aTentacleOnTheWayCostsCargoAndThePullGoesOn() {
    roundOf(scene().tentacle(3, 10))
        .is(new Phase.Losing(Vessel.CAPTAIN, null, null))
        .lies(Vessel.CAPTAIN, 3, 10)
        .lies(Vessel.PIRATE, 1, 6)
        .draws(1, 1, 1, 1)
        .lies(Vessel.CAPTAIN, 5, 8)
        .lies(Vessel.PIRATE, 3, 2)
        .carries(Vessel.CAPTAIN, 3, 7, 7);
  }

  @Test
  void aTentacleOnTheLastSpaceStrikesToo() {
    roundOf(scene().tentacle(5, 8))
        .lies(Vessel.CAPTAIN, 5, 8)
        .draws(1, 1, 1, 1)
        .lies(Vessel.CAPTAIN, 5, 8)
        .lies(Vessel.PIRATE, 3, 2)
        .is(Phase.ROLLING);
  }

  @Test
  void aBarrelOnTheWayCostsCargoAndIsUsedUp() {
    roundOf(scene().bomb(Bomb.BARREL, 4, 9))
        .draws(1, 1, 1, 1)
        .bombs(Bomb.BARREL)
        .lies(Vessel.CAPTAIN, 5, 8);
  }

  @Test
  void smokeOnTheWayPlacesTheShipAndEndsThePull() {
    roundOf(scene().bomb(Bomb.SMOKE, 4, 9))
        .is(new Phase.Placing(Vessel.CAPTAIN, 0))
        .draws(2, 5, 6)
        .lies(Vessel.CAPTAIN, 2, 11)
        .lies(Vessel.PIRATE, 3, 2)
        .bombs(Bomb.SMOKE)
        .is(Phase.ROLLING);
  }

  @Test
  void cargoOnTheWayIsNotTaken() {
    roundOf(scene().afloat(Cargo.CREW, 4, 9).afloat(Cargo.PLAGUE, 3, 11))
        .floating(Cargo.CREW, space(4, 9))
        .floating(Cargo.PLAGUE, space(3, 11))
        .carries(Vessel.CAPTAIN, 5, 7, 7);
  }

  @Test
  void theInnermostShipIsPulledFirst() {
    // the Captain behind would be stopped by the Pirate at 4/10, were it not gone by then
    roundOf(scene().put(Vessel.PIRATE, 4, 10)).lies(Vessel.CAPTAIN, 5, 8).lies(Vessel.PIRATE, 6, 6);
  }

  @Test
  void inOneLaneTurnOrderDecidesAndAShipInTheWayStopsThePull() {
    roundOf(scene().put(Vessel.PIRATE, 3, 10))
        .lies(Vessel.CAPTAIN, 3, 11)
        .lies(Vessel.PIRATE, 5, 6)
        .told(new Event.PullStopped(Vessel.CAPTAIN, space(3, 11)));
    roundOf(scene().put(Vessel.PIRATE, 3, 11).put(Vessel.CAPTAIN, 3, 10))
        .lies(Vessel.CAPTAIN, 5, 6)
        .lies(Vessel.PIRATE, 5, 7);
  }

  @Test
  void offCourseShipsArePulledAfterThePlayersOfTheirLane() {
    roundOf(scene().put(Vessel.CRUISE, 3, 11))
        .lies(Vessel.CAPTAIN, 3, 12)
        .lies(Vessel.CRUISE, 5, 7);
  }

  @Test
  void offCourseShipsEnterAtTheArrowAtTheirTimeAndArePulledAtOnce() {
    Vessel[] order = {Vessel.CONTAINER, Vessel.PLAGUE, Vessel.SUPPLY, Vessel.CRUISE};
    for (int i = 0; i < order.length; i++) {
      roundOf(scene().time(14 - 2 * i))
          .told(
              new Event.RoundEnded(13 - 2 * i),
              new Event.EnteredOffCourse(order[i], space(1, 12)),
              new Event.Pulled(order[i], space(1, 12), space(1, 11), null))
          .lies(order[i], 3, 8);
    }
  }

  @Test
  void atOtherTimesNoneEnters() {
    for (int time : new int[] {15, 13, 11, 9, 7, 6, 5}) {
      Scene scene = roundOf(scene().time(time));
      assertThat(scene.view().offCourse())
          .extracting(View.StrayView::status)
          .containsOnly(View.Status.EXPECTED);
    }
  }

  @Test
  void whereTheArrowIsTakenAnOffCourseShipEntersBehindIt() {
    roundOf(scene().put(Vessel.CAPTAIN, 1, 12).put(Vessel.PIRATE, 1, 11).time(14))
        .told(new Event.EnteredOffCourse(Vessel.CONTAINER, space(1, 10)));
  }

  @Test
  void anOffCourseShipThatEntersOnATentacleDropsFreight() {
    roundOf(scene().time(14).tentacle(1, 12))
        .is(new Phase.Losing(Vessel.CONTAINER, null, null))
        .draws(1, 1)
        .lies(Vessel.CONTAINER, 3, 8);
  }

  @Test
  void anOffCourseShipIsSwallowedToo() {
    roundOf(scene().put(Vessel.CRUISE, 7, 3))
        .isGone(Vessel.CRUISE)
        .told(new Event.Swallowed(Vessel.CRUISE, space(8, 5)));
  }

  @Test
  void aTowIsPulledAsOnePiece() {
    roundOf(scene().put(Vessel.CRUISE, 3, 12).towing(Vessel.CAPTAIN, Vessel.CRUISE))
        .lies(Vessel.CAPTAIN, 5, 8)
        .lies(Vessel.CRUISE, 5, 8)
        .told(new Event.Pulled(Vessel.CAPTAIN, space(3, 12), space(3, 11), Vessel.CRUISE));
  }

  @Test
  void aTowIsSwallowedAsOnePiece() {
    Scene scene = roundOf(scene().put(Vessel.CAPTAIN, 7, 3).towing(Vessel.CAPTAIN, Vessel.CRUISE));
    scene
        .isGone(Vessel.CAPTAIN)
        .isGone(Vessel.CRUISE)
        .told(
            new Event.Swallowed(Vessel.CAPTAIN, space(8, 5)),
            new Event.Swallowed(Vessel.CRUISE, space(8, 5)));
    assertThat(scene.state().fleet().tows(Vessel.CAPTAIN.ordinal())).isFalse();
  }
}
