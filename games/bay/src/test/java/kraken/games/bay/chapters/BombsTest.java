package kraken.games.bay.chapters;

import static kraken.games.bay.chapters.SceneMoves.drop;
import static kraken.games.bay.chapters.SceneMoves.space;
import static kraken.games.bay.chapters.Scenes.fisherman;
import static kraken.games.bay.chapters.Scenes.houseBoat;

import kraken.games.bay.state.Bomb;
import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Move;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Refusals;
import kraken.games.bay.state.Vessel;
import org.junit.jupiter.api.Test;

/** Special abilities: where barrels and smoke are dropped, and who sails into them; ruling 6. */
class BombsTest {

  @Test
  void aBombGoesBehindTheShipOrOnEitherSide() {
    fisherman()
        .refuses(drop(3, 5), Refusals.NOT_BEHIND_OR_BESIDE)
        .refuses(drop(3, 4), Refusals.NOT_BEHIND_OR_BESIDE)
        .refuses(drop(2, 3), Refusals.NOT_BEHIND_OR_BESIDE)
        .plays(drop(3, 3), drop(2, 4))
        .bombs(Bomb.BARREL, space(3, 3), space(2, 4))
        .refuses(drop(4, 4), Refusals.NO_ACTION_LEFT)
        .told(new Event.BombDropped(Vessel.FISHERMAN, Bomb.BARREL, space(3, 3), false));
    houseBoat().plays(drop(4, 4)).bombs(Bomb.SMOKE, space(4, 4)).hasActions(1);
  }

  @Test
  void inTheOutermostAndTheInnermostLaneASideIsMissing() {
    fisherman()
        .put(Vessel.FISHERMAN, 1, 4)
        .steps(0)
        .offers(drop(1, 3), drop(2, 4), new Move.EndTurn());
    fisherman()
        .put(Vessel.FISHERMAN, 8, 4)
        .steps(0)
        .offers(drop(8, 3), drop(7, 4), SceneMoves.fireAtKraken(), new Move.EndTurn());
  }

  @Test
  void whereCargoOrABombIsItGoesToTheNextSpaceThatWay() {
    fisherman()
        .afloat(Cargo.CREW, 3, 3)
        .bomb(Bomb.SMOKE, 3, 2)
        .bomb(Bomb.BARREL, 2, 4)
        .afloat(Cargo.PLAGUE, 1, 4)
        .refuses(drop(3, 3), Refusals.NOT_BEHIND_OR_BESIDE)
        .refuses(drop(2, 4), Refusals.NOT_BEHIND_OR_BESIDE)
        .refuses(drop(1, 4), Refusals.NOT_BEHIND_OR_BESIDE)
        .plays(drop(3, 1));
  }

  @Test
  void otherShipsDropNothing() {
    Scene.of(Vessel.PIRATE, Vessel.FISHERMAN).refuses(drop(1, 10), Refusals.NO_BOMBS_ON_BOARD);
  }

  @Test
  void thereAreSixOfEach() {
    Scene scene = fisherman();
    for (int number = 7; number <= 12; number++) {
      scene.bomb(Bomb.BARREL, 6, number);
    }
    scene.refuses(drop(3, 3), Refusals.NO_BOMB_LEFT);
    Scene smoke = houseBoat();
    for (int number = 7; number <= 11; number++) {
      smoke.bomb(Bomb.BARREL, 5, number).bomb(Bomb.SMOKE, 6, number);
    }
    smoke.bomb(Bomb.BARREL, 5, 12).plays(drop(3, 3)).refuses(drop(2, 4), Refusals.NO_BOMB_LEFT);
  }

  @Test
  void aShipThatEntersABarrelLosesCargoAndTheBarrelIsUsedUp() {
    Scene.of(Vessel.EXPLORER, Vessel.FISHERMAN)
        .put(Vessel.EXPLORER, 3, 4)
        .bomb(Bomb.BARREL, 3, 5)
        .sails(3, 5)
        .told(new Event.BarrelWentOff(space(3, 5), Vessel.EXPLORER))
        .bombs(Bomb.BARREL)
        .draws(3, 3, 1, 1)
        .carries(Vessel.EXPLORER, 3, 3, 5)
        .hasSteps(4)
        .is(Phase.ACTING);
  }

  @Test
  void aTentacleAndSmokeOnOneSpaceStrikeOneAfterTheOther() {
    Scene.of(Vessel.EXPLORER, Vessel.HOUSE_BOAT)
        .put(Vessel.EXPLORER, 3, 4)
        .bomb(Bomb.SMOKE, 3, 5)
        .tentacle(3, 5)
        .sails(3, 5)
        .bombs(Bomb.SMOKE, space(3, 5))
        .draws(1, 3, 1, 1)
        .carries(Vessel.EXPLORER, 2, 4, 5)
        .bombs(Bomb.SMOKE)
        .draws(2, 5, 6)
        .lies(Vessel.EXPLORER, 2, 11);
  }

  @Test
  void smokePlacesAShipAtRandomAndEndsItsSailing() {
    Scene.of(Vessel.EXPLORER, Vessel.HOUSE_BOAT)
        .put(Vessel.EXPLORER, 3, 4)
        .bomb(Bomb.SMOKE, 3, 5)
        .sails(3, 5)
        .told(new Event.SmokeTook(Vessel.EXPLORER, space(3, 5)))
        .bombs(Bomb.SMOKE)
        .asksFor(6, 6, 6)
        .draws(2, 5, 6)
        .lies(Vessel.EXPLORER, 2, 11)
        .told(new Event.Placed(Vessel.EXPLORER, space(3, 5), space(2, 11), null))
        .hasSteps(0)
        .hasActions(2)
        .plays(new Move.EndTurn());
  }

  @Test
  void aTentacleThatRisesOnABarrelDiesForTheFisherman() {
    Scene.of(Vessel.CAPTAIN, Vessel.FISHERMAN)
        .put(Vessel.CAPTAIN, 7, 1)
        .bomb(Bomb.BARREL, 4, 6)
        .plays(SceneMoves.fireAtKraken())
        .draws(8)
        .draws(4, 3, 3)
        .tentacles()
        .bombs(Bomb.BARREL)
        .points(Vessel.FISHERMAN, 16)
        .is(Phase.ACTING);
  }
}
