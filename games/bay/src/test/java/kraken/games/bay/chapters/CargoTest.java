package kraken.games.bay.chapters;

import static kraken.games.bay.chapters.SceneMoves.sail;
import static kraken.games.bay.chapters.SceneMoves.space;

import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Move;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Refusals;
import kraken.games.bay.state.Vessel;
import org.junit.jupiter.api.Test;

/** Picking up cargo, Plague crew, and the Merchant's greed. */
class CargoTest {

  private static final Move TAKE = new Move.TakeUp();
  private static final Move LEAVE = new Move.LeaveIt();
  private static final Move DOUBLE = new Move.DoubleTreasure();

  private static Scene scene(Vessel ship) {
    return Scene.of(ship, Vessel.PIRATE).put(ship, 3, 4);
  }

  @Test
  void aShipTakesWhatItSailsThrough() {
    scene(Vessel.EXPLORER)
        .afloat(Cargo.CREW, 3, 5)
        .afloat(Cargo.RATION, 4, 6)
        .afloat(Cargo.TREASURE, 4, 7)
        .afloat(Cargo.TREASURE, 3, 7)
        .sails(3, 5)
        .sails(4, 6)
        .sails(4, 7)
        .carries(Vessel.EXPLORER, 4, 6, 6)
        .floating(Cargo.CREW)
        .floating(Cargo.TREASURE, space(3, 7))
        .told(
            new Event.PickedUp(Vessel.EXPLORER, Cargo.CREW, space(3, 5)),
            new Event.PickedUp(Vessel.EXPLORER, Cargo.RATION, space(4, 6)),
            new Event.PickedUp(Vessel.EXPLORER, Cargo.TREASURE, space(4, 7)));
  }

  @Test
  void whatAShipCarriesHasNoLimit() {
    scene(Vessel.EXPLORER)
        .cargo(Vessel.EXPLORER, 18, 18, 18)
        .afloat(Cargo.RATION, 3, 5)
        .afloat(Cargo.CREW, 3, 6)
        .afloat(Cargo.TREASURE, 3, 7)
        .sails(3, 5)
        .sails(3, 6)
        .sails(3, 7)
        .carries(Vessel.EXPLORER, 19, 19, 19);
    scene(Vessel.HOUSE_BOAT)
        .cargo(Vessel.HOUSE_BOAT, 1, 18, 1)
        .afloat(Cargo.PLAGUE, 3, 5)
        .sails(3, 5)
        .carries(Vessel.HOUSE_BOAT, 1, 19, 1);
    scene(Vessel.MERCHANT)
        .cargo(Vessel.MERCHANT, 1, 1, 17)
        .afloat(Cargo.TREASURE, 3, 5)
        .sails(3, 5)
        .plays(DOUBLE)
        .carries(Vessel.MERCHANT, 1, 1, 19);
  }

  @Test
  void plagueCrewCostsAllCrewAndIsGone() {
    scene(Vessel.EXPLORER)
        .afloat(Cargo.PLAGUE, 3, 5)
        .sails(3, 5)
        .carries(Vessel.EXPLORER, 3, 0, 5)
        .floating(Cargo.PLAGUE)
        .told(new Event.PlagueBrokeOut(Vessel.EXPLORER, space(3, 5), 5));
  }

  @Test
  void theHouseBoatMakesCrewOfPlagueCrew() {
    scene(Vessel.HOUSE_BOAT)
        .afloat(Cargo.PLAGUE, 3, 5)
        .sails(3, 5)
        .carries(Vessel.HOUSE_BOAT, 3, 6, 5)
        .floating(Cargo.PLAGUE)
        .told(new Event.PlagueCured(Vessel.HOUSE_BOAT, space(3, 5)));
  }

  @Test
  void whatTheVortexHasBroughtAShipToMayBeTakenAtTheStartOfItsTurn() {
    // from 3/12 over 3/11, 3/10, 4/10, 4/9, 4/8 to 5/8
    Scene.of(Vessel.EXPLORER, Vessel.PIRATE)
        .put(Vessel.EXPLORER, 3, 12)
        .put(Vessel.PIRATE, 1, 3)
        .afloat(Cargo.CREW, 4, 9)
        .afloat(Cargo.TREASURE, 5, 8)
        .endsTurn()
        .draws(1, 1)
        .endsTurn()
        .lies(Vessel.EXPLORER, 5, 8)
        .isTurnOf(0)
        .is(Phase.SALVAGING)
        .offers(TAKE, LEAVE)
        .refuses(new Move.EndTurn(), Refusals.NOT_NOW)
        .plays(TAKE)
        .carries(Vessel.EXPLORER, 3, 5, 6)
        .floating(Cargo.CREW, space(4, 9))
        .told(new Event.PickedUp(Vessel.EXPLORER, Cargo.TREASURE, space(5, 8)))
        .is(Phase.ROLLING);
  }

  @Test
  void plagueCrewThatAShipWasSetDownOnMayBeLeftInTheWater() {
    Scene.of(Vessel.EXPLORER, Vessel.PIRATE)
        .put(Vessel.PIRATE, 3, 12)
        .afloat(Cargo.PLAGUE, 3, 12)
        .endsTurn()
        .isTurnOf(1)
        .is(Phase.SALVAGING)
        .plays(LEAVE)
        .told(new Event.LeftAfloat(Vessel.PIRATE, space(3, 12)))
        .carries(Vessel.PIRATE, 3, 5, 5)
        .floating(Cargo.PLAGUE, space(3, 12))
        .draws(1, 1)
        .sails(3, 1)
        .carries(Vessel.PIRATE, 3, 5, 5);
  }

  @Test
  void whereNothingFloatsThereIsNothingToDecide() {
    Scene.of(Vessel.EXPLORER, Vessel.PIRATE).endsTurn().is(Phase.ROLLING);
  }

  @Test
  void aRationFoundAtTheStartOfTheTurnEndsTheWantAtOnce() {
    Scene.of(Vessel.EXPLORER, Vessel.PIRATE)
        .put(Vessel.PIRATE, 3, 12)
        .cargo(Vessel.PIRATE, 0, 1, 1)
        .afloat(Cargo.RATION, 3, 12)
        .endsTurn()
        .plays(TAKE)
        .asksFor(6, 6);
  }

  @Test
  void theMerchantMayCountAFreshTreasureTwiceForAnAction() {
    scene(Vessel.MERCHANT)
        .afloat(Cargo.TREASURE, 3, 5)
        .refuses(DOUBLE, Refusals.NO_TREASURE_JUST_TAKEN)
        .sails(3, 5)
        .plays(DOUBLE)
        .carries(Vessel.MERCHANT, 3, 5, 7)
        .hasActions(1)
        .told(new Event.TreasureDoubled(Vessel.MERCHANT))
        .refuses(DOUBLE, Refusals.NO_TREASURE_JUST_TAKEN);
  }

  @Test
  void aTreasureIsFreshUntilTheNextStep() {
    scene(Vessel.MERCHANT)
        .afloat(Cargo.TREASURE, 3, 5)
        .sails(3, 5)
        .sails(3, 6)
        .refuses(DOUBLE, Refusals.NO_TREASURE_JUST_TAKEN);
  }

  @Test
  void aTreasureIsFreshUntilAnotherAction() {
    scene(Vessel.MERCHANT)
        .afloat(Cargo.TREASURE, 3, 5)
        .tentacle(4, 5)
        .sails(3, 5)
        .plays(SceneMoves.fire(4, 5))
        .draws(8)
        .refuses(DOUBLE, Refusals.NO_TREASURE_JUST_TAKEN);
  }

  @Test
  void aTreasureFoundAtTheStartOfTheTurnIsFreshAfterTheRoll() {
    Scene.of(Vessel.EXPLORER, Vessel.MERCHANT)
        .afloat(Cargo.TREASURE, 1, 9)
        .endsTurn()
        .plays(TAKE)
        .draws(1, 1)
        .plays(DOUBLE)
        .carries(Vessel.MERCHANT, 3, 5, 7);
  }

  @Test
  void aTreasureThatWasLostAgainAtOnceIsNotDoubled() {
    scene(Vessel.MERCHANT)
        .cargo(Vessel.MERCHANT, 3, 5, 0)
        .afloat(Cargo.TREASURE, 3, 5)
        .tentacle(3, 5)
        .sails(3, 5)
        .draws(5, 1, 1, 1)
        .carries(Vessel.MERCHANT, 2, 5, 0)
        .refuses(DOUBLE, Refusals.TREASURE_LOST);
    scene(Vessel.MERCHANT)
        .cargo(Vessel.MERCHANT, 3, 5, 1)
        .afloat(Cargo.TREASURE, 3, 5)
        .tentacle(3, 5)
        .sails(3, 5)
        .draws(5, 1, 1, 1)
        .plays(DOUBLE)
        .carries(Vessel.MERCHANT, 2, 5, 2);
  }

  @Test
  void withoutAnActionNothingIsDoubled() {
    scene(Vessel.MERCHANT)
        .cargo(Vessel.MERCHANT, 0, 1, 1)
        .afloat(Cargo.TREASURE, 3, 5)
        .afloat(Cargo.TREASURE, 3, 6)
        .sails(3, 5)
        .plays(DOUBLE)
        .plays(sail(3, 6))
        .refuses(DOUBLE, Refusals.NO_ACTION_LEFT);
  }

  @Test
  void crewAndRationsAreNotDoubledAndOthersDoubleNothing() {
    scene(Vessel.MERCHANT)
        .afloat(Cargo.CREW, 3, 5)
        .sails(3, 5)
        .refuses(DOUBLE, Refusals.NO_TREASURE_JUST_TAKEN);
    scene(Vessel.EXPLORER)
        .afloat(Cargo.TREASURE, 3, 5)
        .sails(3, 5)
        .refuses(DOUBLE, Refusals.NOT_THE_MERCHANT);
  }

  @Test
  void whoRunsIntoATentacleLosesTwoCargoAndSailsOn() {
    scene(Vessel.EXPLORER)
        .tentacle(3, 5)
        .sails(3, 5)
        .is(new Phase.Losing(Vessel.EXPLORER, null, null))
        .asksFor(6, 6, 7, 6)
        .draws(1, 6, 1, 3)
        .carries(Vessel.EXPLORER, 2, 5, 4)
        .floating(Cargo.RATION, space(2, 4))
        .floating(Cargo.TREASURE, space(3, 4))
        .tentacles(space(3, 5))
        .told(new Event.RanIntoTentacle(Vessel.EXPLORER, space(3, 5)))
        .sails(3, 6)
        .hasSteps(3);
  }
}
