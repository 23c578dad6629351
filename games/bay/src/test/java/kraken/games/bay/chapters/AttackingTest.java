package kraken.games.bay.chapters;

import static kraken.games.bay.chapters.SceneMoves.fire;
import static kraken.games.bay.chapters.SceneMoves.space;
import static kraken.games.bay.chapters.Scenes.sideBySide;
import static org.assertj.core.api.Assertions.assertThat;

import kraken.games.bay.state.Event;
import kraken.games.bay.state.Figures;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Refusals;
import kraken.games.bay.state.Target;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.Weapon;
import org.junit.jupiter.api.Test;

/** Attacking: what a gun reaches, what it takes to hit, and tentacles; rulings 3, 4 and 12. */
class AttackingTest {

  @Test
  void aShipNextToTheAttackerCanBeFiredAtDiagonalsToo() {
    sideBySide().plays(fire(Vessel.PIRATE)).asksFor(8).hasActions(1);
  }

  @Test
  void aShipFurtherAwayCannot() {
    sideBySide().put(Vessel.PIRATE, 3, 6).refuses(fire(Vessel.PIRATE), Refusals.OUT_OF_RANGE);
    sideBySide().put(Vessel.PIRATE, 5, 4).refuses(fire(Vessel.PIRATE), Refusals.OUT_OF_RANGE);
    sideBySide().refuses(fire(Vessel.CAPTAIN), Refusals.OUT_OF_RANGE);
    sideBySide().refuses(fire(Vessel.CRUISE), Refusals.OUT_OF_RANGE);
  }

  @Test
  void gunsDoNotReachStraightAhead() {
    sideBySide()
        .put(Vessel.PIRATE, 3, 5)
        .tentacle(3, 5)
        .refuses(fire(Vessel.PIRATE), Refusals.OUT_OF_RANGE)
        .refuses(fire(3, 5), Refusals.OUT_OF_RANGE);
    sideBySide().put(Vessel.PIRATE, 3, 3).plays(fire(Vessel.PIRATE));
    sideBySide()
        .put(Vessel.CAPTAIN, 7, 2)
        .put(Vessel.PIRATE, 7, 3)
        .refuses(fire(Vessel.PIRATE), Refusals.OUT_OF_RANGE);
  }

  @Test
  void aheadIsWhereTheShipSailsSoAShipThatHasTurnedFiresTheOtherWay() {
    Scene.of(Vessel.EXPLORER, Vessel.PIRATE)
        .put(Vessel.EXPLORER, 3, 4)
        .turnedAbout(Vessel.EXPLORER)
        .put(Vessel.PIRATE, 3, 3)
        .refuses(fire(Vessel.PIRATE), Refusals.OUT_OF_RANGE)
        .refuses(fire(Weapon.CHAIN_SHOT, Vessel.PIRATE), Refusals.OUT_OF_RANGE)
        .put(Vessel.PIRATE, 3, 5)
        .plays(fire(Vessel.PIRATE));
  }

  @Test
  void thePiratesGunsAndFrontGunsReachDifferentSpaces() {
    Scene scene =
        Scene.of(Vessel.PIRATE, Vessel.CAPTAIN).put(Vessel.PIRATE, 3, 4).put(Vessel.CAPTAIN, 3, 5);
    scene
        .refuses(fire(Vessel.CAPTAIN), Refusals.OUT_OF_RANGE)
        .plays(fire(Weapon.FRONT_GUNS, Vessel.CAPTAIN));
  }

  @Test
  void nobodyFiresAtTheShipInTow() {
    sideBySide()
        .put(Vessel.CRUISE, 3, 4)
        .towing(Vessel.CAPTAIN, Vessel.CRUISE)
        .refuses(fire(Vessel.CRUISE), Refusals.OWN_TOW);
  }

  /** Fig. 6. */
  @Test
  void fromTheOuterRedLaneThreeSpacesOfLaneSixAreReachedAndTheOtherWayRound() {
    for (int number = 3; number <= 5; number++) {
      sideBySide()
          .put(Vessel.CAPTAIN, 7, 2)
          .put(Vessel.PIRATE, 6, number)
          .plays(fire(Vessel.PIRATE));
      sideBySide()
          .put(Vessel.CAPTAIN, 6, number)
          .put(Vessel.PIRATE, 7, 2)
          .plays(fire(Vessel.PIRATE));
    }
    sideBySide()
        .put(Vessel.CAPTAIN, 7, 2)
        .put(Vessel.PIRATE, 6, 6)
        .refuses(fire(Vessel.PIRATE), Refusals.OUT_OF_RANGE);
  }

  @Test
  void twoActionsATurnAreTwoShots() {
    sideBySide()
        .plays(fire(Vessel.PIRATE))
        .draws(1)
        .plays(fire(Vessel.PIRATE))
        .draws(1)
        .refuses(fire(Vessel.PIRATE), Refusals.NO_ACTION_LEFT);
  }

  @Test
  void aDieBelowTheDefenceMisses() {
    sideBySide()
        .plays(fire(Vessel.PIRATE))
        .draws(4)
        .is(Phase.ACTING)
        .toldOnly(
            new Event.Fired(
                Vessel.CAPTAIN,
                Weapon.GUNS,
                new Target.OfVessel(Vessel.PIRATE),
                space(4, 5),
                8,
                4,
                Figures.of(Vessel.PIRATE).defence(),
                false));
  }

  @Test
  void aTentacleNextToTheShipDiesAndCountsAPoint() {
    sideBySide()
        .tentacle(2, 3)
        .tentacle(5, 5)
        .refuses(fire(5, 5), Refusals.OUT_OF_RANGE)
        .refuses(fire(2, 4), Refusals.OUT_OF_RANGE)
        .plays(fire(2, 3))
        .draws(3)
        .tentacles(space(2, 3), space(5, 5))
        .plays(fire(2, 3))
        .draws(4)
        .tentacles(space(5, 5))
        .points(Vessel.CAPTAIN, 2 * 7 + 7 + 1)
        .is(Phase.ACTING)
        .told(new Event.TentacleKilled(Vessel.CAPTAIN, space(2, 3)));
  }

  @Test
  void aTentacleUnderTheShipCanBeFiredAt() {
    sideBySide().tentacle(3, 4).plays(fire(3, 4)).draws(8).tentacles();
  }

  @Test
  void whoAttacksATowChoosesBetweenTheTwoShips() {
    Scene scene = sideBySide().put(Vessel.SUPPLY, 4, 5).towing(Vessel.PIRATE, Vessel.SUPPLY);
    assertThat(scene.moves()).contains(fire(Vessel.PIRATE), fire(Vessel.SUPPLY));
    scene
        .plays(fire(Vessel.SUPPLY))
        .draws(5)
        .lays(space(4, 4), space(5, 4))
        .carries(Vessel.PIRATE, 3, 5, 5)
        .plays(fire(Vessel.PIRATE));
  }
}
