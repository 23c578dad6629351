package kraken.games.shadow.chapters;

import static kraken.games.shadow.sea.Card.BLUE_DRUNK;
import static kraken.games.shadow.sea.Card.RED_DRUNK;
import static kraken.games.shadow.sea.Card.RED_MERMAID;
import static kraken.games.shadow.sea.Card.RED_TELESCOPE;
import static kraken.games.shadow.sea.Card.YELLOW_RITUAL;
import static org.assertj.core.api.Assertions.assertThat;

import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.imagining.Imagined;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.sea.Deck;
import kraken.games.shadow.sea.Hand;
import kraken.games.shadow.state.Aim;
import kraken.games.shadow.state.Deed;
import kraken.games.shadow.state.Effects;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.View;
import kraken.kit.Seat;
import org.junit.jupiter.api.Test;

/** Ruling 3: effects are settled in the order in which they are played; what comes of several. */
class CombinationsTest {

  private static Scene scene(Persona second, Persona third) {
    return Scene.of("SPSLSPS").with(2, second).with(3, third);
  }

  private static Scene named(Persona second, Persona third) {
    return scene(second, third).passes().appoints(1, 2);
  }

  private static Scene revealed(Scene scene, int seat) {
    return scene.plays(seat, new Move.Reveal());
  }

  @Test
  void whatWasSaidOfTheComingMutinyOutlastsTheCook() {
    Scene scene = named(Persona.EQUALIZER, Persona.COOK);
    revealed(revealed(scene, 2), 3).hasCaptain(1).appoints(0, 4).is(Phase.LOYALTY);
    scene.shows(0, 0, 0, 0, 1).hasCaptain(4);
    assertThat(scene.state().effects()).isEqualTo(Effects.NONE);
  }

  @Test
  void whereNobodyElseMayBeCaptainTheCookIsRevealedForNothing() {
    Scene scene = Scene.of("SPSLS").overboard(1, 3, 4).silenced(2).with(2, Persona.COOK);
    scene.passes().plays(0, new Move.Appoint(Seat.of(2)));
    assertThat(scene.revealsForNothing(2)).isTrue();
    revealed(scene, 2).hasCaptain(0).is(Phase.LOYALTY);
    assertThat(scene.state().round().navigator()).isEqualTo(2);
    assertThat(named(Persona.COOK, Persona.BOSUN).revealsForNothing(2)).isFalse();
  }

  /** Seat 3 reveals this, and the Mentor turns it down again in the same window. */
  private static Scene turnedDown(Scene scene) {
    assertThat(scene.revealsForNothing(3)).isFalse();
    return revealed(revealed(scene, 3), 2).chooses(3);
  }

  @Test
  void aSecondEqualizerIsRevealedForNothing() {
    Scene scene = turnedDown(named(Persona.MENTOR, Persona.EQUALIZER));
    assertThat(scene.revealsForNothing(3)).isTrue();
    revealed(scene, 3).is(Phase.LOYALTY).shows(0, 1).hasCaptain(1).hasGuns(3, 2);
  }

  @Test
  void aSecondRabbleRouserIsRevealedForNothing() {
    Scene scene = turnedDown(named(Persona.MENTOR, Persona.ROUSER).passes().shows(0, 1));
    assertThat(scene.revealsForNothing(3)).isTrue();
    revealed(scene, 3).hasCaptain(0).is(Phase.DRAWING).hasGuns(3, 3);
  }

  @Test
  void thatNothingWouldComeOfACharacterIsForItsOwnerAlone() {
    Scene scene = named(Persona.MENTOR, Persona.STRATEGIST).passes().shows();
    assertThat(scene.view(3).idle()).isEqualTo(Scene.seats(3));
    assertThat(scene.view(2).idle()).isEqualTo(Scene.seats());
    assertThat(scene.watched().idle()).isEqualTo(Scene.seats());
  }

  @Test
  void theStrategistWhoShowedNoneMayYetBeBroughtInByTheInstigator() {
    Scene scene = named(Persona.STRATEGIST, Persona.INSTIGATOR).passes().shows(0, 0, 0, 0, 3);
    revealed(revealed(scene, 2), 3).chooses(2).plays(2, new Move.AddGuns()).is(Phase.DUEL);
    scene.plays(0, new Move.Strike(Seat.of(2))).hasCaptain(4).hasGuns(3, 3, 3, 3, 0);
  }

  @Test
  void whoSatOutAndWasBroughtInMayBeMadeToTakeTheGunsBack() {
    Scene scene = scene(Persona.MINSTREL, Persona.INSTIGATOR).with(1, Persona.PEACEMAKER);
    revealed(scene.passes().appoints(1, 2), 2).chooses(4, 5).passes().shows();
    revealed(scene, 3).chooses(4).plays(4, new Move.AddGuns());
    assertThat(revealed(scene, 1).choices(1)).containsExactly(1, 2, 3, 4, 6);
    assertThat(scene.watched().idle()).isEqualTo(Scene.seats(1, 2, 3, 6));
  }

  @Test
  void halfOfOneIsOne() {
    Scene scene = named(Persona.EQUALIZER, Persona.ROUSER);
    revealed(scene, 2).passes().shows();
    assertThat(scene.revealsForNothing(3)).isTrue();
    revealed(scene, 3).hasCaptain(0).is(Phase.DRAWING);
  }

  @Test
  void gunsTakenBackDoNotCountDoubleEither() {
    Scene scene = named(Persona.PEACEMAKER, Persona.TROUBLEMAKER).passes().shows(0, 2, 1);
    revealed(scene, 2).chooses(1);
    assertThat(revealed(scene, 3).choices(3)).containsExactly(1, 2, 3, 4, 5, 6);
    assertThat(scene.watched().idle()).isEqualTo(Scene.seats(1, 3, 4, 5, 6));
  }

  @Test
  void gunsThatCountDoubleAreDoubledOnlyOnce() {
    Scene scene = named(Persona.MENTOR, Persona.TROUBLEMAKER).passes().shows(0, 1);
    revealed(scene, 3).chooses(1);
    revealed(revealed(scene, 2).chooses(3), 3);
    assertThat(scene.watched().idle()).isEqualTo(Scene.seats(1, 2, 3, 4, 5, 6));
    scene.chooses(1).hasCaptain(0).is(Phase.DRAWING);
  }

  @Test
  void whoTookGunsBackMayShowThemAllAgain() {
    Scene scene = named(Persona.PEACEMAKER, Persona.INSTIGATOR).passes().shows(0, 2);
    revealed(scene, 2).chooses(1);
    revealed(scene, 3).chooses(1).plays(1, new Move.AddGuns()).hasCaptain(1).hasGuns(3, 0);
    assertThat(scene.events()).contains(new Event.GunsAdded(Seat.of(1), 3));
  }

  @Test
  void theArchivistThrowsThreeSmuggledCardsAwayAndDrawsTwo() {
    Scene scene = named(Persona.SMUGGLER, Persona.ARCHIVIST).passes().shows().passes();
    revealed(scene, 2).chooses(0);
    revealed(scene, 3).chooses(0);
    scene.drawsCards(RED_DRUNK, RED_MERMAID, BLUE_DRUNK, RED_DRUNK, RED_DRUNK);
    scene.plays(0, new Move.DrawAgain()).drawsCards(YELLOW_RITUAL, BLUE_DRUNK);
    assertThat(scene.moves(0)).hasSize(2);
    assertThat(scene.state().deck().seaSize()).isEqualTo(3);
  }

  /** Seat 3 chooses the captain, is turned down by the Mentor, and chooses the lieutenant. */
  private static Scene twice(Persona third) {
    Scene scene = named(Persona.MENTOR, third).passes().shows().passes();
    revealed(scene, 3).chooses(0);
    revealed(scene, 2).chooses(3);
    return revealed(scene, 3).chooses(1).is(Phase.DRAWING);
  }

  @Test
  void aSecondSmugglerAddsToTheFirst() {
    Scene scene = twice(Persona.SMUGGLER);
    scene.drawsCards(RED_DRUNK, RED_MERMAID, BLUE_DRUNK, RED_DRUNK, BLUE_DRUNK, YELLOW_RITUAL);
    assertThat(scene.moves(0)).hasSize(3);
    assertThat(scene.moves(1)).hasSize(3);
  }

  @Test
  void aSecondArchivistAddsToTheFirstAndEachDecidesAlone() {
    Scene scene = twice(Persona.ARCHIVIST);
    scene.drawsCards(RED_DRUNK, RED_MERMAID, BLUE_DRUNK, RED_DRUNK);
    scene.plays(0, new Move.DrawAgain()).drawsCards(YELLOW_RITUAL, BLUE_DRUNK);
    Imagined.everybodyImagines(scene.is(Phase.ARCHIVE));
    scene.plays(1, new Move.DrawAgain()).is(Phase.REDRAWING);
    Imagined.everybodyImagines(scene);
    scene.drawsCards(YELLOW_RITUAL, YELLOW_RITUAL).is(Phase.PASSING_ON);
    Imagined.everybodyImagines(scene);
    assertThat(scene.moves(0))
        .containsExactlyInAnyOrder(new Move.PassOn(YELLOW_RITUAL), new Move.PassOn(BLUE_DRUNK));
    assertThat(scene.moves(1)).containsExactly(new Move.PassOn(YELLOW_RITUAL));
    View.Line captains = scene.view(0).rounds().getLast();
    assertThat(captains.redrew()).isEqualTo(Scene.seats(0, 1));
    assertThat(captains.againC()).containsExactly(RED_DRUNK, RED_MERMAID);
    assertThat(captains.againL()).isEmpty();
    View.Line lieutenants = scene.view(1).rounds().getLast();
    assertThat(lieutenants.againC()).isEmpty();
    assertThat(lieutenants.againL()).containsExactly(BLUE_DRUNK, RED_DRUNK);
  }

  @Test
  void whoKeepsTheCardsLeavesTheChoiceToTheOther() {
    Scene scene = twice(Persona.ARCHIVIST);
    scene.drawsCards(RED_DRUNK, RED_MERMAID, BLUE_DRUNK, RED_DRUNK);
    scene.plays(0, new Move.KeepCards()).is(Phase.ARCHIVE).plays(1, new Move.KeepCards());
    scene.is(Phase.PASSING_ON);
    assertThat(scene.watched().rounds().getLast().redrew()).isEqualTo(Scene.seats());
  }

  @Test
  void theArchivistsLieutenantDrawsAgainAndTheCaptainDoesNot() {
    Scene scene = named(Persona.SMUGGLER, Persona.ARCHIVIST).passes().shows().passes();
    revealed(scene, 3).chooses(1).passes();
    scene.drawsCards(RED_DRUNK, RED_MERMAID, BLUE_DRUNK, RED_DRUNK);
    scene.plays(1, new Move.DrawAgain()).drawsCards(YELLOW_RITUAL, YELLOW_RITUAL);
    assertThat(scene.state().round().captains().drew()).isEqualTo(Hand.pair(1, 2));
    assertThat(scene.moves(1)).containsExactly(new Move.PassOn(YELLOW_RITUAL));
    assertThat(scene.view(0).rounds().getLast().againC()).isEmpty();
  }

  @Test
  void whoSawTheTopCardKnowsItAlsoWhenItIsThrownAwayToDrawAgain() {
    Scene scene = scene(Persona.LOOKOUT, Persona.ARCHIVIST);
    revealed(scene, 2).drawsCards(YELLOW_RITUAL).plays(2, new Move.Leave());
    scene.passes().appoints(1, 4).passes().shows().passes();
    revealed(scene, 3).chooses(0).draws(0, 0, 0, 0).plays(0, new Move.DrawAgain());
    assertThat(scene.view(2).sea().getFirst().card()).isEqualTo(YELLOW_RITUAL);
    assertThat(scene.view(2).sea().get(1).card()).isNull();
    scene.draws(0, 0);
    assertThat(scene.view(2).rounds().getLast().drewC()).isEmpty();
  }

  @Test
  void theLookoutShufflesAnEmptyDeckFirstAndALastCardThrownAwayIsShuffled() {
    Deck empty = Deck.EMPTY.thrown(1, 0, 1, 0).thrown(1, 0, 7, 0);
    Scene scene = Scene.of("SPSLSP").with(2, Persona.LOOKOUT).with(empty);
    revealed(scene, 2).is(Phase.LOOKING);
    assertThat(scene.state().deck().size()).isEqualTo(2);
    Deck last = Deck.EMPTY.with(7).thrown(1, 0, 1, 0);
    Scene other = Scene.of("SPSLSP").with(2, Persona.LOOKOUT).with(last);
    revealed(other, 2).draws(0).plays(2, new Move.Throw());
    assertThat(other.state().deck().size()).isEqualTo(2);
    assertThat(other.state().deck().sea()).isNull();
  }

  @Test
  void theLookoutTakesNothingFromTheTelescope() {
    Scene scene = named(Persona.LOOKOUT, Persona.BOSUN).passes().shows().passes().passes();
    scene.sails(RED_TELESCOPE).is(Phase.TELESCOPE);
    revealed(scene, 2).drawsCards(YELLOW_RITUAL).plays(2, new Move.Throw()).is(Phase.TELESCOPE);
    assertThat(scene.choices(0)).containsExactly(1, 2, 3, 4, 5, 6);
    scene.chooses(5).drawsCards(BLUE_DRUNK).plays(5, new Move.Leave());
    scene.is(Phase.BEFORE_APPOINTING);
    assertThat(scene.state().aim()).isEqualTo(Aim.NONE);
  }

  @Test
  void inTheOpenHandGunsCannotPayForTheGunsmith() {
    Scene scene = named(Persona.GUNSMITH, Persona.BOSUN).passes().shows(0, 0, 3, 0, 1);
    assertThat(scene.canReveal(2)).isFalse();
  }

  @Test
  void theMermaidSingsOfFewerCardsWhereThereAreFewer() {
    Scene scene = Scene.of("SPSLSP").appoints(1, 2).shows();
    scene.drawsCards(RED_MERMAID, RED_DRUNK, RED_DRUNK, RED_DRUNK);
    scene.plays(0, new Move.PassOn(RED_MERMAID)).plays(1, new Move.PassOn(RED_DRUNK));
    Deck deck = scene.state().deck();
    scene.with(new Deck(deck.counts(), deck.size(), Hand.NONE, 0, null));
    scene.plays(2, new Move.Sail(RED_MERMAID)).chooses(4);
    assertThat(((Deed.Heard) scene.view(4).deeds().getFirst()).cards()).containsExactly(RED_DRUNK);
  }

  @Test
  void theMermaidSingsOfNoneButTheLastThree() {
    Scene scene = Scene.of("SPSLSP").sails(1, 2, Card.BLUE_DISARMED, YELLOW_RITUAL);
    scene.sails(3, 4, RED_MERMAID, BLUE_DRUNK).chooses(5);
    assertThat(scene.state().deck().seaSize()).isEqualTo(6);
    assertThat(((Deed.Heard) scene.view(5).deeds().getFirst()).cards())
        .containsExactly(BLUE_DRUNK, BLUE_DRUNK, BLUE_DRUNK);
  }

  @Test
  void theDebtCollectorFindsNobodyToPayAlone() {
    Scene scene = Scene.of("SPSLS").overboard(1, 2, 3, 4).with(0, Persona.COLLECTOR).passes();
    scene.is(Phase.TEAM_NAMED);
    assertThat(scene.canReveal(0)).isFalse();
  }

  @Test
  void theBosunNeedsALieutenantToSwap() {
    Scene scene = Scene.of("SPSLS").overboard(2, 3, 4).with(0, Persona.BOSUN).passes();
    scene.plays(0, new Move.Appoint(Seat.of(1))).passes().shows().passes();
    assertThat(scene.is(Phase.BEFORE_DRAWING).canReveal(0)).isFalse();
  }

  @Test
  void withThreeAboardThereIsALieutenantForTheConsultantToName() {
    Scene three = Scene.of("SPSLS").overboard(3, 4).with(1, Persona.CONSULTANT);
    assertThat(three.canReveal(1)).isTrue();
    three.passes().is(Phase.LIEUTENANT);
    Scene two = Scene.of("SPSLS").overboard(2, 3, 4).with(1, Persona.CONSULTANT);
    assertThat(two.canReveal(1)).isFalse();
  }
}
