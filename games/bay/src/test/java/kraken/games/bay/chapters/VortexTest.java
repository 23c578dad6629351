package kraken.games.bay.chapters;

import static kraken.games.bay.chapters.Scene.space;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.games.bay.state.Bomb;
import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Feats;
import kraken.games.bay.state.Move;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.View;
import kraken.kit.Seat;
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
            new Event.Pulled(Vessel.PIRATE, space(1, 6), space(1, 5), null),
            new Event.Pulled(Vessel.CAPTAIN, space(3, 11), space(3, 10), null),
            new Event.Pulled(Vessel.CAPTAIN, space(3, 10), space(4, 10), null),
            new Event.Pulled(Vessel.CAPTAIN, space(4, 10), space(4, 9), null),
            new Event.Pulled(Vessel.CAPTAIN, space(4, 9), space(4, 8), null),
            new Event.Pulled(Vessel.CAPTAIN, space(4, 8), space(5, 8), null));
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
        .lies(Vessel.PIRATE, 1, 4)
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
  void allShipsArePulledTogetherSoTheyKeepTheirDistance() {
    for (Space ahead : List.of(space(3, 11), space(3, 10), space(3, 1), space(4, 10))) {
      Scene scene = roundOf(scene().put(Vessel.PIRATE, ahead.lane(), ahead.number()));
      int number = Math.floorMod(ahead.number() - 4 - 1, 12) + 1;
      scene.lies(Vessel.CAPTAIN, 5, 8).lies(Vessel.PIRATE, ahead.lane() + 2, number);
    }
  }

  @Test
  void aWholeLaneInARowIsPulledWithoutAnybodyStoppingAnother() {
    Scene scene =
        Scene.of(
                Vessel.CAPTAIN,
                Vessel.EXPLORER,
                Vessel.FISHERMAN,
                Vessel.HOUSE_BOAT,
                Vessel.MERCHANT,
                Vessel.PIRATE)
            .steps(0);
    for (Vessel ship : Vessel.PLAYERS) {
      scene.put(ship, 3, ship.ordinal() + 1);
    }
    scene.plays(new Move.EndTurn());
    for (int i = 1; i < 6; i++) {
      scene.draws(1, 1).endsTurn();
    }
    for (Vessel ship : Vessel.PLAYERS) {
      scene.lies(ship, 5, Math.floorMod(ship.ordinal() - 4, 12) + 1);
    }
    assertThat(scene.view().seat()).isEqualTo(Seat.of(0));
  }

  @Test
  void whereTwoSpacesOfLaneSixBecomeOneRedSpaceTheEarlierInTurnOrderGoesFirst() {
    // 6/6 and 6/5 are pulled to 6/4 and 6/3, and from there both to 7/2
    roundOf(scene().put(Vessel.CAPTAIN, 6, 6).put(Vessel.PIRATE, 6, 5))
        .lies(Vessel.CAPTAIN, 8, 6)
        .lies(Vessel.PIRATE, 7, 6)
        .told(
            new Event.Pulled(Vessel.CAPTAIN, space(6, 4), space(7, 2), null),
            new Event.Pulled(Vessel.CAPTAIN, space(7, 2), space(7, 1), null),
            new Event.Pulled(Vessel.PIRATE, space(6, 3), space(7, 2), null),
            new Event.PullStopped(Vessel.PIRATE, space(7, 6)));
    roundOf(scene().put(Vessel.CAPTAIN, 6, 5).put(Vessel.PIRATE, 6, 6))
        .lies(Vessel.CAPTAIN, 8, 6)
        .lies(Vessel.PIRATE, 7, 6);
  }

  @Test
  void turnOrderBeginsWithTheFirstPlayerOfTheLot() {
    scene()
        .put(Vessel.CAPTAIN, 6, 6)
        .put(Vessel.PIRATE, 6, 5)
        .begunBy(1)
        .endsTurn()
        .draws(1, 1)
        .endsTurn()
        .lies(Vessel.PIRATE, 8, 6)
        .lies(Vessel.CAPTAIN, 7, 6);
  }

  @Test
  void theShipFurtherInGoesBeforeOneThatIsEarlierInTurnOrder() {
    // at 7/2 the Captain goes before the Explorer; then the Pirate comes from 7/3, further in
    Scene.of(Vessel.CAPTAIN, Vessel.EXPLORER, Vessel.PIRATE)
        .put(Vessel.CAPTAIN, 6, 6)
        .put(Vessel.EXPLORER, 6, 5)
        .put(Vessel.PIRATE, 6, 8)
        .endsTurn()
        .draws(1, 1)
        .endsTurn()
        .draws(1, 1)
        .endsTurn()
        .told(
            new Event.Pulled(Vessel.CAPTAIN, space(6, 4), space(7, 2), null),
            new Event.Pulled(Vessel.PIRATE, space(7, 3), space(7, 2), null),
            new Event.Pulled(Vessel.EXPLORER, space(6, 3), space(7, 2), null))
        .lies(Vessel.CAPTAIN, 8, 6)
        .lies(Vessel.PIRATE, 8, 1)
        .lies(Vessel.EXPLORER, 7, 6);
  }

  @Test
  void aShipBehindOneThatSmokeHasPlacedAnewIsStopped() {
    // the Pirate comes out of the smoke at 3/11, right before the Captain
    roundOf(scene().put(Vessel.PIRATE, 2, 1).bomb(Bomb.SMOKE, 2, 12))
        .is(new Phase.Placing(Vessel.PIRATE, 0))
        .lies(Vessel.CAPTAIN, 3, 11)
        .draws(3, 5, 5)
        .lies(Vessel.PIRATE, 3, 10)
        .lies(Vessel.CAPTAIN, 3, 11)
        .told(new Event.PullStopped(Vessel.CAPTAIN, space(3, 11)));
  }

  @Test
  void offCourseShipsGiveWayToPlayers() {
    roundOf(scene().put(Vessel.CRUISE, 6, 6).put(Vessel.PIRATE, 6, 5))
        .lies(Vessel.PIRATE, 8, 6)
        .lies(Vessel.CRUISE, 7, 6);
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
  void whereTheArrowIsTakenAnOffCourseShipEntersAsSoonAsItIsFree() {
    roundOf(scene().put(Vessel.CAPTAIN, 1, 12).put(Vessel.PIRATE, 1, 1).time(14))
        .told(
            new Event.Pulled(Vessel.CAPTAIN, space(1, 12), space(1, 11), null),
            new Event.Pulled(Vessel.PIRATE, space(1, 1), space(1, 12), null),
            new Event.Pulled(Vessel.PIRATE, space(1, 12), space(1, 11), null),
            new Event.EnteredOffCourse(Vessel.CONTAINER, space(1, 12)))
        .lies(Vessel.CAPTAIN, 3, 8)
        .lies(Vessel.PIRATE, 3, 9)
        .lies(Vessel.CONTAINER, 2, 8);
  }

  @Test
  void whereSmokeHasPutAShipOnTheArrowAnOffCourseShipEntersBehindIt() {
    roundOf(
            scene()
                .put(Vessel.CAPTAIN, 1, 12)
                .put(Vessel.PIRATE, 1, 1)
                .bomb(Bomb.SMOKE, 1, 11)
                .time(14))
        .is(new Phase.Placing(Vessel.CAPTAIN, 0))
        .draws(2, 1, 1)
        .isTurnOf(0)
        .lies(Vessel.CONTAINER, 3, 8);
    roundOf(scene().put(Vessel.CAPTAIN, 1, 12).bomb(Bomb.SMOKE, 1, 11).time(14))
        .draws(1, 6, 6)
        .told(new Event.EnteredOffCourse(Vessel.CONTAINER, space(1, 11)))
        .lies(Vessel.CAPTAIN, 1, 12)
        .lies(Vessel.CONTAINER, 3, 7);
  }

  @Test
  void anOffCourseShipThatEntersOnSmokeIsPlacedAndThenPulledLikeAllOthers() {
    roundOf(scene().time(14).bomb(Bomb.SMOKE, 1, 12))
        .is(new Phase.Placing(Vessel.CONTAINER, 0))
        .lies(Vessel.CAPTAIN, 3, 12)
        .draws(2, 5, 5)
        .told(new Event.Placed(Vessel.CONTAINER, space(1, 12), space(2, 10), null))
        .lies(Vessel.CONTAINER, 4, 6)
        .bombs(Bomb.SMOKE);
  }

  @Test
  void smokeOnTheWaySavesAShipFromTheMouth() {
    roundOf(scene().put(Vessel.CAPTAIN, 7, 3).bomb(Bomb.SMOKE, 7, 1))
        .is(new Phase.Placing(Vessel.CAPTAIN, 0))
        .draws(2, 5, 5)
        .lies(Vessel.CAPTAIN, 2, 10);
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
