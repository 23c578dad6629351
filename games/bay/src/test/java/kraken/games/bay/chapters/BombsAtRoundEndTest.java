package kraken.games.bay.chapters;

import static kraken.games.bay.chapters.SceneMoves.drop;
import static kraken.games.bay.chapters.SceneMoves.space;
import static kraken.games.bay.chapters.Scenes.fisherman;
import static kraken.games.bay.chapters.Scenes.houseBoat;
import static org.assertj.core.api.Assertions.assertThat;

import kraken.games.bay.state.Bomb;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.View;
import kraken.kit.Chance;
import org.junit.jupiter.api.Test;

/**
 * Bombs that were dropped on a ship or a tentacle: they go off at the end of the round; ruling 6.
 */
class BombsAtRoundEndTest {

  @Test
  void aBarrelDroppedOnATentacleDoesNothingToWhoComesThereBeforeTheRoundEnds() {
    fisherman()
        .put(Vessel.PIRATE, 3, 2)
        .tentacle(3, 3)
        .plays(drop(3, 3))
        .endsTurn()
        .draws(1, 1)
        .sails(3, 3)
        .draws(3, 3, 1, 1)
        .is(Phase.ACTING)
        .bombs(Bomb.BARREL, space(3, 3))
        .endsTurn()
        .told(
            new Event.TentacleBlown(space(3, 3), Vessel.FISHERMAN),
            new Event.BarrelWentOff(space(3, 3), Vessel.PIRATE));
  }

  @Test
  void smokeDroppedOnATentacleCarriesItOffAtTheEndOfTheRound() {
    houseBoat()
        .tentacle(3, 3)
        .tentacle(4, 9)
        .plays(drop(3, 3))
        .tentacles(space(3, 3), space(4, 9))
        .endsTurn()
        .draws(1, 1)
        .endsTurn()
        .told(new Event.SmokeTookTentacle(space(3, 3)))
        .is(new Phase.Rising(1))
        .bombs(Bomb.SMOKE)
        .tentacles(space(4, 9))
        .asksFor(6, 6, 6)
        .draws(4, 4, 5)
        .is(new Phase.Rising(1))
        .draws(1, 1, 1)
        .tentacles(space(1, 2), space(4, 9))
        .told(new Event.TentacleRose(space(1, 2)), new Event.RoundEnded(14))
        .is(Phase.ROLLING);
  }

  @Test
  void smokeUnderAShipOnATentacleTakesTheTentacleAndThenTheShip() {
    Scene.of(Vessel.PIRATE, Vessel.HOUSE_BOAT)
        .put(Vessel.PIRATE, 3, 3)
        .tentacle(3, 3)
        .endsTurn()
        .draws(1, 1)
        .put(Vessel.HOUSE_BOAT, 3, 4)
        .plays(drop(3, 3))
        .endsTurn()
        .is(new Phase.Rising(1))
        .draws(2, 3, 4)
        .is(new Phase.Placing(Vessel.PIRATE, 0))
        .bombs(Bomb.SMOKE)
        .tentacles(space(2, 7))
        .draws(1, 4, 5)
        .told(
            new Event.SmokeTookTentacle(space(3, 3)),
            new Event.SmokeTook(Vessel.PIRATE, space(3, 3)),
            new Event.RoundEnded(14));
  }

  @Test
  void smokeDroppedOnAShipTakesNobodyBeforeTheRoundEndsAndAnybodyAfterwards() {
    Scene scene =
        houseBoat()
            .put(Vessel.PIRATE, 1, 3)
            .put(Vessel.HOUSE_BOAT, 1, 4)
            .plays(drop(1, 3))
            .told(new Event.BombDropped(Vessel.HOUSE_BOAT, Bomb.SMOKE, space(1, 3), true));
    assertThat(scene.view().bombs())
        .containsExactly(new View.BombView(Bomb.SMOKE, space(1, 3), true));
    assertThat(scene.rules().imagine(scene.view(), Chance.seeded(1)).waters())
        .isEqualTo(scene.state().waters());

    scene.put(Vessel.HOUSE_BOAT, 5, 5).endsTurn().draws(1, 1).put(Vessel.PIRATE, 1, 2).steps(2);
    scene.sails(1, 3).is(Phase.ACTING).sails(1, 4);
    scene.put(Vessel.PIRATE, 2, 10).endsTurn();
    assertThat(scene.view().bombs())
        .containsExactly(new View.BombView(Bomb.SMOKE, space(1, 3), false));

    scene.draws(1, 1).put(Vessel.HOUSE_BOAT, 1, 2).steps(2).sails(1, 3);
    scene.told(new Event.SmokeTook(Vessel.HOUSE_BOAT, space(1, 3)));
  }

  @Test
  void aBombThatSomebodyHasLeftWaitsForTheEndOfTheRoundToo() {
    Scene.of(Vessel.FISHERMAN, Vessel.PIRATE, Vessel.CAPTAIN)
        .put(Vessel.FISHERMAN, 3, 4)
        .put(Vessel.PIRATE, 3, 3)
        .put(Vessel.CAPTAIN, 3, 2)
        .plays(drop(3, 3))
        .put(Vessel.FISHERMAN, 1, 12)
        .endsTurn()
        .draws(1, 1)
        .sails(2, 4)
        .endsTurn()
        .draws(1, 1)
        .sails(3, 3)
        .is(Phase.ACTING)
        .endsTurn()
        .told(new Event.BarrelWentOff(space(3, 3), Vessel.CAPTAIN));
  }

  @Test
  void aBarrelUnderAShipGoesOffAtTheEndOfTheRoundIfItIsStillThere() {
    Scene.of(Vessel.PIRATE, Vessel.FISHERMAN)
        .put(Vessel.PIRATE, 3, 3)
        .endsTurn()
        .draws(1, 1)
        .put(Vessel.FISHERMAN, 3, 4)
        .plays(drop(3, 3))
        .told(new Event.BombDropped(Vessel.FISHERMAN, Bomb.BARREL, space(3, 3), true))
        .is(Phase.ACTING)
        .endsTurn()
        .told(new Event.BarrelWentOff(space(3, 3), Vessel.PIRATE))
        .bombs(Bomb.BARREL)
        .draws(1, 1, 1, 1)
        .carries(Vessel.PIRATE, 1, 5, 5)
        .told(new Event.RoundEnded(14));
  }

  @Test
  void whoSailsAwayInTimeEscapesAndTheBarrelStays() {
    Scene.of(Vessel.FISHERMAN, Vessel.PIRATE)
        .put(Vessel.FISHERMAN, 3, 4)
        .put(Vessel.PIRATE, 3, 3)
        .plays(drop(3, 3))
        .put(Vessel.FISHERMAN, 1, 12)
        .endsTurn()
        .draws(1, 1)
        .sails(2, 4)
        .endsTurn()
        .bombs(Bomb.BARREL, space(3, 3))
        .is(Phase.ROLLING);
  }

  @Test
  void aBarrelKillsTheTentacleItWasDroppedOnAtTheEndOfTheRound() {
    fisherman()
        .put(Vessel.PIRATE, 1, 11)
        .tentacle(3, 3)
        .plays(drop(3, 3))
        .tentacles(space(3, 3))
        .endsTurn()
        .draws(1, 1)
        .endsTurn()
        .tentacles()
        .bombs(Bomb.BARREL)
        .is(Phase.ROLLING)
        .told(new Event.TentacleBlown(space(3, 3), Vessel.FISHERMAN))
        .points(Vessel.FISHERMAN, 2 * 5 + 5 + 1);
  }

  @Test
  void aBarrelUnderAShipOnATentacleStrikesBoth() {
    Scene.of(Vessel.PIRATE, Vessel.FISHERMAN)
        .put(Vessel.PIRATE, 3, 3)
        .tentacle(3, 3)
        .endsTurn()
        .draws(1, 1)
        .put(Vessel.FISHERMAN, 3, 4)
        .plays(drop(3, 3))
        .endsTurn()
        .tentacles()
        .bombs(Bomb.BARREL)
        .is(new Phase.Losing(Vessel.PIRATE, null, null));
  }

  @Test
  void smokeUnderAShipTakesItAtTheEndOfTheRoundAndSmokeElsewhereWaits() {
    Scene.of(Vessel.PIRATE, Vessel.HOUSE_BOAT)
        .put(Vessel.PIRATE, 3, 3)
        .bomb(Bomb.SMOKE, 5, 5)
        .tentacle(5, 5)
        .endsTurn()
        .draws(1, 1)
        .put(Vessel.HOUSE_BOAT, 3, 4)
        .plays(drop(3, 3))
        .endsTurn()
        .is(new Phase.Placing(Vessel.PIRATE, 0))
        .draws(1, 6, 6)
        .told(
            new Event.Placed(Vessel.PIRATE, space(3, 3), space(1, 12), null),
            new Event.RoundEnded(14))
        .lies(Vessel.PIRATE, 3, 8)
        .tentacles(space(5, 5))
        .bombs(Bomb.SMOKE, space(5, 5));
  }
}
