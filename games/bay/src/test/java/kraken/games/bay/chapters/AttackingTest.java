package kraken.games.bay.chapters;

import static kraken.games.bay.chapters.Scene.fire;
import static kraken.games.bay.chapters.Scene.fireAtKraken;
import static kraken.games.bay.chapters.Scene.lay;
import static kraken.games.bay.chapters.Scene.space;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Supplier;
import kraken.games.bay.imagining.Imagining;
import kraken.games.bay.state.Bomb;
import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Figures;
import kraken.games.bay.state.Move;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Refusals;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.Target;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.Weapon;
import org.junit.jupiter.api.Test;

/** Attacking and The Kraken: rulings 3, 4, 10 and 12. */
class AttackingTest {

  /** The Captain at 3/4, the Pirate next to it at 3/5. */
  private static Scene scene() {
    return Scene.of(Vessel.CAPTAIN, Vessel.PIRATE)
        .put(Vessel.CAPTAIN, 3, 4)
        .put(Vessel.PIRATE, 4, 5);
  }

  private static Move shoot(Weapon weapon, Vessel vessel) {
    return new Move.Fire(weapon, new Target.OfVessel(vessel));
  }

  private static Move shoot(Weapon weapon, int lane, int number) {
    return new Move.Fire(weapon, new Target.OfTentacle(space(lane, number)));
  }

  @Test
  void aShipNextToTheAttackerCanBeFiredAtDiagonalsToo() {
    scene().plays(fire(Vessel.PIRATE)).asksFor(8).hasActions(1);
  }

  @Test
  void aShipFurtherAwayCannot() {
    scene().put(Vessel.PIRATE, 3, 6).refuses(fire(Vessel.PIRATE), Refusals.OUT_OF_RANGE);
    scene().put(Vessel.PIRATE, 5, 4).refuses(fire(Vessel.PIRATE), Refusals.OUT_OF_RANGE);
    scene().refuses(fire(Vessel.CAPTAIN), Refusals.OUT_OF_RANGE);
    scene().refuses(fire(Vessel.CRUISE), Refusals.OUT_OF_RANGE);
  }

  @Test
  void gunsDoNotReachStraightAhead() {
    scene()
        .put(Vessel.PIRATE, 3, 5)
        .tentacle(3, 5)
        .refuses(fire(Vessel.PIRATE), Refusals.OUT_OF_RANGE)
        .refuses(fire(3, 5), Refusals.OUT_OF_RANGE);
    scene().put(Vessel.PIRATE, 3, 3).plays(fire(Vessel.PIRATE));
    scene()
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
        .refuses(shoot(Weapon.CHAIN_SHOT, Vessel.PIRATE), Refusals.OUT_OF_RANGE)
        .put(Vessel.PIRATE, 3, 5)
        .plays(fire(Vessel.PIRATE));
  }

  @Test
  void thePiratesGunsAndFrontGunsReachDifferentSpaces() {
    Scene scene =
        Scene.of(Vessel.PIRATE, Vessel.CAPTAIN).put(Vessel.PIRATE, 3, 4).put(Vessel.CAPTAIN, 3, 5);
    scene
        .refuses(fire(Vessel.CAPTAIN), Refusals.OUT_OF_RANGE)
        .plays(shoot(Weapon.FRONT_GUNS, Vessel.CAPTAIN));
  }

  @Test
  void nobodyFiresAtTheShipInTow() {
    scene()
        .put(Vessel.CRUISE, 3, 4)
        .towing(Vessel.CAPTAIN, Vessel.CRUISE)
        .refuses(fire(Vessel.CRUISE), Refusals.OWN_TOW);
  }

  @Test
  void theAttackerLaysEachPieceWhereHeLikesButAheadOfNeitherShip() {
    // around 4/5: 4/6 is ahead of the Pirate, 3/5 ahead of the Captain, who lies on 3/4
    scene()
        .plays(fire(Vessel.PIRATE))
        .draws(8)
        .draws(1, 5)
        .is(new Phase.Laying(Vessel.PIRATE, Cargo.RATION, Cargo.TREASURE))
        .isTurnOf(0)
        .offers(lay(3, 6), lay(4, 4), lay(5, 4), lay(5, 5), lay(5, 6))
        .refuses(lay(4, 6), Refusals.NOT_FREE_AROUND_THE_SHIP)
        .refuses(lay(3, 5), Refusals.NOT_FREE_AROUND_THE_SHIP)
        .refuses(new Move.EndTurn(), Refusals.NOT_NOW)
        .plays(lay(5, 5))
        .offers(lay(3, 6), lay(4, 4), lay(5, 4), lay(5, 6))
        .plays(lay(5, 6))
        .floating(Cargo.RATION, space(5, 5))
        .floating(Cargo.TREASURE, space(5, 6))
        .carries(Vessel.PIRATE, 2, 5, 4)
        .is(Phase.ACTING);
  }

  /** Fig. 6. */
  @Test
  void fromTheOuterRedLaneThreeSpacesOfLaneSixAreReachedAndTheOtherWayRound() {
    for (int number = 3; number <= 5; number++) {
      scene().put(Vessel.CAPTAIN, 7, 2).put(Vessel.PIRATE, 6, number).plays(fire(Vessel.PIRATE));
      scene().put(Vessel.CAPTAIN, 6, number).put(Vessel.PIRATE, 7, 2).plays(fire(Vessel.PIRATE));
    }
    scene()
        .put(Vessel.CAPTAIN, 7, 2)
        .put(Vessel.PIRATE, 6, 6)
        .refuses(fire(Vessel.PIRATE), Refusals.OUT_OF_RANGE);
  }

  @Test
  void twoActionsATurnAreTwoShots() {
    scene()
        .plays(fire(Vessel.PIRATE))
        .draws(1)
        .plays(fire(Vessel.PIRATE))
        .draws(1)
        .refuses(fire(Vessel.PIRATE), Refusals.NO_ACTION_LEFT);
  }

  @Test
  void aDieBelowTheDefenceMisses() {
    scene()
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
  void aDieThatReachesTheDefenceHitsAndTwoDiceSayWhatIsLost() {
    // around 4/5 free but 4/6 (ahead of the Pirate), 3/5 (ahead of the Captain) and 3/4
    scene()
        .plays(fire(Vessel.PIRATE))
        .draws(5)
        .asksFor(6, 6)
        .hush()
        .draws(3, 6)
        .lays(space(3, 6), space(4, 4))
        .carries(Vessel.PIRATE, 3, 4, 4)
        .floating(Cargo.CREW, space(3, 6))
        .floating(Cargo.TREASURE, space(4, 4))
        .is(Phase.ACTING)
        .toldOnly(
            new Event.LossRolled(Vessel.PIRATE, List.of(3, 6)),
            new Event.CargoLost(Vessel.PIRATE, Cargo.CREW, space(4, 5), space(3, 6)),
            new Event.CargoLost(Vessel.PIRATE, Cargo.TREASURE, space(4, 5), space(4, 4)));
  }

  @Test
  void oneAndTwoAreRationsThreeAndFourCrewFiveAndSixTreasure() {
    Space[] around = {space(3, 6), space(4, 4)};
    Supplier<Scene> hit = () -> scene().plays(fire(Vessel.PIRATE)).draws(8);
    hit.get().draws(1, 2).lays(around).carries(Vessel.PIRATE, 1, 5, 5);
    hit.get().draws(3, 4).lays(around).carries(Vessel.PIRATE, 3, 3, 5);
    hit.get().draws(5, 6).lays(around).carries(Vessel.PIRATE, 3, 5, 3);
  }

  @Test
  void aDieWhoseCargoTheShipHasNotCostsNothing() {
    scene()
        .cargo(Vessel.PIRATE, 1, 0, 2)
        .plays(fire(Vessel.PIRATE))
        .draws(8)
        .draws(3, 5)
        .lays(space(4, 4))
        .carries(Vessel.PIRATE, 1, 0, 1)
        .floating(Cargo.TREASURE, space(4, 4));
    scene()
        .cargo(Vessel.PIRATE, 1, 0, 2)
        .plays(fire(Vessel.PIRATE))
        .draws(8)
        .draws(1, 2)
        .lays(space(3, 6))
        .is(Phase.ACTING)
        .carries(Vessel.PIRATE, 0, 0, 2)
        .floating(Cargo.RATION, space(3, 6));
  }

  @Test
  void whatIsLostFloatsOnlyWhereNothingIs() {
    scene()
        .tentacle(3, 6)
        .bomb(Bomb.BARREL, 4, 4)
        .bomb(Bomb.SMOKE, 5, 4)
        .afloat(Cargo.PLAGUE, 5, 5)
        .plays(fire(Vessel.PIRATE))
        .draws(8)
        .asksFor(6, 6)
        .draws(1, 3)
        .is(Phase.ACTING)
        .floating(Cargo.RATION, space(5, 6))
        .floating(Cargo.CREW)
        .carries(Vessel.PIRATE, 2, 4, 5)
        .told(new Event.CargoLost(Vessel.PIRATE, Cargo.CREW, space(4, 5), null));
  }

  @Test
  void whereNoSpaceIsFreeAllIsGone() {
    scene()
        .put(Vessel.CRUISE, 3, 6)
        .tentacle(4, 4)
        .tentacle(5, 4)
        .afloat(Cargo.CREW, 5, 5)
        .afloat(Cargo.TREASURE, 5, 6)
        .plays(fire(Vessel.PIRATE))
        .draws(8)
        .asksFor(6, 6)
        .draws(1, 1)
        .carries(Vessel.PIRATE, 1, 5, 5)
        .floating(Cargo.RATION);
  }

  @Test
  void noMoreFloatsThanThereAreTokens() {
    Scene scene = scene();
    for (int number = 1; number <= 12; number++) {
      scene.afloat(Cargo.RATION, 1, number);
    }
    for (int number = 1; number <= 6; number++) {
      scene.afloat(Cargo.RATION, 8, number);
    }
    scene
        .plays(fire(Vessel.PIRATE))
        .draws(8)
        .draws(1, 3)
        .is(new Phase.Laying(Vessel.PIRATE, Cargo.CREW, null))
        .lays(space(3, 6))
        .carries(Vessel.PIRATE, 2, 4, 5)
        .floating(Cargo.CREW, space(3, 6));
    assertThat(scene.state().waters().afloat(Cargo.RATION).count()).isEqualTo(18);
    assertThat(Cargo.values()).extracting(Cargo::mostAfloat).containsExactly(18, 18, 18, 12);
  }

  @Test
  void aTentacleNextToTheShipDiesAndCountsAPoint() {
    scene()
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
    scene().tentacle(3, 4).plays(fire(3, 4)).draws(8).tentacles();
  }

  @Test
  void anOffCourseShipDropsTwoOfItsOwnKindWithoutDice() {
    scene()
        .put(Vessel.PIRATE, 1, 11)
        .put(Vessel.CONTAINER, 4, 5)
        .plays(fire(Vessel.CONTAINER))
        .draws(4)
        .plays(fire(Vessel.CONTAINER))
        .draws(5)
        .is(new Phase.Laying(Vessel.CONTAINER, Cargo.TREASURE, Cargo.TREASURE))
        .lays(space(5, 4), space(5, 5))
        .is(Phase.ACTING)
        .floating(Cargo.TREASURE, space(5, 4), space(5, 5));
  }

  @Test
  void eachOffCourseShipHasItsKind() {
    assertThat(Vessel.OFF_COURSE)
        .extracting(Vessel::freight)
        .containsExactly(Cargo.TREASURE, Cargo.PLAGUE, Cargo.RATION, Cargo.CREW);
  }

  @Test
  void anOffCourseShipWithNoFreeSpaceAroundLosesItAllAtOnce() {
    scene()
        .put(Vessel.CAPTAIN, 1, 6)
        .put(Vessel.SUPPLY, 1, 5)
        .tentacle(1, 4)
        .tentacle(2, 4)
        .tentacle(2, 5)
        .tentacle(2, 6)
        .plays(fire(Vessel.SUPPLY))
        .draws(8)
        .is(Phase.ACTING)
        .floating(Cargo.RATION)
        .told(
            new Event.CargoLost(Vessel.SUPPLY, Cargo.RATION, space(1, 5), null),
            new Event.CargoLost(Vessel.SUPPLY, Cargo.RATION, space(1, 5), null));
  }

  @Test
  void whoAttacksATowChoosesBetweenTheTwoShips() {
    Scene scene = scene().put(Vessel.SUPPLY, 4, 5).towing(Vessel.PIRATE, Vessel.SUPPLY);
    assertThat(scene.moves()).contains(fire(Vessel.PIRATE), fire(Vessel.SUPPLY));
    scene
        .plays(fire(Vessel.SUPPLY))
        .draws(5)
        .lays(space(4, 4), space(5, 4))
        .carries(Vessel.PIRATE, 3, 5, 5)
        .plays(fire(Vessel.PIRATE));
  }

  @Test
  void theKrakenIsAttackedFromAnyRedSpaceOnly() {
    scene().put(Vessel.CAPTAIN, 6, 4).refuses(fireAtKraken(), Refusals.NOT_IN_THE_RED_LANES);
    scene().put(Vessel.CAPTAIN, 7, 1).plays(fireAtKraken());
    scene()
        .put(Vessel.CAPTAIN, 8, 6)
        .plays(fireAtKraken())
        .draws(Figures.KRAKEN_DEFENCE - 1)
        .is(Phase.ACTING)
        .plays(fireAtKraken())
        .draws(Figures.KRAKEN_DEFENCE)
        .told(new Event.KrakenHit(Vessel.CAPTAIN, 1, 14))
        .is(new Phase.Rising(1));
  }

  @Test
  void aHitOnTheKrakenBringsATentacle() {
    Scene scene = scene().put(Vessel.CAPTAIN, 8, 6).plays(fireAtKraken()).draws(8);
    scene.asksFor(6, 6, 6).draws(2, 3, 3).tentacles(space(2, 6)).is(Phase.ACTING).isTurnOf(0);
    assertThat(scene.state().health()).isEqualTo(14);
  }

  @Test
  void aHitOnTheKrakenBringsNoneWhenAllTwelveAreOut() {
    Scene scene = scene().put(Vessel.CAPTAIN, 8, 6);
    for (int number = 1; number <= 12; number++) {
      scene.tentacle(2, number);
    }
    scene.plays(fireAtKraken()).draws(8).is(Phase.ACTING);
  }

  @Test
  void theFishermanHitsTheKrakenTwice() {
    Scene.of(Vessel.FISHERMAN, Vessel.PIRATE)
        .put(Vessel.FISHERMAN, 7, 6)
        .plays(fireAtKraken())
        .draws(8)
        .told(new Event.KrakenHit(Vessel.FISHERMAN, 2, 13))
        .is(new Phase.Rising(2));
  }

  @Test
  void onlyAsManyTentaclesRiseAsAreLeft() {
    Scene scene = Scene.of(Vessel.FISHERMAN, Vessel.PIRATE).put(Vessel.FISHERMAN, 7, 6);
    for (int number = 2; number <= 12; number++) {
      scene.tentacle(2, number);
    }
    scene.plays(fireAtKraken()).draws(8).is(new Phase.Rising(1));
  }

  @Test
  void chainShotSlowsAPlayersShipAndCostsItNoCargo() {
    Scene.of(Vessel.EXPLORER, Vessel.PIRATE)
        .put(Vessel.EXPLORER, 3, 4)
        .put(Vessel.PIRATE, 2, 5)
        .put(Vessel.CRUISE, 4, 4)
        .tentacle(3, 3)
        .refuses(shoot(Weapon.CHAIN_SHOT, Vessel.CRUISE), Refusals.NOT_WITH_THIS_WEAPON)
        .refuses(shoot(Weapon.CHAIN_SHOT, 3, 3), Refusals.NOT_WITH_THIS_WEAPON)
        .plays(shoot(Weapon.CHAIN_SHOT, Vessel.PIRATE))
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
            .plays(shoot(Weapon.CHAIN_SHOT, Vessel.PIRATE))
            .draws(6)
            .plays(shoot(Weapon.CHAIN_SHOT, Vessel.PIRATE))
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
    scene()
        .refuses(shoot(Weapon.CHAIN_SHOT, Vessel.PIRATE), Refusals.NO_SUCH_WEAPON)
        .refuses(shoot(Weapon.FRONT_GUNS, Vessel.PIRATE), Refusals.NO_SUCH_WEAPON)
        .refuses(shoot(Weapon.SECOND_GUNS, Vessel.PIRATE), Refusals.NO_SUCH_WEAPON);
  }

  @Test
  void thePiratesFrontGunsReachWhatIsStraightAheadButNotTheKraken() {
    Scene.of(Vessel.PIRATE, Vessel.CAPTAIN)
        .put(Vessel.PIRATE, 3, 4)
        .put(Vessel.CAPTAIN, 4, 5)
        .tentacle(3, 5)
        .refuses(shoot(Weapon.FRONT_GUNS, Vessel.CAPTAIN), Refusals.OUT_OF_RANGE)
        .plays(shoot(Weapon.FRONT_GUNS, 3, 5))
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
