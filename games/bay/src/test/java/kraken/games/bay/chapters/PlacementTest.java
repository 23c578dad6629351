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
