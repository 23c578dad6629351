package kraken.games.bay.chapters;

import static kraken.games.bay.chapters.SceneMoves.fire;
import static kraken.games.bay.chapters.SceneMoves.space;
import static kraken.games.bay.chapters.Scenes.farApart;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import kraken.games.bay.Rules;
import kraken.games.bay.imagining.Imagining;
import kraken.games.bay.state.Bomb;
import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Figures;
import kraken.games.bay.state.Fleet;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Target;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.View;
import kraken.games.bay.state.Weapon;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.kit.Talk;
import org.junit.jupiter.api.Test;

/** What the page is shown. */
class ViewTest {

  @Test
  void showsWhatIsLeftInTheSupplyAndWhatOffCourseShipsDrop() {
    View view = farApart().tentacle(2, 2).bomb(Bomb.BARREL, 4, 4).bomb(Bomb.SMOKE, 5, 5).view();
    assertThat(view.supply()).isEqualTo(new View.Supply(11, 5, 5));
    assertThat(view.offCourse())
        .extracting(View.StrayView::freight)
        .containsExactly(Cargo.TREASURE, Cargo.PLAGUE, Cargo.RATION, Cargo.CREW);
  }

  @Test
  void showsTheCardsOfAllShipsWhileTheyAreChosen() {
    Rules rules = new Rules();
    View view = rules.view(rules.start(Setup.of(rules, 2, Map.of())), Seat.of(0));
    assertThat(view.ships()).isEmpty();
    assertThat(view.cards())
        .containsExactly(
            new View.Card(Vessel.CAPTAIN, 8, 5, 6, space(1, 1)),
            new View.Card(Vessel.EXPLORER, 8, 5, 1, space(1, 3)),
            new View.Card(Vessel.FISHERMAN, 8, 5, 5, space(1, 5)),
            new View.Card(Vessel.HOUSE_BOAT, 10, 5, 5, space(1, 7)),
            new View.Card(Vessel.MERCHANT, 8, 5, 1, space(1, 9)),
            new View.Card(Vessel.PIRATE, 10, 5, 0, space(1, 11)));
  }

  @Test
  void showsWhatItTakesToHitAnythingElse() {
    assertThat(farApart().view().defences()).isEqualTo(new View.Defences(5, 4, 5));
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
        farApart().cargo(Vessel.CAPTAIN, 1, 3, 4).tentacle(3, 12).plays(fire(3, 12)).draws(8);
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
            .plays(SceneMoves.drop(3, 3), SceneMoves.drop(2, 4))
            .view();
    assertThat(view.bombs())
        .containsExactlyInAnyOrder(
            new View.BombView(Bomb.BARREL, space(3, 3), true),
            new View.BombView(Bomb.BARREL, space(2, 4), false),
            new View.BombView(Bomb.SMOKE, space(6, 6), false));
  }

  @Test
  void showsTheActionsLeftOnlyWhileThePlayerActs() {
    assertThat(farApart().view().actionsLeft()).isEqualTo(2);
    assertThat(farApart().rolling().view().actionsLeft()).isZero();
  }

  @Test
  void everybodyMayTalk() {
    Scene scene = farApart();
    assertThat(scene.rules().talk(scene.state(), Seat.of(1))).isEqualTo(Talk.FREE);
  }

  @Test
  void aViewHoldsTheWholeState() {
    State state =
        farApart()
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
