package kraken.games.bay.chapters;

import static kraken.games.bay.chapters.SceneMoves.fire;
import static kraken.games.bay.chapters.SceneMoves.space;
import static kraken.games.bay.chapters.Scenes.sideBySide;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.games.bay.imagining.Imagining;
import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Figures;
import kraken.games.bay.state.Move;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Refusals;
import kraken.games.bay.state.Target;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.Weapon;
import org.junit.jupiter.api.Test;

/**
 * Attacking with what only one ship has: chain shot, front guns, boarding, a second shot; ruling
 * 10.
 */
class SpecialWeaponsTest {

  @Test
  void chainShotSlowsAPlayersShipAndCostsItNoCargo() {
    Scene.of(Vessel.EXPLORER, Vessel.PIRATE)
        .put(Vessel.EXPLORER, 3, 4)
        .put(Vessel.PIRATE, 2, 5)
        .put(Vessel.CRUISE, 4, 4)
        .tentacle(3, 3)
        .refuses(fire(Weapon.CHAIN_SHOT, Vessel.CRUISE), Refusals.NOT_WITH_THIS_WEAPON)
        .refuses(fire(Weapon.CHAIN_SHOT, 3, 3), Refusals.NOT_WITH_THIS_WEAPON)
        .plays(fire(Weapon.CHAIN_SHOT, Vessel.PIRATE))
        .asksFor(Figures.of(Vessel.EXPLORER).attack())
        .draws(5)
        .told(new Event.Slowed(Vessel.PIRATE))
        .carries(Vessel.PIRATE, 3, 5, 5)
        .is(Phase.ACTING)
        .hasActions(1)
        .endsTurn()
        .draws(3, 3)
        .hasSteps(4);
  }

  @Test
  void chainShotsAddUp() {
    Scene scene =
        Scene.of(Vessel.EXPLORER, Vessel.PIRATE)
            .put(Vessel.EXPLORER, 3, 4)
            .put(Vessel.PIRATE, 2, 5)
            .plays(fire(Weapon.CHAIN_SHOT, Vessel.PIRATE))
            .draws(6)
            .plays(fire(Weapon.CHAIN_SHOT, Vessel.PIRATE))
            .draws(6);
    assertThat(scene.view().ships().get(1).slowed()).isEqualTo(4);
    assertThat(Imagining.from(scene.view())).isEqualTo(scene.state());
    scene
        .endsTurn()
        .draws(3, 4)
        .hasSteps(3)
        .told(new Event.Rolled(Vessel.PIRATE, List.of(3, 4), 0, 4, 3));
  }

  @Test
  void onlyTheExplorerHasChainShotAndOnlyThePirateFrontGuns() {
    sideBySide()
        .refuses(fire(Weapon.CHAIN_SHOT, Vessel.PIRATE), Refusals.NO_SUCH_WEAPON)
        .refuses(fire(Weapon.FRONT_GUNS, Vessel.PIRATE), Refusals.NO_SUCH_WEAPON)
        .refuses(fire(Weapon.SECOND_GUNS, Vessel.PIRATE), Refusals.NO_SUCH_WEAPON);
  }

  @Test
  void thePiratesFrontGunsReachWhatIsStraightAheadButNotTheKraken() {
    Scene.of(Vessel.PIRATE, Vessel.CAPTAIN)
        .put(Vessel.PIRATE, 3, 4)
        .put(Vessel.CAPTAIN, 4, 5)
        .tentacle(3, 5)
        .refuses(fire(Weapon.FRONT_GUNS, Vessel.CAPTAIN), Refusals.OUT_OF_RANGE)
        .plays(fire(Weapon.FRONT_GUNS, 3, 5))
        .asksFor(6)
        .draws(4)
        .tentacles();
    Scene.of(Vessel.PIRATE, Vessel.CAPTAIN)
        .put(Vessel.PIRATE, 7, 4)
        .refuses(
            new Move.Fire(Weapon.FRONT_GUNS, new Target.OfKraken()), Refusals.NOT_WITH_THIS_WEAPON);
  }

  @Test
  void thePirateNamesOneOfTheTwoCargo() {
    Scene.of(Vessel.PIRATE, Vessel.CAPTAIN)
        .put(Vessel.PIRATE, 3, 4)
        .put(Vessel.CAPTAIN, 2, 5)
        .cargo(Vessel.CAPTAIN, 0, 4, 4)
        .plays(fire(Vessel.CAPTAIN))
        .asksFor(10)
        .draws(10)
        .is(new Phase.Boarding(Vessel.CAPTAIN))
        .refuses(new Move.Name(Cargo.RATION), Refusals.VICTIM_HAS_NONE)
        .refuses(new Move.Name(Cargo.PLAGUE), Refusals.VICTIM_HAS_NONE)
        .refuses(new Move.EndTurn(), Refusals.NOT_NOW)
        .offers(new Move.Name(Cargo.CREW), new Move.Name(Cargo.TREASURE), new Move.LetDiceDecide())
        .plays(new Move.Name(Cargo.CREW))
        .told(new Event.CargoNamed(Vessel.CAPTAIN, Cargo.CREW))
        .asksFor(6)
        .hush()
        .draws(5)
        .lays(space(2, 4), space(1, 5))
        .carries(Vessel.CAPTAIN, 0, 3, 3)
        .floating(Cargo.CREW, space(2, 4))
        .floating(Cargo.TREASURE, space(1, 5))
        .told(new Event.LossRolled(Vessel.CAPTAIN, List.of(5)));
  }

  @Test
  void thePirateMayLeaveBothToTheDice() {
    Scene.of(Vessel.PIRATE, Vessel.CAPTAIN)
        .put(Vessel.PIRATE, 3, 4)
        .put(Vessel.CAPTAIN, 2, 5)
        .plays(fire(Vessel.CAPTAIN))
        .draws(10)
        .plays(new Move.LetDiceDecide())
        .asksFor(6, 6);
  }

  @Test
  void thePirateNamesNothingOnAnEmptyOrAnOffCourseShip() {
    Scene.of(Vessel.PIRATE, Vessel.CAPTAIN)
        .put(Vessel.PIRATE, 3, 4)
        .put(Vessel.CAPTAIN, 2, 5)
        .put(Vessel.CRUISE, 4, 4)
        .cargo(Vessel.CAPTAIN, 0, 0, 0)
        .plays(fire(Vessel.CAPTAIN))
        .draws(10)
        .is(new Phase.Losing(Vessel.CAPTAIN, Vessel.PIRATE, null))
        .draws(1, 1)
        .plays(fire(Vessel.CRUISE))
        .draws(10)
        .is(new Phase.Laying(Vessel.CRUISE, Cargo.CREW, Cargo.CREW));
  }

  @Test
  void theMerchantMayFireOnceMoreAfterAMissOnceATurn() {
    Scene.of(Vessel.MERCHANT, Vessel.CAPTAIN)
        .put(Vessel.MERCHANT, 3, 4)
        .put(Vessel.CAPTAIN, 2, 5)
        .plays(fire(Vessel.CAPTAIN))
        .draws(1)
        .is(new Phase.Reloading(new Target.OfVessel(Vessel.CAPTAIN)))
        .refuses(new Move.EndTurn(), Refusals.NOT_NOW)
        .offers(new Move.FireAgain(), new Move.HoldFire())
        .plays(new Move.FireAgain())
        .asksFor(6)
        .draws(5)
        .is(new Phase.Losing(Vessel.CAPTAIN, Vessel.MERCHANT, null))
        .draws(1, 1)
        .lays(space(2, 4), space(1, 5))
        .hasActions(1)
        .plays(fire(Vessel.CAPTAIN))
        .draws(1)
        .is(Phase.ACTING);
  }

  @Test
  void aSecondShotThatMissesIsNotFollowedByAThird() {
    Scene.of(Vessel.MERCHANT, Vessel.CAPTAIN)
        .put(Vessel.MERCHANT, 3, 4)
        .tentacle(2, 5)
        .plays(fire(2, 5))
        .draws(1)
        .plays(new Move.FireAgain())
        .draws(1)
        .is(Phase.ACTING);
  }

  @Test
  void theMerchantMayHoldTheSecondShotForLater() {
    Scene.of(Vessel.MERCHANT, Vessel.CAPTAIN)
        .put(Vessel.MERCHANT, 3, 4)
        .tentacle(2, 5)
        .plays(fire(2, 5))
        .draws(1)
        .plays(new Move.HoldFire())
        .is(Phase.ACTING)
        .plays(fire(2, 5))
        .draws(1)
        .is(new Phase.Reloading(new Target.OfTentacle(space(2, 5))));
  }
}
