package kraken.games.bay.chapters;

import static kraken.games.bay.chapters.Scene.fire;
import static kraken.games.bay.chapters.Scene.space;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import kraken.games.bay.Rules;
import kraken.games.bay.imagining.Imagining;
import kraken.games.bay.state.Bomb;
import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Figures;
import kraken.games.bay.state.Fleet;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Target;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.View;
import kraken.games.bay.state.Weapon;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.kit.Talk;
import org.junit.jupiter.api.Test;

/** What the page is shown, and what the rules foresee for it. */
class ViewTest {

  private static Scene scene() {
    return Scene.of(Vessel.CAPTAIN, Vessel.PIRATE)
        .put(Vessel.CAPTAIN, 3, 12)
        .put(Vessel.PIRATE, 1, 6);
  }

  private static View.Pull pull(Scene scene, int seat) {
    return scene.view().ships().get(seat).pull();
  }

  private static List<Space> reached(Scene scene) {
    return scene.view().reach().stream().map(View.Reach::at).toList();
  }

  @Test
  void showsWhereTheVortexWillCarryEachShip() {
    assertThat(pull(scene(), 0))
        .isEqualTo(
            new View.Pull(
                List.of(
                    space(3, 11),
                    space(3, 10),
                    space(4, 10),
                    space(4, 9),
                    space(4, 8),
                    space(5, 8)),
                false,
                false));
  }

  @Test
  void showsThatAShipWillBeSwallowed() {
    assertThat(pull(scene().put(Vessel.CAPTAIN, 8, 3), 0))
        .isEqualTo(new View.Pull(List.of(space(8, 2), space(8, 1)), true, false));
  }

  @Test
  void allAreForeseenTogetherAndOneMayHaveToWaitForAnother() {
    assertThat(pull(scene().put(Vessel.PIRATE, 3, 10), 0).path()).hasSize(6);
    assertThat(pull(scene().put(Vessel.PIRATE, 4, 10), 0).path()).hasSize(6);
    assertThat(pull(scene().put(Vessel.PIRATE, 3, 11), 0).path()).hasSize(6);
    Scene merging = scene().put(Vessel.CAPTAIN, 6, 6).put(Vessel.PIRATE, 6, 5);
    assertThat(pull(merging, 0).path()).hasSize(6).endsWith(space(8, 6));
    assertThat(pull(merging, 1).path()).hasSize(5).endsWith(space(7, 6));
  }

  @Test
  void smokeThatGoesOffBeforeTheVortexSavesNobodyOnTheWay() {
    // the House Boat drops smoke on the Pirate, who lies on the Captain's way to the mouth
    Scene scene =
        Scene.of(Vessel.HOUSE_BOAT, Vessel.CAPTAIN, Vessel.PIRATE)
            .put(Vessel.HOUSE_BOAT, 7, 3)
            .put(Vessel.PIRATE, 7, 2)
            .put(Vessel.CAPTAIN, 7, 4);
    assertThat(pull(scene, 1).swallowed()).isTrue();
    scene.plays(Scene.drop(7, 2));
    assertThat(pull(scene, 1).swallowed()).isTrue();
    assertThat(pull(scene, 1).smoke()).isFalse();
    assertThat(pull(scene, 2)).isEqualTo(new View.Pull(List.of(), false, true));
    scene.put(Vessel.PIRATE, 1, 1).put(Vessel.HOUSE_BOAT, 1, 2);
    assertThat(pull(scene, 1).swallowed()).isFalse();
    assertThat(pull(scene, 1).smoke()).isTrue();
  }

  @Test
  void inTheLastRoundNothingIsPulled() {
    assertThat(pull(scene().time(1).put(Vessel.CAPTAIN, 8, 3), 0)).isEqualTo(View.Pull.NONE);
    assertThat(pull(scene().time(2).put(Vessel.CAPTAIN, 8, 3), 0).swallowed()).isTrue();
  }

  @Test
  void theShipThatEntersNextIsForeseenFromTheArrowOn() {
    View view = scene().time(14).view();
    assertThat(view.offCourse().get(0).pull().path())
        .startsWith(space(1, 12), space(1, 11))
        .endsWith(space(3, 8))
        .hasSize(7);
    assertThat(scene().time(15).view().offCourse().get(0).pull()).isEqualTo(View.Pull.NONE);
  }

  @Test
  void inTheMiddleOfTheVortexTheRestOfThePullIsForeseen() {
    Scene scene = scene().tentacle(3, 10).endsTurn().draws(1, 1).endsTurn();
    assertThat(pull(scene, 0).path())
        .containsExactly(space(4, 10), space(4, 9), space(4, 8), space(5, 8));
  }

  @Test
  void theForeseenPullEndsInSmoke() {
    Scene scene = scene().bomb(Bomb.SMOKE, 4, 10).put(Vessel.PIRATE, 1, 12);
    assertThat(pull(scene, 0).path()).containsExactly(space(3, 11), space(3, 10), space(4, 10));
    assertThat(pull(scene, 0).smoke()).isTrue();
    assertThat(pull(scene, 1).path()).hasSize(6);
  }

  @Test
  void aTowIsForeseenWithItsTower() {
    View view = scene().put(Vessel.CRUISE, 3, 12).towing(Vessel.CAPTAIN, Vessel.CRUISE).view();
    assertThat(view.offCourse().get(3).pull()).isEqualTo(view.ships().get(0).pull());
    assertThat(view.ships().get(0).towing()).isEqualTo(Vessel.CRUISE);
    assertThat(view.offCourse().get(0).pull()).isEqualTo(View.Pull.NONE);
  }

  @Test
  void aTowIsForeseenToBeSwallowedOrTakenBySmokeWithItsTower() {
    Scene towing = scene().towing(Vessel.CAPTAIN, Vessel.CRUISE);
    View swallowed = towing.put(Vessel.CAPTAIN, 7, 3).view();
    assertThat(swallowed.offCourse().get(3).pull().swallowed()).isTrue();
    assertThat(swallowed.offCourse().get(0).pull().swallowed()).isFalse();
    assertThat(swallowed.ships().get(1).pull().swallowed()).isFalse();
    View smoked = towing.put(Vessel.CAPTAIN, 3, 12).bomb(Bomb.SMOKE, 3, 11).view();
    assertThat(smoked.offCourse().get(3).pull())
        .isEqualTo(new View.Pull(List.of(space(3, 11)), false, true));
  }

  @Test
  void theForeseenPullOfATowEndsOnTheTowersPier() {
    // the Captain's pier is 1/1
    View view = scene().put(Vessel.CAPTAIN, 1, 2).towing(Vessel.CAPTAIN, Vessel.CRUISE).view();
    assertThat(view.offCourse().get(3).pull().path()).containsExactly(space(1, 1));
    assertThat(view.ships().get(0).pull().path()).hasSize(6);
  }

  @Test
  void whoIsSwallowedWillNotBePulledAndGivesWay() {
    View view = scene().put(Vessel.CAPTAIN, 7, 3).put(Vessel.PIRATE, 6, 5).view();
    assertThat(view.ships().get(0).pull().swallowed()).isTrue();
    assertThat(view.ships().get(1).pull().path()).hasSize(6);
    View gone = scene().swallowed(Vessel.PIRATE).view();
    assertThat(gone.ships().get(1).pull()).isEqualTo(View.Pull.NONE);
    assertThat(gone.ships().get(1).at()).isNull();
  }

  @Test
  void showsWhereTheStepsLeftCanLeadWithTheSpaceBefore() {
    Scene scene = scene().put(Vessel.CAPTAIN, 1, 4).put(Vessel.PIRATE, 2, 5).steps(2);
    assertThat(scene.view().reach())
        .containsExactlyInAnyOrder(
            new View.Reach(space(1, 5), 1, space(1, 4), List.of()),
            new View.Reach(space(1, 6), 2, space(1, 5), List.of()),
            new View.Reach(space(2, 6), 2, space(1, 5), List.of()));
  }

  private static View.Reach reach(Scene scene, int lane, int number) {
    return scene.view().reach().stream()
        .filter(each -> each.at().equals(space(lane, number)))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theWayToAFarSpaceAvoidsHarmWhereItCan() {
    // from 3/12 to 3/2 in two steps over 2/1, 3/1 or 4/1
    Scene scene = scene().steps(2).afloat(Cargo.PLAGUE, 3, 1).tentacle(2, 1);
    assertThat(reach(scene, 3, 2))
        .isEqualTo(new View.Reach(space(3, 2), 2, space(4, 1), List.of()));
    scene.afloat(Cargo.CREW, 2, 1);
    assertThat(reach(scene, 3, 2).from()).isEqualTo(space(4, 1));
  }

  @Test
  void amongTheSafeWaysItTakesTheOneWithTheMostCargo() {
    Scene scene = scene().steps(2).afloat(Cargo.CREW, 2, 1);
    assertThat(reach(scene, 3, 2).from()).isEqualTo(space(2, 1));
  }

  @Test
  void harmThatCannotBeAvoidedIsTold() {
    Scene scene =
        scene().steps(2).afloat(Cargo.PLAGUE, 3, 1).tentacle(2, 1).bomb(Bomb.BARREL, 4, 1);
    assertThat(reach(scene, 3, 1).harm()).containsExactly(View.Harm.PLAGUE);
    assertThat(reach(scene, 3, 2).harm()).containsAnyOf(View.Harm.TENTACLE, View.Harm.BARREL);
    assertThat(reach(scene.tentacle(2, 2), 2, 2).harm())
        .containsExactly(View.Harm.TENTACLE, View.Harm.TENTACLE);
    assertThat(reach(scene().steps(1).bomb(Bomb.SMOKE, 3, 1), 3, 1).harm())
        .containsExactly(View.Harm.SMOKE);
  }

  @Test
  void plagueIsNoHarmToTheHouseBoatNorToAShipWithoutCrew() {
    Scene boat =
        Scene.of(Vessel.HOUSE_BOAT, Vessel.PIRATE)
            .put(Vessel.HOUSE_BOAT, 3, 12)
            .steps(2)
            .afloat(Cargo.PLAGUE, 2, 1);
    assertThat(reach(boat, 3, 2)).isEqualTo(new View.Reach(space(3, 2), 2, space(2, 1), List.of()));
    Scene empty = scene().steps(1).cargo(Vessel.CAPTAIN, 3, 0, 1).afloat(Cargo.PLAGUE, 3, 1);
    assertThat(reach(empty, 3, 1).harm()).isEmpty();
  }

  @Test
  void whatStrikesOnlyTheTowWeighsLessThanPlague() {
    Scene scene =
        scene()
            .cargo(Vessel.CAPTAIN, 3, 1, 1)
            .towing(Vessel.CAPTAIN, Vessel.CRUISE)
            .steps(2)
            .tentacle(2, 1)
            .afloat(Cargo.PLAGUE, 3, 1)
            .afloat(Cargo.PLAGUE, 4, 1);
    assertThat(reach(scene, 3, 2).harm()).containsExactly(View.Harm.TENTACLE);
  }

  @Test
  void showsWhatIsLeftInTheSupplyAndWhatOffCourseShipsDrop() {
    View view = scene().tentacle(2, 2).bomb(Bomb.BARREL, 4, 4).bomb(Bomb.SMOKE, 5, 5).view();
    assertThat(view.supply()).isEqualTo(new View.Supply(11, 5, 5));
    assertThat(view.offCourse())
        .extracting(View.StrayView::freight)
        .containsExactly(Cargo.TREASURE, Cargo.PLAGUE, Cargo.RATION, Cargo.CREW);
  }

  @Test
  void everyReachLeadsBackToTheShipStepByStep() {
    List<View.Reach> reach = scene().steps(12).view().reach();
    assertThat(reach).hasSizeGreaterThan(60);
    for (View.Reach each : reach) {
      View.Reach before =
          reach.stream().filter(other -> other.at().equals(each.from())).findFirst().orElse(null);
      assertThat(before == null ? 1 : before.steps() + 1).isEqualTo(each.steps());
      assertThat(before != null || each.from().equals(space(3, 12))).isTrue();
    }
  }

  @Test
  void showsTheCardsOfAllShipsWhileTheyAreChosen() {
    Rules rules = new Rules();
    View view = rules.view(rules.start(Setup.of(rules, 2, Map.of())), Seat.of(0));
    assertThat(view.ships()).isEmpty();
    assertThat(view.cards())
        .containsExactly(
            new View.Card(Vessel.CAPTAIN, 8, 5, 6, space(1, 1)),
            new View.Card(Vessel.EXPLORER, 6, 5, 0, space(1, 3)),
            new View.Card(Vessel.FISHERMAN, 8, 5, 4, space(1, 5)),
            new View.Card(Vessel.HOUSE_BOAT, 8, 5, 2, space(1, 7)),
            new View.Card(Vessel.MERCHANT, 8, 5, 2, space(1, 9)),
            new View.Card(Vessel.PIRATE, 10, 5, 4, space(1, 11)));
  }

  @Test
  void showsWhatItTakesToHitAnythingElse() {
    assertThat(scene().view().defences()).isEqualTo(new View.Defences(5, 4, 5));
  }

  @Test
  void theReachEndsAtSmokeAndAlongsideOffCourseShips() {
    Scene scene =
        scene().put(Vessel.CAPTAIN, 1, 4).bomb(Bomb.SMOKE, 1, 5).put(Vessel.CRUISE, 2, 5).steps(3);
    assertThat(reached(scene)).containsExactlyInAnyOrder(space(1, 5), space(2, 5));
    assertThat(reached(scene().steps(0))).isEmpty();
    assertThat(reached(scene().rolling())).isEmpty();
  }

  @Test
  void aShipInSmokeOfItsOwnSpaceStillReachesOthers() {
    assertThat(reached(scene().bomb(Bomb.SMOKE, 3, 12).steps(1))).hasSize(3);
  }

  @Test
  void showsTheChanceOfEachShotOnOffer() {
    Scene scene =
        Scene.of(Vessel.PIRATE, Vessel.CAPTAIN)
            .put(Vessel.PIRATE, 3, 4)
            .put(Vessel.CAPTAIN, 3, 5)
            .put(Vessel.CRUISE, 4, 5)
            .tentacle(2, 4);
    Target cruise = new Target.OfVessel(Vessel.CRUISE);
    Target captain = new Target.OfVessel(Vessel.CAPTAIN);
    Target tentacle = new Target.OfTentacle(space(2, 4));
    int defence = Figures.of(Vessel.CAPTAIN).defence();
    assertThat(scene.view().attacks())
        .containsExactlyInAnyOrder(
            new View.Attack(Weapon.GUNS, cruise, 10, 5, 60),
            new View.Attack(Weapon.GUNS, tentacle, 10, 4, 70),
            new View.Attack(
                Weapon.FRONT_GUNS, captain, 6, defence, Math.round(100f * (7 - defence) / 6)));
    assertThat(scene.rolling().view().attacks()).isEmpty();
  }

  @Test
  void showsTheChanceOfTheSecondShot() {
    Scene scene =
        Scene.of(Vessel.MERCHANT, Vessel.CAPTAIN)
            .put(Vessel.MERCHANT, 3, 4)
            .tentacle(2, 4)
            .plays(fire(2, 4))
            .draws(1);
    assertThat(scene.view().attacks())
        .containsExactly(
            new View.Attack(Weapon.SECOND_GUNS, new Target.OfTentacle(space(2, 4)), 6, 4, 50));
  }

  @Test
  void showsPointsWithTheirParts() {
    Scene scene =
        scene().cargo(Vessel.CAPTAIN, 1, 3, 4).tentacle(3, 12).plays(fire(3, 12)).draws(8);
    assertThat(scene.view().ships().get(0).points()).isEqualTo(new View.Points(6, 4, 1, 0, 0));
    assertThat(scene.view().ships().get(0).tentacles()).isEqualTo(1);
  }

  @Test
  void showsBombsThatAreDue() {
    View view =
        Scene.of(Vessel.FISHERMAN, Vessel.PIRATE)
            .put(Vessel.FISHERMAN, 3, 4)
            .put(Vessel.PIRATE, 3, 3)
            .bomb(Bomb.SMOKE, 6, 6)
            .tentacle(6, 6)
            .plays(Scene.drop(3, 3), Scene.drop(2, 4))
            .view();
    assertThat(view.bombs())
        .containsExactlyInAnyOrder(
            new View.BombView(Bomb.BARREL, space(3, 3), true),
            new View.BombView(Bomb.BARREL, space(2, 4), false),
            new View.BombView(Bomb.SMOKE, space(6, 6), false));
  }

  @Test
  void showsTheActionsLeftOnlyWhileThePlayerActs() {
    assertThat(scene().view().actionsLeft()).isEqualTo(2);
    assertThat(scene().rolling().view().actionsLeft()).isZero();
  }

  @Test
  void everybodyMayTalk() {
    Scene scene = scene();
    assertThat(scene.rules().talk(scene.state(), Seat.of(1))).isEqualTo(Talk.FREE);
  }

  @Test
  void aViewHoldsTheWholeState() {
    State state =
        scene()
            .put(Vessel.CRUISE, 3, 12)
            .towing(Vessel.CAPTAIN, Vessel.CRUISE)
            .slowed(Vessel.PIRATE)
            .turnedAbout(Vessel.CAPTAIN)
            .afloat(Cargo.PLAGUE, 4, 4)
            .bomb(Bomb.SMOKE, 6, 6)
            .tentacle(2, 2)
            .state();
    State proud =
        state.with(state.feats().oneSavedBy(0).oneSavedBy(0).tentacleKilledBy(5).krakenKilledBy(5));
    Rules rules = new Rules();
    assertThat(Imagining.from(rules.view(proud, Seat.of(0)))).isEqualTo(proud);
    State sunk =
        proud.with(
            proud
                .fleet()
                .with(Vessel.SUPPLY.ordinal(), Fleet.SAVED)
                .with(Vessel.PLAGUE.ordinal(), Fleet.SWALLOWED));
    assertThat(Imagining.from(rules.view(sunk, Seat.of(0)))).isEqualTo(sunk);
  }
}
