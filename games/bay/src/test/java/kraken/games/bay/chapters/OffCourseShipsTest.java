package kraken.games.bay.chapters;

import static kraken.games.bay.chapters.SceneMoves.space;
import static kraken.games.bay.chapters.Scenes.farApart;
import static kraken.games.bay.chapters.Scenes.roundOf;
import static org.assertj.core.api.Assertions.assertThat;

import kraken.games.bay.state.Bomb;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.View;
import org.junit.jupiter.api.Test;

/** Off-course ships: when they enter, and how the vortex pulls them; ruling 8. */
class OffCourseShipsTest {

  @Test
  void offCourseShipsGiveWayToPlayers() {
    roundOf(farApart().put(Vessel.CRUISE, 6, 6).put(Vessel.PIRATE, 6, 5))
        .lies(Vessel.PIRATE, 8, 6)
        .lies(Vessel.CRUISE, 7, 6);
  }

  @Test
  void offCourseShipsEnterAtTheArrowAtTheirTimeAndArePulledAtOnce() {
    Vessel[] order = {Vessel.CONTAINER, Vessel.PLAGUE, Vessel.SUPPLY, Vessel.CRUISE};
    for (int i = 0; i < order.length; i++) {
      roundOf(farApart().time(14 - 2 * i))
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
      Scene scene = roundOf(farApart().time(time));
      assertThat(scene.view().offCourse())
          .extracting(View.StrayView::status)
          .containsOnly(View.Status.EXPECTED);
    }
  }

  @Test
  void whereTheArrowIsTakenAnOffCourseShipEntersAsSoonAsItIsFree() {
    roundOf(farApart().put(Vessel.CAPTAIN, 1, 12).put(Vessel.PIRATE, 1, 1).time(14))
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
            farApart()
                .put(Vessel.CAPTAIN, 1, 12)
                .put(Vessel.PIRATE, 1, 1)
                .bomb(Bomb.SMOKE, 1, 11)
                .time(14))
        .is(new Phase.Placing(Vessel.CAPTAIN, 0))
        .draws(2, 1, 1)
        .isTurnOf(0)
        .lies(Vessel.CONTAINER, 3, 8);
    roundOf(farApart().put(Vessel.CAPTAIN, 1, 12).bomb(Bomb.SMOKE, 1, 11).time(14))
        .draws(1, 6, 6)
        .told(new Event.EnteredOffCourse(Vessel.CONTAINER, space(1, 11)))
        .lies(Vessel.CAPTAIN, 1, 12)
        .lies(Vessel.CONTAINER, 3, 7);
  }

  @Test
  void anOffCourseShipThatEntersOnSmokeIsPlacedAndThenPulledLikeAllOthers() {
    roundOf(farApart().time(14).bomb(Bomb.SMOKE, 1, 12))
        .is(new Phase.Placing(Vessel.CONTAINER, 0))
        .lies(Vessel.CAPTAIN, 3, 12)
        .draws(2, 5, 5)
        .told(new Event.Placed(Vessel.CONTAINER, space(1, 12), space(2, 10), null))
        .lies(Vessel.CONTAINER, 4, 6)
        .bombs(Bomb.SMOKE);
  }

  @Test
  void anOffCourseShipThatEntersOnATentacleDropsFreight() {
    roundOf(farApart().time(14).tentacle(1, 12))
        .is(new Phase.Losing(Vessel.CONTAINER, null, null))
        .draws(1, 1)
        .lies(Vessel.CONTAINER, 3, 8);
  }

  @Test
  void anOffCourseShipIsSwallowedToo() {
    roundOf(farApart().put(Vessel.CRUISE, 7, 3))
        .isGone(Vessel.CRUISE)
        .told(new Event.Swallowed(Vessel.CRUISE, space(8, 5)));
  }

  @Test
  void aTowIsPulledAsOnePiece() {
    roundOf(farApart().put(Vessel.CRUISE, 3, 12).towing(Vessel.CAPTAIN, Vessel.CRUISE))
        .lies(Vessel.CAPTAIN, 5, 8)
        .lies(Vessel.CRUISE, 5, 8)
        .told(new Event.Pulled(Vessel.CAPTAIN, space(3, 12), space(3, 11), Vessel.CRUISE));
  }

  @Test
  void aTowIsSwallowedAsOnePiece() {
    Scene scene =
        roundOf(farApart().put(Vessel.CAPTAIN, 7, 3).towing(Vessel.CAPTAIN, Vessel.CRUISE));
    scene
        .isGone(Vessel.CAPTAIN)
        .isGone(Vessel.CRUISE)
        .told(
            new Event.Swallowed(Vessel.CAPTAIN, space(8, 5)),
            new Event.Swallowed(Vessel.CRUISE, space(8, 5)));
    assertThat(scene.state().fleet().tows(Vessel.CAPTAIN.ordinal())).isFalse();
  }
}
