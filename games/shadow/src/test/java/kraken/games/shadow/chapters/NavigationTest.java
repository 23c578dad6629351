package kraken.games.shadow.chapters;

import static kraken.games.shadow.sea.Card.BLUE_DRUNK;
import static kraken.games.shadow.sea.Card.RED_DRUNK;
import static kraken.games.shadow.sea.Card.RED_MERMAID;
import static kraken.games.shadow.sea.Card.YELLOW_RITUAL;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.sea.Chart;
import kraken.games.shadow.sea.Deck;
import kraken.games.shadow.sea.Hand;
import kraken.games.shadow.sea.Hex;
import kraken.games.shadow.sea.Sea;
import kraken.games.shadow.state.Effects;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.Refusals;
import kraken.games.shadow.state.RoundEnd;
import kraken.games.shadow.state.View;
import kraken.kit.Numbers;
import kraken.kit.Refusal;
import kraken.kit.Seat;
import kraken.kit.Turn;
import kraken.kit.Viewer;
import org.junit.jupiter.api.Test;

class NavigationTest {

  private static Scene drawn() {
    return Scene.of("SPSLSP")
        .appoints(1, 2)
        .shows()
        .drawsCards(BLUE_DRUNK, RED_DRUNK, YELLOW_RITUAL, RED_MERMAID);
  }

  private static Scene opened() {
    return drawn()
        .plays(1, new Move.PassOn(YELLOW_RITUAL))
        .plays(0, new Move.PassOn(BLUE_DRUNK))
        .is(Phase.NAVIGATING);
  }

  @Test
  void captainAndLieutenantDrawTwoEach() {
    Scene scene = drawn().is(Phase.PASSING_ON).asks(0, 1);
    assertThat(scene.state().deck().size()).isEqualTo(15);
    assertThat(scene.moves(0))
        .containsExactly(new Move.PassOn(RED_DRUNK), new Move.PassOn(BLUE_DRUNK));
    scene.refuses(0, new Move.PassOn(YELLOW_RITUAL), Refusals.CARD_NOT_HELD);
    scene.refuses(2, new Move.PassOn(RED_DRUNK), Refusal.Always.NOT_YOUR_TURN);
  }

  @Test
  void onlyWhoDrewThemKnowsTheCards() {
    Scene scene = drawn();
    List<Card> captains = List.of(BLUE_DRUNK, RED_DRUNK);
    assertThat(scene.view(0).rounds().getLast().drewC()).isEqualTo(captains);
    assertThat(scene.view(0).own()).extracting(View.Own::hand).isEqualTo(captains);
    assertThat(scene.view(0).rounds().getLast().drewL()).isEmpty();
    assertThat(scene.view(1).rounds().getLast().drewL())
        .containsExactly(YELLOW_RITUAL, RED_MERMAID);
    assertThat(scene.view(1).rounds().getLast().drewC()).isEmpty();
    assertThat(scene.heardBy(Seat.of(0))).contains(new Event.Drew(captains));
    assertThat(scene.heardBy(Seat.of(1))).doesNotContain(new Event.Drew(captains));
  }

  @Test
  void theOthersGoToTheSeaAndTheNavigatorSeesTwoShuffledCards() {
    Scene scene = opened();
    assertThat(scene.view(0).sea())
        .containsExactly(
            new View.Thrown(1, Seat.of(0), RED_DRUNK), new View.Thrown(1, Seat.of(1), null));
    assertThat(scene.view(2).rounds().getLast().heldN()).containsExactly(BLUE_DRUNK, YELLOW_RITUAL);
    assertThat(scene.view(2).rounds().getLast().passedC()).isNull();
    assertThat(scene.view(1).rounds().getLast().heldN()).isEmpty();
    assertThat(scene.moves(2))
        .containsExactly(
            new Move.Sail(BLUE_DRUNK), new Move.Sail(YELLOW_RITUAL), new Move.Refuse());
    assertThat(scene.heardBy(Seat.of(2)))
        .contains(new Event.LogbookOpened(List.of(BLUE_DRUNK, YELLOW_RITUAL)));
    assertThat(scene.heardBy(Viewer.WATCHER))
        .noneMatch(event -> event instanceof Event.LogbookOpened);
  }

  @Test
  void theCardSailedIsInTheCaptainsRecordForAllToSee() {
    Scene scene = opened().plays(2, new Move.Sail(BLUE_DRUNK));
    assertThat(scene.watched().track()).containsExactly(new Hex(0, 0), new Hex(1, 1));
    assertThat(scene.watched().rounds().getFirst().captain()).isEqualTo(Seat.of(0));
    assertThat(scene.watched().rounds().getFirst().card()).isEqualTo(BLUE_DRUNK);
    assertThat(scene.watched().sea()).hasSize(3);
  }

  @Test
  void whoseCardWasNotSailedKnowsThatItWasThrownAway() {
    Scene scene = opened().plays(2, new Move.Sail(BLUE_DRUNK));
    assertThat(scene.view(1).sea().getLast().card()).isEqualTo(YELLOW_RITUAL);
    assertThat(scene.view(2).sea().getLast().card()).isEqualTo(YELLOW_RITUAL);
    assertThat(scene.view(0).sea().getLast().card()).isNull();
    assertThat(scene.view(3).sea()).allMatch(thrown -> thrown.card() == null);
  }

  @Test
  void fewerThanFourCardsAreShuffledWithTheSeaBeforeANavigation() {
    Deck three = Deck.EMPTY.with(1).with(1).with(5);
    Deck low = three.thrown(1, 0, 7, 0).thrown(1, 0, 7, 0).thrown(1, 1, 6, 0);
    Scene scene = Scene.of("SPSLSP").with(low).appoints(1, 2).shows();
    assertThat(scene.state().deck().size()).isEqualTo(6);
    assertThat(scene.state().deck().sea()).isNull();
    assertThat(scene.events()).contains(new Event.Shuffled(6));
    Deck four = low.with(2);
    assertThat(Scene.of("SPSLSP").with(four).appoints(1, 2).shows().state().deck().size())
        .isEqualTo(4);
  }

  @Test
  void aDeckThatRunsOutIsShuffledAtOnce() {
    Deck four = Deck.EMPTY.with(1).with(1).with(1).with(1);
    Deck low = four.thrown(1, 0, 7, 0).thrown(1, 0, 7, 0).thrown(1, 0, 7, 0);
    Scene scene = Scene.of("SPSLSP").with(low).with(3, Persona.SMUGGLER).passes().appoints(1, 2);
    scene.passes().shows().passes().plays(3, new Move.Reveal()).chooses(0);
    assertThat(scene.turn()).isEqualTo(new Turn.Sea(Numbers.of(4, 3, 2, 1, 3)));
    scene.draws(0, 0, 0, 0, 0);
    assertThat(scene.state().round().lieutenants().drew())
        .isEqualTo(Hand.of(List.of(RED_DRUNK, YELLOW_RITUAL)));
    assertThat(scene.state().deck().size()).isEqualTo(2);
  }

  @Test
  void theNavigatorMayRefuseAndJump() {
    Scene scene = opened().plays(2, new Move.Refuse()).is(Phase.EMERGENCY);
    assertThat(scene.state().crew().isAboard(2)).isFalse();
    assertThat(scene.state().ship()).isZero();
    assertThat(scene.view(2).sea())
        .extracting(View.Thrown::card)
        .containsExactly(null, null, BLUE_DRUNK, YELLOW_RITUAL);
    assertThat(scene.view(3).sea()).allMatch(thrown -> thrown.card() == null);
    assertThat(scene.watched().crew().get(2).dealt()).isNull();
    assertThat(scene.watched().rounds().getFirst().end()).isEqualTo(RoundEnd.REFUSED);
  }

  @Test
  void inAnEmergencyTheCaptainNamesAnyoneAndNobodyMutinies() {
    Scene scene = drawn().offDuty(4);
    scene.plays(1, new Move.PassOn(YELLOW_RITUAL)).plays(0, new Move.PassOn(BLUE_DRUNK));
    scene.plays(2, new Move.Refuse());
    assertThat(scene.choices(0)).containsExactly(3, 4, 5);
    scene.plays(0, new Move.Appoint(Seat.of(4))).is(Phase.DRAWING);
    scene.drawsCards(BLUE_DRUNK, BLUE_DRUNK, RED_DRUNK, RED_DRUNK);
    scene.asks(0, 1).plays(0, new Move.PassOn(BLUE_DRUNK)).plays(1, new Move.PassOn(RED_DRUNK));
    scene.plays(4, new Move.Refuse()).is(Phase.EMERGENCY);
    assertThat(scene.choices(0)).containsExactly(3, 5);
  }

  @Test
  void anEmergencyNavigationBeginsAtOnceWithoutWhatWasPreparedForTheOneBefore() {
    Scene scene = Scene.of("SPSLSPS").with(4, Persona.SMUGGLER).with(5, Persona.ARCHIVIST);
    scene.with(6, Persona.GUNSLINGER).passes().appoints(1, 2).passes().shows().passes();
    scene.plays(4, new Move.Reveal()).chooses(1).plays(5, new Move.Reveal()).chooses(0).passes();
    scene.drawsCards(BLUE_DRUNK, RED_DRUNK, RED_DRUNK, RED_DRUNK, RED_MERMAID);
    scene.plays(0, new Move.KeepCards()).plays(0, new Move.PassOn(BLUE_DRUNK));
    scene.plays(1, new Move.PassOn(RED_DRUNK)).plays(2, new Move.Refuse()).is(Phase.EMERGENCY);
    scene.plays(0, new Move.Appoint(Seat.of(3))).is(Phase.DRAWING);
    assertThat(scene.state().effects()).isEqualTo(Effects.NONE);
    scene.drawsCards(BLUE_DRUNK, RED_DRUNK, RED_DRUNK, RED_MERMAID).is(Phase.PASSING_ON);
  }

  @Test
  void whatAnArchivistHadPreparedForTheLieutenantIsLostWithTheJump() {
    Scene scene = Scene.of("SPSLSPS").with(5, Persona.ARCHIVIST).passes().appoints(1, 2);
    scene.passes().shows().passes().plays(5, new Move.Reveal()).chooses(1);
    scene.drawsCards(BLUE_DRUNK, RED_DRUNK, RED_DRUNK, RED_MERMAID).is(Phase.ARCHIVE);
    scene.plays(1, new Move.KeepCards()).plays(0, new Move.PassOn(BLUE_DRUNK));
    scene.plays(1, new Move.PassOn(RED_DRUNK)).plays(2, new Move.Refuse());
    scene.plays(0, new Move.Appoint(Seat.of(3)));
    scene.drawsCards(BLUE_DRUNK, RED_DRUNK, RED_DRUNK, RED_DRUNK).is(Phase.PASSING_ON);
  }

  @Test
  void theCultsLeaderDoesNotWinByJumping() {
    Scene scene = Scene.of("SPLSSP").appoints(1, 2).shows();
    scene.drawsCards(RED_DRUNK, RED_DRUNK, RED_DRUNK, RED_DRUNK);
    scene.plays(0, new Move.PassOn(RED_DRUNK)).plays(1, new Move.PassOn(RED_DRUNK));
    scene.plays(2, new Move.Refuse()).is(Phase.EMERGENCY);
    assertThat(scene.state().ending()).isNull();
  }

  @Test
  void ifNobodyIsLeftTheCaptainNavigatesAndCannotJump() {
    Scene scene = Scene.of("SPSLS").overboard(3, 4).appoints(1, 2).shows();
    scene.drawsCards(RED_DRUNK, BLUE_DRUNK, RED_DRUNK, RED_DRUNK);
    scene.plays(0, new Move.PassOn(RED_DRUNK)).plays(1, new Move.PassOn(RED_DRUNK));
    scene.plays(2, new Move.Refuse()).is(Phase.DRAWING);
    scene.drawsCards(RED_DRUNK, BLUE_DRUNK, RED_MERMAID, RED_MERMAID);
    scene.plays(0, new Move.PassOn(RED_DRUNK)).plays(1, new Move.PassOn(RED_MERMAID));
    scene.is(Phase.NAVIGATING).refuses(0, new Move.Refuse(), Refusals.CAPTAIN_STAYS);
    assertThat(scene.moves(0))
        .containsExactly(new Move.Sail(RED_DRUNK), new Move.Sail(RED_MERMAID));
  }

  @Test
  void aMissingLieutenantsCardIsDrawnAtRandom() {
    Scene scene = Scene.of("SPSLS").overboard(2, 3, 4).with(0, Persona.BOSUN).passes();
    scene.plays(0, new Move.Appoint(Seat.of(1))).passes().shows().passes().passes();
    scene.drawsCards(RED_DRUNK, BLUE_DRUNK, RED_MERMAID, YELLOW_RITUAL).asks(0);
    scene.plays(0, new Move.PassOn(BLUE_DRUNK));
    assertThat(scene.view(1).rounds().getLast().heldN()).containsExactly(RED_MERMAID, BLUE_DRUNK);
    assertThat(scene.state().deck().sea())
        .extracting(Sea::card)
        .isEqualTo(Hand.code(YELLOW_RITUAL));
    assertThat(scene.watched().sea().getLast()).isEqualTo(new View.Thrown(1, null, null));
  }

  @Test
  void everybodyHearsTheCourseOfANavigationAndEachHisOwnCards() {
    Scene scene = opened();
    assertThat(scene.heardBy(Viewer.WATCHER))
        .containsSubsequence(new Event.CardsDrawn(2, 2), new Event.LogbookPassed(Seat.of(2)));
    assertThat(scene.heardBy(Seat.of(1)))
        .contains(new Event.Drew(List.of(YELLOW_RITUAL, RED_MERMAID)));
    assertThat(scene.heardBy(Viewer.WATCHER)).noneMatch(Event.Drew.class::isInstance);
    scene.plays(2, new Move.Refuse()).plays(0, new Move.Appoint(Seat.of(4)));
    assertThat(scene.heardBy(Viewer.WATCHER))
        .containsSubsequence(
            new Event.OrderRefused(Seat.of(2)), new Event.NavigatorNamed(Seat.of(4)));
  }

  @Test
  void whoDrawsAgainIsNamedAndSeesTheNewCardsAlone() {
    Scene scene = Scene.of("SPSLSP").with(4, Persona.ARCHIVIST).passes().appoints(1, 2).passes();
    scene.shows().passes().is(Phase.BEFORE_DRAWING);
    scene.plays(4, new Move.Reveal()).chooses(1);
    scene.drawsCards(BLUE_DRUNK, RED_DRUNK, RED_DRUNK, RED_MERMAID).plays(1, new Move.DrawAgain());
    scene.drawsCards(YELLOW_RITUAL, BLUE_DRUNK);
    Event again = new Event.Drew(List.of(YELLOW_RITUAL, BLUE_DRUNK));
    assertThat(scene.heardBy(Viewer.WATCHER))
        .contains(new Event.DrewAgain(Seat.of(1)))
        .doesNotContain(again);
    assertThat(scene.heardBy(Seat.of(1))).contains(again);
  }

  @Test
  void aTopCardThatWasSeenLeavesNothingToChance() {
    Scene scene = Scene.of("SPSLSP").sails(1, 2, Card.RED_TELESCOPE).chooses(5);
    scene.drawsCards(YELLOW_RITUAL).plays(5, new Move.Leave()).appoints(1, 3).shows();
    assertThat(scene.turn()).isEqualTo(new Turn.Sea(Numbers.of(1, 14, 13, 12)));
  }

  @Test
  void cardsAreInTheHandOnlyUntilTheyArePassedOn() {
    Scene scene = drawn().plays(1, new Move.PassOn(YELLOW_RITUAL));
    assertThat(held(scene, 0)).hasSize(2);
    assertThat(held(scene, 1)).isEmpty();
    scene.plays(0, new Move.PassOn(BLUE_DRUNK));
    assertThat(held(scene, 2)).containsExactly(BLUE_DRUNK, YELLOW_RITUAL);
    assertThat(held(scene, 0)).isEmpty();
  }

  @Test
  void whoLooksAtTheTopCardHoldsItAndNobodyElse() {
    Scene scene = Scene.of("SPSLSP").sails(1, 2, Card.RED_TELESCOPE).chooses(5);
    scene.drawsCards(YELLOW_RITUAL).is(Phase.LOOKED);
    assertThat(held(scene, 5)).containsExactly(YELLOW_RITUAL);
    assertThat(held(scene, 0)).isEmpty();
  }

  private static List<Card> held(Scene scene, int seat) {
    return Objects.requireNonNull(scene.view(seat).own()).hand();
  }

  @Test
  void aCardThatWasSailedIsNeverShuffledInAgain() {
    Scene scene = Scene.of("SPSLSP").sails(1, 2, BLUE_DRUNK);
    Deck shuffled = scene.state().deck().shuffled();
    Deck whole = Deck.of(Chart.QUICK);
    assertThat(shuffled.size()).isEqualTo(whole.size() - 1);
    assertThat(shuffled.count(Hand.code(BLUE_DRUNK)))
        .isEqualTo(whole.count(Hand.code(BLUE_DRUNK)) - 1);
  }

  @Test
  void aShuffleBringsAllOfTheSeaBackAndEverybodyHearsHowManyThereAre() {
    Deck low = Deck.EMPTY.with(1).with(1);
    Deck sea = low.thrown(1, 0, 7, 0).thrown(1, 0, 7, 0).thrown(1, 0, 7, 0);
    Scene scene = Scene.of("SPSLSP").with(sea).appoints(1, 2).shows();
    assertThat(scene.events()).contains(new Event.Shuffled(5));
    assertThat(scene.state().deck().count(Hand.code(RED_DRUNK))).isEqualTo(2);
    assertThat(scene.state().deck().count(Hand.code(YELLOW_RITUAL))).isEqualTo(3);
    assertThat(scene.turn()).isEqualTo(new Turn.Sea(Numbers.of(5, 4, 3, 2)));
  }
}
