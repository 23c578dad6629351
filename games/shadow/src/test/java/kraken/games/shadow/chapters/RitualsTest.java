package kraken.games.shadow.chapters;

import static kraken.games.shadow.sea.Card.YELLOW_RITUAL;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.games.shadow.crew.Ending;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.sea.Chart;
import kraken.games.shadow.sea.Deck;
import kraken.games.shadow.state.Deed;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.Refusals;
import kraken.games.shadow.state.Ritual;
import kraken.games.shadow.state.View;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Turn;
import org.junit.jupiter.api.Test;

class RitualsTest {

  private static final int CONVERSION = 0;
  private static final int STASH = 3;
  private static final int SEARCH = 4;
  private static final List<Side> NOT_THE_CULT = List.of(Side.SAILORS, Side.PIRATES);

  private static Scene ritual(String factions, int drawn) {
    return Scene.of(factions).sails(1, 2, YELLOW_RITUAL).is(Phase.RITUAL).draws(drawn);
  }

  @Test
  void allAboardAreAskedSoThatNobodyStandsOut() {
    Scene scene = ritual("SPSLSP", CONVERSION).is(Phase.CONVERSION).asks(0, 1, 2, 3, 4, 5);
    assertThat(scene.moves(0)).containsExactly(new Move.CloseEyes());
    assertThat(scene.choices(3)).containsExactly(0, 1, 2, 4, 5);
    scene.refuses(0, new Move.Convert(Seat.of(1)), Refusals.ONLY_THE_LEADER);
    scene.refuses(3, new Move.CloseEyes(), Refusals.LEADER_MUST_CHOOSE);
    scene.refuses(3, new Move.Convert(Seat.of(3)), Refusals.NOT_CONVERTIBLE);
  }

  @Test
  void onlyTheTwoLearnOfAConversion() {
    Scene scene = ritual("SPSLSP", CONVERSION).plays(3, new Move.Convert(Seat.of(1)));
    scene.closesEyes().is(Phase.LIEUTENANT);
    Deed deed = new Deed.Converted(1, Seat.of(3), Seat.of(1));
    assertThat(scene.view(1).deeds()).contains(deed);
    assertThat(scene.view(3).deeds()).contains(deed);
    assertThat(scene.view(5).deeds()).containsExactly(new Deed.Held(1, Ritual.CONVERSION));
    assertThat(scene.view(1).own()).extracting(View.Own::leader).isEqualTo(Seat.of(3));
    assertThat(scene.view(1).crew().get(1).faction()).isEqualTo(Faction.CULTIST);
    assertThat(scene.view(5).own()).extracting(View.Own::leader).isNull();
    assertThat(scene.heardBy(Seat.of(5))).doesNotContain(new Event.Done(deed));
  }

  @Test
  void aConvertedPirateIsStillKnownAsOneAndWinsWithTheCult() {
    Scene scene = ritual("SPSLSP", CONVERSION).plays(3, new Move.Convert(Seat.of(1)));
    scene.closesEyes();
    assertThat(scene.view(5).crew().get(1).dealt()).isEqualTo(Faction.PIRATE);
    assertThat(scene.view(1).crew().get(5).dealt()).isEqualTo(Faction.PIRATE);
    scene.at(0, 6).sails(1, 3, Card.BLUE_DISARMED).chooses(3).ends(Ending.FED);
    assertThat(scene.turn().awaited()).isEqualTo(Seats.NONE);
    assertThat(((Turn.Over) scene.turn()).outcome().winners()).isEqualTo(Scene.seats(1, 3));
    assertThat(Scene.RULES.part(scene.state(), Seat.of(1))).isEqualTo("cultist");
    assertThat(Scene.RULES.part(scene.state(), Seat.of(5))).isEqualTo("pirate");
  }

  @Test
  void theSearchedTheFloggedTheDrownedAndConvertsCannotBeConverted() {
    Scene scene = Scene.of("SPSLSPS").at(-1, 1).sails(1, 2, YELLOW_RITUAL).chooses(4);
    assertThat(scene.draws(CONVERSION).choices(3)).containsExactly(0, 1, 2, 5, 6);
    scene.plays(3, new Move.Convert(Seat.of(5))).closesEyes();
    scene.overboard(6).at(0, 0).offDuty().sails(1, 4, YELLOW_RITUAL);
    scene.draws(CONVERSION);
    assertThat(scene.choices(3)).containsExactly(0, 1, 2);
  }

  @Test
  void aFloggedOneCannotBeConverted() {
    Scene scene = Scene.of(Chart.LONG, "SPSLSPS").at(-1, 5).sails(1, 2, YELLOW_RITUAL);
    scene.is(Phase.TOKEN).chooses(4).draws(0).draws(CONVERSION);
    assertThat(scene.choices(3)).containsExactly(0, 1, 2, 5, 6);
  }

  @Test
  void theFirstCultistOfElevenMayBeChosenForTheLeaderDoesNotKnowHim() {
    Scene scene = ritual("SPSLSPSPSPC", CONVERSION);
    assertThat(scene.choices(3)).contains(10);
    scene.plays(3, new Move.Convert(Seat.of(10))).closesEyes();
    assertThat(scene.view(10).own()).extracting(View.Own::leader).isEqualTo(Seat.of(3));
    assertThat(scene.state().crew().faction(10)).isEqualTo(Faction.CULTIST);
  }

  @Test
  void withoutALeaderAboardARitualLooksTheSame() {
    Scene scene = Scene.of("SPSLSP").overboard(3).sails(1, 2, YELLOW_RITUAL).draws(CONVERSION);
    scene.asks(0, 1, 2, 4, 5).closesEyes().is(Phase.LIEUTENANT);
    assertThat(scene.watched().deeds()).containsExactly(new Deed.Held(1, Ritual.CONVERSION));
  }

  @Test
  void whereNobodyCanBeConvertedTheLeaderClosesHisEyesLikeEverybodyElse() {
    Scene scene = Scene.of("SPSLSP").searched(0, 1, 2, 4, 5).sails(1, 2, YELLOW_RITUAL);
    scene.draws(CONVERSION).asks(0, 1, 2, 3, 4, 5);
    assertThat(scene.moves(3)).containsExactly(new Move.CloseEyes());
    scene.closesEyes().is(Phase.LIEUTENANT);
    assertThat(scene.view(3).deeds()).containsExactly(new Deed.Held(1, Ritual.CONVERSION));
    assertThat(scene.state().crew().factions().converted()).isZero();
  }

  @Test
  void theStashIsGivenAlsoWhereNobodyCanBeConverted() {
    Scene scene = Scene.of("SPSLSP").searched(0, 1, 2, 4, 5).sails(1, 2, YELLOW_RITUAL);
    assertThat(scene.draws(STASH).moves(3)).hasSize(56);
  }

  @Test
  void threeGunsFromTheStashForAnybodyAboard() {
    Scene scene = ritual("SPSLSP", STASH).is(Phase.STASH);
    assertThat(scene.moves(3)).hasSize(56);
    assertThat(scene.moves(1)).containsExactly(new Move.CloseEyes());
    Move stash = new Move.Stash(Seat.of(3), Seat.of(3), Seat.of(5));
    scene.refuses(1, stash, Refusals.ONLY_THE_LEADER);
    scene.refuses(3, new Move.Stash(Seat.of(5), Seat.of(3), Seat.of(3)), Refusals.NOT_THAT_PLAYER);
    scene.plays(3, stash).hasGuns(3, 3, 3, 3).closesEyes().hasGuns(3, 3, 3, 5, 3, 4);
    List<Seat> to = List.of(Seat.of(3), Seat.of(3), Seat.of(5));
    assertThat(scene.view(0).deeds()).contains(new Deed.Stashed(1, null, to));
    assertThat(scene.view(3).deeds()).contains(new Deed.Stashed(1, Seat.of(3), to));
  }

  @Test
  void theDrownedGetNoneOfTheGunsAndADrownedLeaderGivesNone() {
    Scene scene = Scene.of("SPSLSP").overboard(4).sails(1, 2, YELLOW_RITUAL).draws(STASH);
    scene.refuses(3, new Move.Stash(Seat.of(3), Seat.of(4), Seat.of(5)), Refusals.NOT_THAT_PLAYER);
    Scene drowned = Scene.of("SPSLSP").overboard(3).sails(1, 2, YELLOW_RITUAL).draws(STASH);
    drowned.closesEyes().hasGuns(3, 3, 3, 3, 3, 3).is(Phase.LIEUTENANT);
  }

  @Test
  void theCultSearchTellsTheLeaderWhatTheTeamIs() {
    Scene scene = ritual("SPSLSP", SEARCH).is(Phase.LIEUTENANT);
    assertThat(scene.view(3).deeds())
        .containsExactly(
            new Deed.Held(1, Ritual.SEARCH),
            new Deed.Exposed(1, Seat.of(3), Seat.of(0), Faction.SAILOR),
            new Deed.Exposed(1, Seat.of(3), Seat.of(1), Faction.PIRATE),
            new Deed.Exposed(1, Seat.of(3), Seat.of(2), Faction.SAILOR));
    assertThat(scene.view(0).deeds()).containsExactly(new Deed.Held(1, Ritual.SEARCH));
  }

  @Test
  void theCultSearchShowsTheCardAlsoOfOneWhoHasBeenConverted() {
    Scene scene = ritual("SPSLSP", CONVERSION).plays(3, new Move.Convert(Seat.of(1)));
    scene.closesEyes().at(0, 0).offDuty().sails(1, 2, YELLOW_RITUAL).draws(3);
    assertThat(scene.view(3).deeds())
        .contains(new Deed.Exposed(2, Seat.of(3), Seat.of(1), Faction.PIRATE));
  }

  @Test
  void theCultSearchLeavesOutThoseOverboardAndTheLeaderHimself() {
    Scene scene = Scene.of("SPLSSP").at(0, 4).sails(1, 2, YELLOW_RITUAL).draws(SEARCH);
    assertThat(scene.view(2).deeds()).hasSize(3);
    Scene drowned = Scene.of("SPSLSP").overboard(3).sails(1, 2, YELLOW_RITUAL).draws(SEARCH);
    assertThat(drowned.view(3).deeds()).hasSize(1);
  }

  @Test
  void theCultSearchLeavesOutWhoWasFedToTheKrakenInTheSameRound() {
    Scene scene = Scene.of("SPSLSP").at(-1, 5).sails(1, 2, YELLOW_RITUAL).chooses(2).draws(SEARCH);
    assertThat(scene.view(3).deeds())
        .containsExactly(
            new Deed.Fed(1, Seat.of(0), Seat.of(2)),
            new Deed.Held(1, Ritual.SEARCH),
            new Deed.Exposed(1, Seat.of(3), Seat.of(0), Faction.SAILOR),
            new Deed.Exposed(1, Seat.of(3), Seat.of(1), Faction.PIRATE));
  }

  @Test
  void aConvertWhoIsFloggedIsOnTheSideOfTheCult() {
    for (int drawn = 0; drawn < 2; drawn++) {
      Scene scene = Scene.of(Chart.LONG, "SPSLSPS").sails(1, 2, YELLOW_RITUAL).draws(CONVERSION);
      scene.plays(3, new Move.Convert(Seat.of(1))).closesEyes().at(0, 6);
      scene.sails(3, 4, Card.BLUE_DISARMED).is(Phase.TOKEN).chooses(1).draws(drawn);
      assertThat(scene.watched().crew().get(1).not()).isEqualTo(NOT_THE_CULT.get(drawn));
    }
  }

  @Test
  void ritualsAreNotReturnedAndWhenAllAreUsedThereIsNone() {
    Scene scene = Scene.of("SPSLSP");
    for (int left = 5; left > 0; left--) {
      assertThat(scene.state().rituals().size()).isEqualTo(left);
      scene.at(0, 0).offDuty().with(Deck.of(Chart.QUICK));
      int captain = scene.state().captain();
      scene.sails((captain + 1) % 6, (captain + 2) % 6, YELLOW_RITUAL).draws(left - 1);
      if (scene.state().phase() != Phase.LIEUTENANT) {
        scene.plays(3, scene.moves(3).getFirst()).closesEyes();
      }
    }
    scene.at(0, 0).offDuty().with(Deck.of(Chart.QUICK)).sails(1, 2, YELLOW_RITUAL);
    scene.is(Phase.LIEUTENANT);
    assertThat(scene.state().rituals().size()).isZero();
    assertThat(Integer.bitCount(scene.state().crew().factions().converted())).isEqualTo(3);
  }

  @Test
  void onlyTheLeaderSeesWhomHeHasChosenBeforeAllEyesAreOpen() {
    Scene scene = Scene.of("SPSLSP").sails(1, 2, Card.YELLOW_RITUAL).draws(3);
    scene.plays(3, new Move.Stash(Seat.of(0), Seat.of(0), Seat.of(4)));
    assertThat(scene.view(3).own())
        .extracting(View.Own::chosen)
        .isEqualTo(List.of(Seat.of(0), Seat.of(0), Seat.of(4)));
    assertThat(scene.view(0).own()).extracting(View.Own::chosen).isEqualTo(List.of());
  }
}
