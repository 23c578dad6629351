package kraken.games.bay.chapters;

import static kraken.games.bay.chapters.SceneMoves.fireAtKraken;
import static kraken.games.bay.chapters.SceneMoves.space;

import java.util.List;
import kraken.games.bay.state.Bomb;
import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Vessel;
import org.junit.jupiter.api.Test;

/** Random placement rolls; ruling 7. */
class PlacementTest {

  /** The Explorer sails into smoke at 3/5. */
  private static Scene smoked() {
    return Scene.of(Vessel.EXPLORER, Vessel.PIRATE)
        .put(Vessel.EXPLORER, 3, 4)
        .bomb(Bomb.SMOKE, 3, 5);
  }

  /** The Captain has hit the Kraken. */
  private static Scene krakenHit(Scene scene) {
    return scene.put(Vessel.CAPTAIN, 7, 1).plays(fireAtKraken()).draws(8);
  }

  private static Scene captain() {
    return Scene.of(Vessel.CAPTAIN, Vessel.PIRATE);
  }

  @Test
  void oneDieIsTheLaneAndTwoAreTheSpace() {
    smoked()
        .sails(3, 5)
        .draws(6, 1, 1)
        .lies(Vessel.EXPLORER, 6, 2)
        .told(new Event.PlacementRolled(6, List.of(1, 1), false));
  }

  @Test
  void aShipThatLandsOnAShipRollsTheSpaceAgainInItsLane() {
    smoked()
        .put(Vessel.PIRATE, 2, 7)
        .put(Vessel.CRUISE, 2, 8)
        .sails(3, 5)
        .draws(2, 3, 4)
        .is(new Phase.Placing(Vessel.EXPLORER, 2))
        .told(new Event.PlacementRolled(2, List.of(3, 4), true))
        .asksFor(6, 6)
        .draws(4, 4)
        .draws(4, 5)
        .lies(Vessel.EXPLORER, 2, 9)
        .told(new Event.PlacementRolled(2, List.of(4, 5), false));
  }

  @Test
  void itsOwnSpaceIsNotTakenByAnother() {
    smoked().sails(3, 5).draws(3, 2, 3).lies(Vessel.EXPLORER, 3, 5).is(Phase.ACTING);
    smoked()
        .towing(Vessel.EXPLORER, Vessel.CRUISE)
        .sails(3, 5)
        .draws(3, 2, 3)
        .lies(Vessel.EXPLORER, 3, 5)
        .lies(Vessel.CRUISE, 3, 5)
        .is(Phase.ACTING);
  }

  @Test
  void aShipThatLandsInSmokeRollsAllAgainAndThatCloudIsGone() {
    smoked()
        .bomb(Bomb.SMOKE, 2, 7)
        .sails(3, 5)
        .draws(2, 3, 4)
        .bombs(Bomb.SMOKE)
        .told(new Event.PlacementRolled(2, List.of(3, 4), true))
        .asksFor(6, 6, 6)
        .draws(4, 5, 5)
        .lies(Vessel.EXPLORER, 4, 10);
  }

  /** The Explorer comes out of the smoke to 2/7, where a bomb was dropped on somebody before. */
  private static Scene placedOn(Bomb due) {
    return smoked().due(due, 2, 7).sails(3, 5).draws(2, 3, 4).lies(Vessel.EXPLORER, 2, 7);
  }

  @Test
  void aCloudThatIsDueTakesTheShipOnlyWhenTheRoundEnds() {
    Scene scene = placedOn(Bomb.SMOKE).is(Phase.ACTING).bombs(Bomb.SMOKE, space(2, 7));
    scene.told(new Event.PlacementRolled(2, List.of(3, 4), false));
    Scenes.roundOf(scene.hush())
        .told(new Event.SmokeTook(Vessel.EXPLORER, space(2, 7)))
        .is(new Phase.Placing(Vessel.EXPLORER, 0))
        .bombs(Bomb.SMOKE);
  }

  @Test
  void aCloudThatIsDueTakesWhoeverIsThereWhenTheRoundEnds() {
    Scene scene = placedOn(Bomb.SMOKE).put(Vessel.EXPLORER, 4, 4).endsTurn().draws(1, 1);
    scene
        .put(Vessel.PIRATE, 2, 7)
        .endsTurn()
        .told(new Event.SmokeTook(Vessel.PIRATE, space(2, 7)))
        .is(new Phase.Placing(Vessel.PIRATE, 0));
  }

  @Test
  void aBarrelThatIsDueStrikesTheShipOnlyWhenTheRoundEnds() {
    Scene scene = placedOn(Bomb.BARREL).is(Phase.ACTING).bombs(Bomb.BARREL, space(2, 7));
    Scenes.roundOf(scene)
        .told(new Event.BarrelWentOff(space(2, 7), Vessel.EXPLORER))
        .is(new Phase.Losing(Vessel.EXPLORER, null, null));
  }

  /** The round has ended, and smoke has taken the Pirate to 2/7, where another bomb is due. */
  private static Scene takenTo(Bomb due) {
    Scene scene = Scene.of(Vessel.EXPLORER, Vessel.PIRATE).due(Bomb.SMOKE, 3, 3).due(due, 2, 7);
    Scene taken = Scenes.roundOf(scene.put(Vessel.PIRATE, 3, 3));
    return taken
        .draws(2, 3, 4)
        .told(new Event.Placed(Vessel.PIRATE, space(3, 3), space(2, 7), null));
  }

  @Test
  void atTheEndOfTheRoundACloudStillDueTakesTheShipOnceMore() {
    takenTo(Bomb.SMOKE)
        .told(new Event.SmokeTook(Vessel.PIRATE, space(2, 7)))
        .is(new Phase.Placing(Vessel.PIRATE, 0))
        .bombs(Bomb.SMOKE)
        .draws(1, 4, 5)
        .told(new Event.RoundEnded(14));
  }

  @Test
  void atTheEndOfTheRoundABarrelStillDueStrikesTheShipPlacedOnIt() {
    takenTo(Bomb.BARREL)
        .told(new Event.BarrelWentOff(space(2, 7), Vessel.PIRATE))
        .is(new Phase.Losing(Vessel.PIRATE, null, null));
  }

  @Test
  void aShipThatLandsOnATentacleLosesTwoCargo() {
    smoked()
        .tentacle(2, 7)
        .sails(3, 5)
        .draws(2, 3, 4)
        .is(new Phase.Losing(Vessel.EXPLORER, null, null))
        .draws(1, 1, 1, 1)
        .carries(Vessel.EXPLORER, 1, 5, 5)
        .is(Phase.ACTING)
        .hasSteps(0);
  }

  @Test
  void aShipThatLandsOnCargoDoesNotTakeItNow() {
    smoked().afloat(Cargo.CREW, 2, 7).sails(3, 5).draws(2, 3, 4).floating(Cargo.CREW, space(2, 7));
  }

  @Test
  void aTentacleIsRolledAgainWhereATentacleIs() {
    krakenHit(captain().tentacle(2, 7))
        .draws(2, 3, 4)
        .is(new Phase.Rising(1))
        .draws(2, 3, 5)
        .tentacles(space(2, 7), space(2, 8));
  }

  @Test
  void aTentacleIsRolledAgainWhereSmokeIs() {
    krakenHit(captain().bomb(Bomb.SMOKE, 2, 7))
        .draws(2, 3, 4)
        .is(new Phase.Rising(1))
        .bombs(Bomb.SMOKE, space(2, 7));
  }

  @Test
  void aTentacleSharesNoSpaceWithACloudThatIsDueEither() {
    krakenHit(captain().due(Bomb.SMOKE, 2, 7))
        .draws(2, 3, 4)
        .is(new Phase.Rising(1))
        .bombs(Bomb.SMOKE, space(2, 7));
  }

  @Test
  void aTentacleThatRisesOverABarrelThatIsDueDiesWhenTheRoundEnds() {
    Scene scene = krakenHit(captain().due(Bomb.BARREL, 2, 7)).draws(2, 3, 4);
    scene.tentacles(space(2, 7)).bombs(Bomb.BARREL, space(2, 7));
    Scenes.roundOf(scene.put(Vessel.CAPTAIN, 1, 1))
        .told(new Event.TentacleBlown(space(2, 7), Vessel.FISHERMAN))
        .tentacles()
        .bombs(Bomb.BARREL);
  }

  @Test
  void aTentacleIsRolledAgainWhereAShipIs() {
    krakenHit(captain().put(Vessel.PIRATE, 2, 7)).draws(2, 3, 4).is(new Phase.Rising(1));
    krakenHit(captain().put(Vessel.CRUISE, 2, 7)).draws(2, 3, 4).is(new Phase.Rising(1));
  }

  @Test
  void aTentacleMayRiseWhereCargoFloats() {
    krakenHit(captain().afloat(Cargo.CREW, 2, 7))
        .draws(2, 3, 4)
        .tentacles(space(2, 7))
        .told(
            new Event.PlacementRolled(2, List.of(3, 4), false),
            new Event.TentacleRose(space(2, 7)));
  }
}
