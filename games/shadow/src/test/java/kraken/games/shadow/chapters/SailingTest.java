package kraken.games.shadow.chapters;

import static kraken.games.shadow.sea.Card.BLUE_DISARMED;
import static kraken.games.shadow.sea.Card.BLUE_DRUNK;
import static kraken.games.shadow.sea.Card.RED_ARMED;
import static kraken.games.shadow.sea.Card.RED_DRUNK;
import static kraken.games.shadow.sea.Card.RED_MERMAID;
import static kraken.games.shadow.sea.Card.RED_TELESCOPE;
import static kraken.games.shadow.sea.Card.YELLOW_RITUAL;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import kraken.games.shadow.crew.Ending;
import kraken.games.shadow.sea.Chart;
import kraken.games.shadow.sea.Hex;
import kraken.games.shadow.sea.Token;
import kraken.games.shadow.state.Deed;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.Refusals;
import kraken.games.shadow.state.View;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where the ship sails, and what the cards do. */
class SailingTest {

  @Test
  void theCoveInTheWestIsThePirates() {
    assertEnd(Scene.of("SPSLSP").at(-2, 6).sails(1, 2, RED_DRUNK), Ending.COVE, "pirates", 1, 5);
  }

  @Test
  void theBayInTheEastIsTheSailors() {
    assertEnd(
        Scene.of("SPSLSP").at(2, 6).sails(1, 2, BLUE_DISARMED), Ending.BAY, "sailors", 0, 2, 4);
  }

  @Test
  void theKrakenInTheNorthIsTheCults() {
    Scene scene = Scene.of("SPSLSP").at(0, 8).overboard(3);
    assertEnd(scene.sails(1, 2, YELLOW_RITUAL), Ending.KRAKEN, "cult", 3);
  }

  private static void assertEnd(Scene scene, Ending ending, String side, int... winners) {
    String key = ending.name().toLowerCase(Locale.ROOT);
    scene.ends(ending);
    assertThat(scene.turn())
        .isEqualTo(new Turn.Over(new Outcome.Sides(side, Scene.seats(winners), key)));
  }

  @Test
  void toFeedTheLeaderIsWhatTheCultWants() {
    Scene scene = Scene.of("SPSLSP").at(0, 6).sails(1, 2, BLUE_DISARMED).chooses(3);
    assertEnd(scene, Ending.FED, "cult", 3);
    assertThat(scene.events()).endsWith(new Event.Ended(Ending.FED));
  }

  @Test
  void afterADrunkenNightTheNextWithFewestCardsIsCaptain() {
    Scene.of("SPSLSP").sails(1, 2, RED_DRUNK).hasCaptain(1);
    Scene.of("SPSLSP").record(1, 1).record(2, 2).sails(1, 2, RED_DRUNK).hasCaptain(3);
    Scene.of("SPSLSP")
        .record(1, 2)
        .record(2, 1)
        .record(3, 2)
        .record(4, 1)
        .record(5, 2)
        .sails(1, 2, BLUE_DRUNK)
        .hasCaptain(2);
    Scene.of("SPSLSP").silenced(1).overboard(2).sails(4, 3, RED_DRUNK).hasCaptain(3);
    Scene.of("SPSLSP").captain(5).sails(1, 2, RED_DRUNK).hasCaptain(0);
  }

  @Test
  void theOldCaptainIsLeftOutOfTheCount() {
    Scene scene = Scene.of("SPSLSP");
    for (int seat = 1; seat < 6; seat++) {
      scene.record(seat, 2);
    }
    scene.sails(1, 2, RED_DRUNK).hasCaptain(1);
    assertThat(scene.state().crew().cardsSailedBy(0)).isEqualTo(1);
  }

  @Test
  void onlyOthersAboardAreChosenForTokenMermaidAndTelescope() {
    Scene token = Scene.of("SPSLSP").overboard(4).at(1, 1).sails(1, 2, YELLOW_RITUAL);
    Scene mermaid = Scene.of("SPSLSP").overboard(4).sails(1, 2, RED_MERMAID);
    Scene telescope = Scene.of("SPSLSP").overboard(4).sails(1, 2, RED_TELESCOPE);
    token.is(Phase.TOKEN);
    mermaid.is(Phase.MERMAID);
    telescope.is(Phase.TELESCOPE);
    for (Scene scene : List.of(token, mermaid, telescope)) {
      assertThat(scene.choices(0)).containsExactly(1, 2, 3, 5);
      scene.refuses(0, new Move.Choose(Seat.of(4)), Refusals.NOT_THAT_PLAYER);
      scene.refuses(0, new Move.Choose(Seat.of(0)), Refusals.NOT_THAT_PLAYER);
    }
  }

  @Test
  void theMermaidSingsOfTheLastThreeCardsInNoOrder() {
    Scene scene = Scene.of("SPSLSP").appoints(1, 2).shows();
    scene.drawsCards(RED_MERMAID, YELLOW_RITUAL, BLUE_DRUNK, RED_DRUNK);
    scene.plays(0, new Move.PassOn(RED_MERMAID)).plays(1, new Move.PassOn(BLUE_DRUNK));
    scene.plays(2, new Move.Sail(RED_MERMAID)).is(Phase.MERMAID);
    assertThat(scene.choices(0)).containsExactly(1, 2, 3, 4, 5);
    scene.chooses(4);
    assertThat(scene.view(4).deeds())
        .containsExactly(
            new Deed.Heard(1, Seat.of(4), List.of(RED_DRUNK, BLUE_DRUNK, YELLOW_RITUAL)));
    assertThat(scene.view(0).deeds()).containsExactly(new Deed.Heard(1, Seat.of(4), List.of()));
  }

  @Test
  void throughTheTelescopeOneSeesTheTopCardAndLeavesIt() {
    Scene scene = Scene.of("SPSLSP").sails(1, 2, RED_TELESCOPE).is(Phase.TELESCOPE).chooses(5);
    scene.is(Phase.LOOKING).drawsCards(YELLOW_RITUAL).is(Phase.LOOKED);
    assertThat(scene.view(5).top()).isEqualTo(YELLOW_RITUAL);
    assertThat(scene.view(0).top()).isNull();
    assertThat(scene.moves(5)).containsExactly(new Move.Leave(), new Move.Throw());
    assertThat(scene.heardBy(Seat.of(5))).contains(new Event.TopCardSeen(YELLOW_RITUAL));
    scene.plays(5, new Move.Leave()).is(Phase.LIEUTENANT);
    assertThat(scene.view(5).deeds())
        .containsExactly(new Deed.Looked(1, Seat.of(5), YELLOW_RITUAL, false));
    assertThat(scene.view(0).deeds()).containsExactly(new Deed.Looked(1, Seat.of(5), null, false));
    scene.appoints(1, 3).shows().draws(0, 0, 0, 0);
    assertThat(scene.view(0).rounds().getLast().drewC().getFirst()).isEqualTo(YELLOW_RITUAL);
    assertThat(scene.view(5).rounds().getLast().drewC()).containsExactly(YELLOW_RITUAL);
    assertThat(scene.view(4).rounds().getLast().drewC()).isEmpty();
  }

  @Test
  void orThrowsItToTheSea() {
    Scene scene = Scene.of("SPSLSP").sails(1, 2, RED_TELESCOPE).chooses(5);
    scene.drawsCards(YELLOW_RITUAL).plays(5, new Move.Throw());
    assertThat(scene.state().deck().size()).isEqualTo(14);
    assertThat(scene.view(5).sea().getLast())
        .isEqualTo(new View.Thrown(1, Seat.of(5), YELLOW_RITUAL));
    assertThat(scene.view(0).sea().getLast().card()).isNull();
    assertThat(scene.view(5).top()).isNull();
  }

  @Test
  void theNavigatorIsArmedOrDisarmed() {
    Scene.of(Chart.LONG, "SPSLSPS").sails(1, 2, RED_ARMED).hasGuns(3, 3, 4, 3);
    Scene.of("SPSLSPS").sails(1, 2, BLUE_DISARMED).hasGuns(3, 3, 2, 3);
    Scene.of("SPSLSPS").guns(2, 0).sails(1, 2, BLUE_DISARMED).hasGuns(3, 3, 0, 3);
    Scene fed = Scene.of("SPSLSP").at(0, 6).sails(1, 2, BLUE_DISARMED).chooses(2);
    fed.hasGuns(3, 3, 3, 3);
  }

  @Test
  void theSupplyLineFillsUpToThreeGunsOnce() {
    Scene scene = Scene.of(Chart.LONG, "SPSLSPS").at(-1, 5).guns(1, 0).guns(3, 5).overboard(6);
    scene.guns(6, 1).sails(1, 2, RED_ARMED).hasGuns(3, 3, 4, 5, 3, 3, 1);
    Scene south = Scene.of(Chart.LONG, "SPSLSPS").guns(1, 0).sails(1, 2, RED_ARMED);
    south.hasGuns(3, 0, 4);
    Scene quick = Scene.of("SPSLSPS").at(-1, 5).guns(1, 0).sails(1, 2, RED_DRUNK);
    quick.hasGuns(3, 0, 3);
  }

  @ParameterizedTest
  @CsvSource({"SPSLS, 4", "SPSLSP, 4", "SPSLSPS, 6", "SPSLSPSP, 6", "SPSLSPSPS, 7"})
  void theTeamRestsAsTheTableSays(String factions, int mask) {
    Scene scene = Scene.of(factions).offDuty(3).sails(1, 2, BLUE_DISARMED);
    assertThat(scene.state().crew().offDuty()).isEqualTo(mask);
  }

  @Test
  void asManyRestAsBeforePlayersWentOverboard() {
    Scene scene = Scene.of("SPSLSPSPS").overboard(5, 6, 7, 8).sails(1, 2, BLUE_DISARMED);
    assertThat(scene.state().crew().offDuty()).isEqualTo(7);
  }

  @Test
  void theCaptainWhoSailedRestsThoughAnotherIsCaptainNow() {
    Scene scene = Scene.of("SPSLSPSPS").sails(1, 2, RED_DRUNK).hasCaptain(1);
    assertThat(scene.choices(1)).containsExactly(3, 4, 5, 6, 7, 8);
  }

  @Test
  void tokenFirstThenTheActionOfTheCard() {
    Scene scene = Scene.of("SPSLSP").at(0, 4).captain(0);
    scene.at(-1, 1).sails(1, 2, YELLOW_RITUAL).is(Phase.TOKEN).chooses(1).is(Phase.RITUAL);
  }

  @Test
  void everybodyHearsWhereTheShipSailsAndWhoRests() {
    Scene scene = Scene.of("SPSLSP").at(0, 2).sails(1, 2, YELLOW_RITUAL).chooses(5);
    assertThat(scene.events())
        .containsSequence(
            new Event.Sailed(YELLOW_RITUAL, new Hex(0, 2), new Hex(-1, 3), null),
            new Event.TokenFound(Token.SEARCH));
    scene.draws(4).is(Phase.LIEUTENANT);
    assertThat(scene.events()).contains(new Event.WentOffDuty(Scene.seats(2)));
    assertThat(Scene.of("SPSLSP").at(-2, 6).sails(1, 2, RED_DRUNK).events())
        .containsSequence(
            new Event.Sailed(RED_DRUNK, new Hex(-2, 6), null, Ending.COVE),
            new Event.Ended(Ending.COVE));
  }

  @Test
  void everybodyHearsOfTheSupplyLineAndWhoFillsUpThere() {
    Scene scene = Scene.of(Chart.LONG, "SPSLSPS").at(0, 6).guns(4, 1).guns(5, 4);
    scene.sails(1, 2, BLUE_DRUNK);
    assertThat(scene.events())
        .containsSequence(
            new Event.SupplyLineCrossed(),
            new Event.GunsChanged(Seat.of(4), 1, 3),
            new Event.TokenFound(Token.FLOG));
  }

  @Test
  void theNavigatorIsDisarmedOfHisLastGunToo() {
    Scene.of("SPSLSP").guns(2, 1).sails(1, 2, BLUE_DISARMED).hasGuns(3, 3, 0);
    Scene.of("SPSLSP").guns(2, 0).sails(1, 2, BLUE_DISARMED).hasGuns(3, 3, 0);
  }

  @Test
  void everybodyHearsOfTheNewCaptain() {
    assertThat(Scene.of("SPSLSP").sails(1, 2, RED_DRUNK).events())
        .contains(new Event.CaptaincyPassed(Seat.of(0), Seat.of(1)));
  }
}
