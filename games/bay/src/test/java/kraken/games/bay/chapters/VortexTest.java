package kraken.games.bay.chapters;

import static kraken.games.bay.chapters.SceneMoves.space;
import static kraken.games.bay.chapters.Scenes.farApart;
import static kraken.games.bay.chapters.Scenes.roundOf;
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
import kraken.kit.Seat;
import org.junit.jupiter.api.Test;

/** The Kraken's vortex: where it carries ships, and what strikes them there; ruling 8. */
class VortexTest {

  @Test
  void everyShipIsPulledTwoBackOneInTwoBackOneIn() {
    roundOf(farApart())
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
    assertThat(roundOf(farApart()).state().time()).isEqualTo(14);
  }

  @Test
  void theNextRoundBeginsWithTheFirstPlayer() {
    roundOf(farApart()).isTurnOf(0).is(Phase.ROLLING);
  }

  @Test
  void fromLaneSixTheVortexLeadsIntoTheRed() {
    // 6/5, 6/4, 6/3 then 7/2, 7/1, 7/6, 8/6
    roundOf(farApart().put(Vessel.CAPTAIN, 6, 5)).lies(Vessel.CAPTAIN, 8, 6);
    roundOf(farApart().put(Vessel.CAPTAIN, 5, 5)).lies(Vessel.CAPTAIN, 7, 1);
  }

  @Test
  void whoEndsTheTurnInARedLaneIsSwallowedWithAllItHas() {
    for (int lane = 7; lane <= 8; lane++) {
      roundOf(farApart().put(Vessel.CAPTAIN, lane, 3))
          .isGone(Vessel.CAPTAIN)
          .carries(Vessel.CAPTAIN, 0, 0, 0)
          .points(Vessel.CAPTAIN, 0)
          .isTurnOf(1);
    }
    roundOf(farApart().put(Vessel.CAPTAIN, 8, 3))
        .told(new Event.Swallowed(Vessel.CAPTAIN, space(8, 1)));
  }

  @Test
  void whoIsSwallowedLosesPointsForDeedsToo() {
    Scene scene =
        farApart().put(Vessel.CAPTAIN, 7, 3).tentacle(7, 3).plays(SceneMoves.fire(7, 3)).draws(8);
    assertThat(scene.state().feats().tentaclesOf(Vessel.CAPTAIN.ordinal())).isEqualTo(1);
    assertThat(roundOf(scene).state().feats()).isEqualTo(Feats.NONE);
  }

  @Test
  void aTentacleOnTheWayCostsCargoAndThePullGoesOn() {
    roundOf(farApart().tentacle(3, 10))
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
    roundOf(farApart().tentacle(5, 8))
        .lies(Vessel.CAPTAIN, 5, 8)
        .draws(1, 1, 1, 1)
        .lies(Vessel.CAPTAIN, 5, 8)
        .lies(Vessel.PIRATE, 3, 2)
        .is(Phase.ROLLING);
  }

  @Test
  void aBarrelOnTheWayCostsCargoAndIsUsedUp() {
    roundOf(farApart().bomb(Bomb.BARREL, 4, 9))
        .draws(1, 1, 1, 1)
        .bombs(Bomb.BARREL)
        .lies(Vessel.CAPTAIN, 5, 8);
  }

  @Test
  void smokeOnTheWayPlacesTheShipAndEndsThePull() {
    roundOf(farApart().bomb(Bomb.SMOKE, 4, 9))
        .is(new Phase.Placing(Vessel.CAPTAIN, 0))
        .draws(2, 5, 6)
        .lies(Vessel.CAPTAIN, 2, 11)
        .lies(Vessel.PIRATE, 3, 2)
        .bombs(Bomb.SMOKE)
        .is(Phase.ROLLING);
  }

  @Test
  void cargoOnTheWayIsNotTaken() {
    roundOf(farApart().afloat(Cargo.CREW, 4, 9).afloat(Cargo.PLAGUE, 3, 11))
        .floating(Cargo.CREW, space(4, 9))
        .floating(Cargo.PLAGUE, space(3, 11))
        .carries(Vessel.CAPTAIN, 5, 7, 7);
  }

  @Test
  void allShipsArePulledTogetherSoTheyKeepTheirDistance() {
    for (Space ahead : List.of(space(3, 11), space(3, 10), space(3, 1), space(4, 10))) {
      Scene scene = roundOf(farApart().put(Vessel.PIRATE, ahead.lane(), ahead.number()));
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
    roundOf(farApart().put(Vessel.CAPTAIN, 6, 6).put(Vessel.PIRATE, 6, 5))
        .lies(Vessel.CAPTAIN, 8, 6)
        .lies(Vessel.PIRATE, 7, 6)
        .told(
            new Event.Pulled(Vessel.CAPTAIN, space(6, 4), space(7, 2), null),
            new Event.Pulled(Vessel.CAPTAIN, space(7, 2), space(7, 1), null),
            new Event.Pulled(Vessel.PIRATE, space(6, 3), space(7, 2), null),
            new Event.PullStopped(Vessel.PIRATE, space(7, 6)));
    roundOf(farApart().put(Vessel.CAPTAIN, 6, 5).put(Vessel.PIRATE, 6, 6))
        .lies(Vessel.CAPTAIN, 8, 6)
        .lies(Vessel.PIRATE, 7, 6);
  }

  @Test
  void turnOrderBeginsWithTheFirstPlayerOfTheLot() {
    farApart()
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
    roundOf(farApart().put(Vessel.PIRATE, 2, 1).bomb(Bomb.SMOKE, 2, 12))
        .is(new Phase.Placing(Vessel.PIRATE, 0))
        .lies(Vessel.CAPTAIN, 3, 11)
        .draws(3, 5, 5)
        .lies(Vessel.PIRATE, 3, 10)
        .lies(Vessel.CAPTAIN, 3, 11)
        .told(new Event.PullStopped(Vessel.CAPTAIN, space(3, 11)));
  }

  @Test
  void smokeOnTheWaySavesAShipFromTheMouth() {
    roundOf(farApart().put(Vessel.CAPTAIN, 7, 3).bomb(Bomb.SMOKE, 7, 1))
        .is(new Phase.Placing(Vessel.CAPTAIN, 0))
        .draws(2, 5, 5)
        .lies(Vessel.CAPTAIN, 2, 10);
  }
}
