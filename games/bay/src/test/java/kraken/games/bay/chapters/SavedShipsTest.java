package kraken.games.bay.chapters;

import static kraken.games.bay.chapters.SceneMoves.space;
import static kraken.games.bay.chapters.Scenes.cruiseShipAhead;
import static kraken.games.bay.chapters.Scenes.cruiseShipInTow;
import static org.assertj.core.api.Assertions.assertThat;

import kraken.games.bay.state.Bomb;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.View;
import org.junit.jupiter.api.Test;

/** Towing: a ship in tow that comes to the tower's pier; ruling 9. */
class SavedShipsTest {

  @Test
  void onTheTowersOwnPierTheTowedShipIsSavedForThreePoints() {
    Scene scene =
        cruiseShipInTow()
            .put(Vessel.EXPLORER, 1, 2)
            .sails(1, 3)
            .told(new Event.Saved(Vessel.EXPLORER, Vessel.CRUISE, space(1, 3)))
            .points(Vessel.EXPLORER, 2 * 5 + 5 + 3)
            .sails(1, 4);
    assertThat(scene.view().offCourse().get(3).status()).isEqualTo(View.Status.SAVED);
    assertThat(scene.state().fleet().tows(Vessel.EXPLORER.ordinal())).isFalse();
  }

  @Test
  void whatStrikesOnThePierStrikesTheTowedShipBeforeItIsSafe() {
    cruiseShipInTow()
        .put(Vessel.EXPLORER, 1, 2)
        .tentacle(1, 3)
        .sails(1, 3)
        .told(new Event.RanIntoTentacle(Vessel.CRUISE, space(1, 3)))
        .draws(1, 1)
        .told(new Event.Saved(Vessel.EXPLORER, Vessel.CRUISE, space(1, 3)))
        .carries(Vessel.EXPLORER, 3, 5, 5)
        .points(Vessel.EXPLORER, 18)
        .is(Phase.ACTING);
    cruiseShipInTow()
        .put(Vessel.EXPLORER, 1, 4)
        .bomb(Bomb.BARREL, 1, 3)
        .endsTurn()
        .draws(1, 1)
        .endsTurn()
        .told(new Event.BarrelWentOff(space(1, 3), Vessel.CRUISE))
        .draws(1, 1)
        .carries(Vessel.EXPLORER, 3, 5, 5)
        .points(Vessel.EXPLORER, 18);
  }

  @Test
  void smokeOnThePierTakesBothBeforeTheyAreSafe() {
    cruiseShipInTow()
        .put(Vessel.EXPLORER, 1, 2)
        .bomb(Bomb.SMOKE, 1, 3)
        .sails(1, 3)
        .draws(5, 4, 4)
        .lies(Vessel.EXPLORER, 5, 8)
        .lies(Vessel.CRUISE, 5, 8)
        .points(Vessel.EXPLORER, 15);
  }

  @Test
  void onAnotherPierItIsNot() {
    cruiseShipInTow().put(Vessel.EXPLORER, 1, 4).sails(1, 5).points(Vessel.EXPLORER, 15);
  }

  @Test
  void whatIsTakenInTowOnThePierIsSavedThereAndTheShipSailsOn() {
    cruiseShipAhead()
        .put(Vessel.EXPLORER, 1, 2)
        .put(Vessel.CRUISE, 1, 3)
        .sails(1, 3)
        .points(Vessel.EXPLORER, 18)
        .is(Phase.ACTING)
        .hasSteps(4);
  }

  @Test
  void smokeAndVortexMayBringATowHome() {
    cruiseShipInTow()
        .bomb(Bomb.SMOKE, 3, 6)
        .sails(3, 6)
        .draws(1, 1, 2)
        .lies(Vessel.EXPLORER, 1, 3)
        .points(Vessel.EXPLORER, 18);
    cruiseShipInTow()
        .put(Vessel.EXPLORER, 1, 4)
        .endsTurn()
        .draws(1, 1)
        .endsTurn()
        .points(Vessel.EXPLORER, 18);
  }
}
