package kraken.games.shadow.imagining;

import static kraken.games.shadow.sea.Card.BLUE_DISARMED;
import static kraken.games.shadow.sea.Card.BLUE_DRUNK;
import static kraken.games.shadow.sea.Card.RED_DRUNK;
import static kraken.games.shadow.sea.Card.RED_MERMAID;
import static kraken.games.shadow.sea.Card.RED_TELESCOPE;
import static kraken.games.shadow.sea.Card.YELLOW_RITUAL;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import kraken.games.shadow.chapters.Scene;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.sea.Chart;
import kraken.games.shadow.sea.Hand;
import kraken.games.shadow.sea.Sea;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.State;
import kraken.kit.Seat;
import kraken.kit.Viewer;
import org.junit.jupiter.api.Test;

/** Which cards could be where, as far as a viewer has seen some. */
class ImaginedCardsTest {

  private static Scene named() {
    return Scene.of("SPSLSP").appoints(1, 2).shows();
  }

  private static Scene drawn() {
    return named().drawsCards(BLUE_DRUNK, BLUE_DISARMED, RED_MERMAID, YELLOW_RITUAL);
  }

  private static Scene opened() {
    return drawn()
        .plays(0, new Move.PassOn(BLUE_DRUNK))
        .plays(1, new Move.PassOn(YELLOW_RITUAL))
        .is(Phase.NAVIGATING);
  }

  /** After the first round seat 5 has left this card on top. */
  private static Scene foreseen(Card card) {
    Scene scene = Scene.of("SPSLSP").sails(1, 2, RED_TELESCOPE).chooses(5);
    return scene.drawsCards(card).plays(5, new Move.Leave());
  }

  private static Set<List<Card>> captains(Viewer viewer, Scene scene) {
    return Imagined.all(viewer, scene, state -> Hand.list(state.round().captains().drew()));
  }

  private static Set<List<Card>> lieutenants(Viewer viewer, Scene scene) {
    return Imagined.all(viewer, scene, state -> Hand.list(state.round().lieutenants().drew()));
  }

  /** The cards that this seat threw away, the last of them first. */
  private static List<Card> thrownBy(int seat, State state) {
    List<Card> thrown = new ArrayList<>();
    for (Sea at = state.deck().sea(); at != null; at = at.before()) {
      if (at.by() == seat) {
        thrown.add(Hand.card(at.card()));
      }
    }
    return thrown;
  }

  private static Set<List<Card>> thrownBy(int seat, Viewer viewer, Scene scene) {
    return Imagined.all(viewer, scene, state -> thrownBy(seat, state));
  }

  @Test
  void whoDrewKnowsTheOwnHandAndNotTheOther() {
    Scene scene = drawn();
    assertThat(captains(Seat.of(0), scene)).containsExactly(List.of(BLUE_DRUNK, BLUE_DISARMED));
    assertThat(lieutenants(Seat.of(0), scene)).hasSizeGreaterThan(10);
    assertThat(lieutenants(Seat.of(1), scene)).containsExactly(List.of(RED_MERMAID, YELLOW_RITUAL));
    assertThat(captains(Seat.of(1), scene))
        .hasSizeGreaterThan(10)
        .allMatch(hand -> hand.size() == 2);
    Imagined.everybodyImagines(scene);
  }

  @Test
  void theNavigatorKnowsTheLogbookAndNotWhoPassedWhatOn() {
    Scene scene = opened();
    assertThat(Imagined.all(2, scene, state -> Hand.card(state.round().captains().kept())))
        .containsExactlyInAnyOrder(BLUE_DRUNK, YELLOW_RITUAL);
    assertThat(Imagined.all(0, scene, state -> Hand.card(state.round().captains().kept())))
        .containsExactly(BLUE_DRUNK);
    assertThat(Imagined.all(1, scene, state -> Hand.card(state.round().lieutenants().kept())))
        .containsExactly(YELLOW_RITUAL);
    assertThat(Imagined.all(0, scene, state -> Hand.card(state.round().lieutenants().kept())))
        .hasSizeGreaterThan(3);
    Imagined.everybodyImagines(scene);
  }

  @Test
  void aCaptainWhoNavigatesKnowsBothCardsAndWhoseTheyAre() {
    Scene scene = Scene.of("SPSLS").overboard(3, 4).appoints(1, 2).shows();
    scene.drawsCards(BLUE_DRUNK, BLUE_DISARMED, RED_MERMAID, YELLOW_RITUAL);
    scene.plays(0, new Move.PassOn(BLUE_DRUNK)).plays(1, new Move.PassOn(YELLOW_RITUAL));
    scene.plays(2, new Move.Refuse()).is(Phase.DRAWING);
    scene.drawsCards(RED_TELESCOPE, RED_DRUNK, RED_MERMAID, YELLOW_RITUAL);
    scene.plays(0, new Move.PassOn(RED_TELESCOPE)).plays(1, new Move.PassOn(RED_MERMAID));
    assertThat(Imagined.all(0, scene, state -> Hand.card(state.round().lieutenants().kept())))
        .containsExactly(RED_MERMAID);
    Imagined.everybodyImagines(scene);
  }

  @Test
  void nobodyKnowsTheCardsOfAMissingLieutenant() {
    Scene scene = Scene.of("SPSLS").overboard(2, 3, 4).with(0, Persona.BOSUN).passes();
    scene.plays(0, new Move.Appoint(Seat.of(1))).passes().shows().passes().passes();
    scene.drawsCards(RED_DRUNK, BLUE_DRUNK, RED_MERMAID, YELLOW_RITUAL).is(Phase.PASSING_ON);
    Imagined.everybodyImagines(scene);
    assertThat(lieutenants(Seat.of(0), scene)).hasSizeGreaterThan(10);
    scene.plays(0, new Move.PassOn(BLUE_DRUNK)).is(Phase.NAVIGATING);
    assertThat(thrownBy(Masks.NOBODY, Seat.of(1), scene)).hasSizeGreaterThan(3);
    Imagined.everybodyImagines(scene);
  }

  @Test
  void aSmuggledHandHasThreeCards() {
    Scene scene = revealed(Persona.SMUGGLER).chooses(1);
    scene.drawsCards(RED_DRUNK, RED_DRUNK, BLUE_DRUNK, RED_MERMAID, YELLOW_RITUAL);
    assertThat(lieutenants(Viewer.WATCHER, scene)).allMatch(hand -> hand.size() == 3);
    assertThat(captains(Viewer.WATCHER, scene)).allMatch(hand -> hand.size() == 2);
    Imagined.everybodyImagines(scene);
  }

  private static Scene revealed(Persona persona) {
    Scene scene = Scene.of("SPSLSP").with(4, persona).passes().appoints(1, 2).passes();
    return scene.shows().passes().is(Phase.BEFORE_DRAWING).plays(4, new Move.Reveal());
  }

  @Test
  void whoThrewTheHandAwayHoldsNothingUntilTheNextDraw() {
    Scene scene = revealed(Persona.ARCHIVIST).chooses(0);
    scene.drawsCards(BLUE_DRUNK, BLUE_DISARMED, RED_MERMAID, YELLOW_RITUAL).is(Phase.ARCHIVE);
    Imagined.everybodyImagines(scene);
    scene.plays(0, new Move.DrawAgain()).is(Phase.REDRAWING);
    Imagined.everybodyImagines(scene);
    assertThat(thrownBy(0, Seat.of(0), scene)).containsExactly(List.of(BLUE_DISARMED, BLUE_DRUNK));
    assertThat(lieutenants(Viewer.WATCHER, scene)).allMatch(hand -> hand.size() == 2);
    scene.drawsCards(RED_DRUNK, RED_DRUNK).is(Phase.PASSING_ON);
    assertThat(captains(Seat.of(0), scene)).containsExactly(List.of(RED_DRUNK, RED_DRUNK));
    Imagined.everybodyImagines(scene);
  }

  @Test
  void theLieutenantMayBeWhoDrawsAgain() {
    Scene scene = revealed(Persona.ARCHIVIST).chooses(1);
    scene.drawsCards(BLUE_DRUNK, BLUE_DISARMED, RED_MERMAID, YELLOW_RITUAL);
    scene.plays(1, new Move.DrawAgain()).is(Phase.REDRAWING);
    assertThat(captains(Seat.of(0), scene)).containsExactly(List.of(BLUE_DRUNK, BLUE_DISARMED));
    Imagined.everybodyImagines(scene);
  }

  @Test
  void aCardLeftOnTopIsKnownToWhoSawItAndThereForAll() {
    Scene scene = foreseen(BLUE_DISARMED);
    assertThat(Imagined.all(5, scene, state -> Hand.card(state.deck().top())))
        .containsExactly(BLUE_DISARMED);
    assertThat(Imagined.all(4, scene, state -> Hand.card(state.deck().top())))
        .hasSizeGreaterThan(3);
    Imagined.everybodyImagines(scene);
  }

  @Test
  void aForeseenCardIsTheCaptainsFirst() {
    Scene scene = foreseen(BLUE_DISARMED).appoints(1, 3).shows();
    scene.drawsCards(BLUE_DISARMED, BLUE_DRUNK, RED_MERMAID, YELLOW_RITUAL);
    assertThat(captains(Seat.of(5), scene))
        .hasSizeGreaterThan(3)
        .allMatch(hand -> hand.size() == 2 && hand.getFirst() == BLUE_DISARMED);
    Imagined.everybodyImagines(scene);
  }

  @Test
  void aForeseenCardThatWasNotSailedIsInTheSea() {
    Scene scene = foreseen(BLUE_DISARMED).appoints(1, 3).shows();
    scene.drawsCards(BLUE_DISARMED, BLUE_DRUNK, RED_MERMAID, YELLOW_RITUAL);
    scene.plays(0, new Move.PassOn(BLUE_DRUNK)).plays(1, new Move.PassOn(YELLOW_RITUAL));
    scene.plays(3, new Move.Sail(YELLOW_RITUAL)).chooses(4).draws(4).is(Phase.LIEUTENANT);
    assertThat(Imagined.by(5, scene))
        .allMatch(state ->
            thrownIn(2, state, 0).contains(BLUE_DISARMED)
                || thrownIn(2, state, 3).contains(BLUE_DISARMED))
        .anyMatch(state -> !thrownIn(2, state, 0).contains(BLUE_DISARMED));
    assertThat(Imagined.by(4, scene))
        .anyMatch(state ->
            !thrownIn(2, state, 0).contains(BLUE_DISARMED)
                && !thrownIn(2, state, 3).contains(BLUE_DISARMED));
  }

  /** What this seat threw away in that round. */
  private static List<Card> thrownIn(int round, State state, int seat) {
    List<Card> thrown = new ArrayList<>();
    for (Sea at = state.deck().sea(); at != null; at = at.before()) {
      if (at.by() == seat && at.round() == round) {
        thrown.add(Hand.card(at.card()));
      }
    }
    return thrown;
  }

  @Test
  void aForeseenCardThatWasSailedNeedsNoPlaceInTheSea() {
    Scene scene = foreseen(BLUE_DISARMED).appoints(1, 3).shows();
    scene.drawsCards(BLUE_DISARMED, BLUE_DRUNK, RED_MERMAID, YELLOW_RITUAL);
    scene.plays(0, new Move.PassOn(BLUE_DISARMED)).plays(1, new Move.PassOn(YELLOW_RITUAL));
    scene.plays(3, new Move.Sail(BLUE_DISARMED)).is(Phase.LIEUTENANT);
    assertThat(Imagined.by(5, scene))
        .anyMatch(state ->
            !thrownIn(2, state, 0).contains(BLUE_DISARMED)
                && !thrownIn(2, state, 3).contains(BLUE_DISARMED));
  }

  @Test
  void whatWasPassedOnLiesInTheSeaWhenTheNavigatorHasJumped() {
    Scene scene = opened().plays(2, new Move.Refuse());
    assertThat(thrownBy(2, Seat.of(0), scene))
        .hasSizeGreaterThan(3)
        .allMatch(cards -> cards.contains(BLUE_DRUNK));
    assertThat(thrownBy(2, Seat.of(1), scene))
        .hasSizeGreaterThan(3)
        .allMatch(cards -> cards.contains(YELLOW_RITUAL));
    assertThat(thrownBy(2, Seat.of(5), scene))
        .anyMatch(cards -> !cards.contains(BLUE_DRUNK) && !cards.contains(YELLOW_RITUAL));
    assertThat(thrownBy(2, Seat.of(2), scene))
        .allMatch(cards -> cards.containsAll(List.of(BLUE_DRUNK, YELLOW_RITUAL)));
    Imagined.everybodyImagines(scene);
  }

  @Test
  void theMermaidsSongIsAboutTheLastThreeCardsInAnyOrder() {
    Scene scene = named().drawsCards(RED_MERMAID, BLUE_DRUNK, BLUE_DISARMED, YELLOW_RITUAL);
    scene.plays(0, new Move.PassOn(RED_MERMAID)).plays(1, new Move.PassOn(YELLOW_RITUAL));
    scene.plays(2, new Move.Sail(RED_MERMAID)).chooses(4);
    assertThat(Imagined.all(4, scene, state -> Hand.list(Sea.last(state.deck().sea(), 3))))
        .hasSize(6)
        .allMatch(cards -> cards.containsAll(List.of(BLUE_DRUNK, BLUE_DISARMED, YELLOW_RITUAL)));
    assertThat(thrownBy(0, Seat.of(0), scene)).containsExactly(List.of(BLUE_DRUNK));
    assertThat(thrownBy(0, Seat.of(3), scene)).hasSizeGreaterThan(3);
  }

  @Test
  void whoHeardTheMermaidAndThrewOneOfTheCardsKnowsItsPlace() {
    Scene scene = named().drawsCards(RED_MERMAID, BLUE_DRUNK, BLUE_DISARMED, YELLOW_RITUAL);
    scene.plays(0, new Move.PassOn(RED_MERMAID)).plays(1, new Move.PassOn(YELLOW_RITUAL));
    scene.plays(2, new Move.Sail(RED_MERMAID)).chooses(2);
    assertThat(thrownBy(2, Seat.of(2), scene)).containsExactly(List.of(YELLOW_RITUAL));
    assertThat(thrownBy(0, Seat.of(2), scene))
        .containsExactlyInAnyOrder(List.of(BLUE_DRUNK), List.of(BLUE_DISARMED));
  }

  @Test
  void anOldSongIsNotAboutWhatWasThrownSince() {
    Scene scene = named().drawsCards(RED_MERMAID, BLUE_DRUNK, BLUE_DISARMED, YELLOW_RITUAL);
    scene.plays(0, new Move.PassOn(RED_MERMAID)).plays(1, new Move.PassOn(YELLOW_RITUAL));
    scene.plays(2, new Move.Sail(RED_MERMAID)).chooses(4).sails(1, 3, YELLOW_RITUAL).chooses(5);
    assertThat(Imagined.by(4, scene))
        .allMatch(state -> songOf(state).containsAll(List.of(BLUE_DRUNK, BLUE_DISARMED)))
        .anyMatch(state -> thrownIn(2, state, 0).contains(RED_TELESCOPE));
  }

  /** The first three cards in the sea. */
  private static List<Card> songOf(State state) {
    List<Card> all = Hand.list(Sea.last(state.deck().sea(), 6));
    return all.subList(3, 6);
  }

  @Test
  void theShipIsWhereItHasSailed() {
    Scene scene = Scene.of("SPSLSP").sails(1, 2, YELLOW_RITUAL).draws(4);
    assertThat(Imagined.all(3, scene, State::ship)).containsExactly(scene.state().ship());
    assertThat(scene.state().ship()).isNotEqualTo(Chart.START);
  }
}
