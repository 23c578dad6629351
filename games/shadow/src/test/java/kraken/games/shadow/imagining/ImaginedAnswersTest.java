package kraken.games.shadow.imagining;

import static kraken.games.shadow.sea.Card.BLUE_DRUNK;
import static kraken.games.shadow.sea.Card.RED_DRUNK;
import static kraken.games.shadow.sea.Card.RED_MERMAID;
import static kraken.games.shadow.sea.Card.YELLOW_RITUAL;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import kraken.games.shadow.chapters.Scene;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.sea.Hand;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.Round;
import kraken.games.shadow.state.State;
import kraken.kit.Seat;
import kraken.kit.Viewer;
import org.junit.jupiter.api.Test;

/** What others may have answered in secret, and which characters may lie face down. */
class ImaginedAnswersTest {

  private static final int STASH = 3;

  private static Set<Integer> given(Viewer viewer, Scene scene) {
    return Imagined.all(viewer, scene, state -> state.answers().given());
  }

  private static int mask(int... seats) {
    return Scene.seats(seats).bits();
  }

  /** Captain 0 and three others. */
  private static Scene loyalty() {
    return Scene.of("SPSLS").overboard(4).appoints(1, 2).asks(1, 2, 3);
  }

  @Test
  void anyOfTheOthersMayHaveAnsweredWhoeverHasNot() {
    assertThat(given(Seat.of(1), loyalty()))
        .containsExactlyInAnyOrder(0, mask(2), mask(3), mask(2, 3));
  }

  @Test
  void whoHasAnsweredKnowsThatSomebodyHasNot() {
    Scene scene = loyalty().plays(1, new Move.Commit(2));
    assertThat(given(Seat.of(1), scene)).containsExactlyInAnyOrder(mask(1), mask(1, 2), mask(1, 3));
    assertThat(Imagined.all(1, scene, state -> Masks.at(state.answers().guns(), 1)))
        .containsExactly(2);
  }

  @Test
  void whoIsNotAskedKnowsOnlyThatNotAllHaveAnswered() {
    Set<Integer> someButNotAll =
        Set.of(0, mask(1), mask(2), mask(3), mask(1, 2), mask(1, 3), mask(2, 3));
    assertThat(given(Seat.of(0), loyalty())).isEqualTo(someButNotAll);
    assertThat(given(Viewer.WATCHER, loyalty())).isEqualTo(someButNotAll);
  }

  @Test
  void othersMayHaveClosedTheirHandsAroundAnyNumberOfGuns() {
    Scene scene = loyalty().guns(2, 2);
    assertThat(Imagined.all(1, scene, state -> Masks.at(state.answers().guns(), 2)))
        .containsExactlyInAnyOrder(0, 1, 2);
  }

  @Test
  void whoHasPassedACardOnPassedOneOfHisHand() {
    Scene scene = Scene.of("SPSLSP").appoints(1, 2).shows();
    scene.drawsCards(BLUE_DRUNK, RED_DRUNK, RED_MERMAID, YELLOW_RITUAL);
    for (State state : Imagined.by(2, scene)) {
      Round round = state.round();
      assertThat(Hand.contains(round.captains().drew(), round.captains().kept()))
          .isEqualTo(Masks.has(state.answers().given(), 0));
      assertThat(Hand.contains(round.lieutenants().drew(), round.lieutenants().kept()))
          .isEqualTo(Masks.has(state.answers().given(), 1));
    }
    assertThat(given(Seat.of(2), scene)).containsExactlyInAnyOrder(0, mask(0), mask(1));
    scene.plays(0, new Move.PassOn(BLUE_DRUNK));
    assertThat(given(Seat.of(0), scene)).containsExactly(mask(0));
    Imagined.everybodyImagines(scene);
  }

  @Test
  void theLeaderMayHaveChosenAlreadyWhomHeConverts() {
    Scene scene = Scene.of("SPSLSP").sails(1, 2, YELLOW_RITUAL).draws(0).is(Phase.CONVERSION);
    for (State state : Imagined.by(0, scene)) {
      boolean chosen = Masks.has(state.answers().given(), state.crew().leader());
      assertThat(state.answers().chosen().count()).isEqualTo(chosen ? 1 : 0);
    }
    assertThat(Imagined.all(0, scene, state -> state.answers().chosen().count()))
        .containsExactlyInAnyOrder(0, 1);
  }

  @Test
  void theStashMayBeGivenAlreadyAndItsGiverKnowsToWhom() {
    Scene scene = Scene.of("SPSLSP").sails(1, 2, YELLOW_RITUAL).draws(STASH).is(Phase.STASH);
    assertThat(Imagined.all(0, scene, state -> state.answers().chosen().count()))
        .containsExactlyInAnyOrder(0, 3);
    scene.plays(3, new Move.Stash(Seat.of(0), Seat.of(1), Seat.of(1)));
    assertThat(Imagined.all(3, scene, state -> state.answers().chosen().seats()))
        .containsExactly(List.of(Seat.of(0), Seat.of(1), Seat.of(1)));
    scene.plays(0, new Move.CloseEyes());
    Imagined.everybodyImagines(scene);
  }

  private static Set<Optional<Persona>> personas(int viewer, Scene scene, int seat) {
    return Imagined.all(viewer, scene, state -> Optional.ofNullable(state.crew().personaOf(seat)));
  }

  @Test
  void anyCharacterThatNobodyHasSeenMayLieFaceDown() {
    Scene scene = Scene.of("SPSLSP").with(1, Persona.GUNSLINGER).with(2, Persona.MENTOR);
    scene.with(4, Persona.COOK).plays(1, new Move.Reveal());
    assertThat(personas(2, scene, 1)).containsExactly(Optional.of(Persona.GUNSLINGER));
    assertThat(personas(2, scene, 2)).containsExactly(Optional.of(Persona.MENTOR));
    assertThat(personas(2, scene, 4))
        .hasSize(Persona.values().length - 2)
        .doesNotContain(Optional.of(Persona.GUNSLINGER), Optional.of(Persona.MENTOR));
    assertThat(personas(2, scene, 0)).containsExactly(Optional.empty());
    for (State state : Imagined.by(1, scene)) {
      assertThat(state.crew().personaOf(2)).isNotEqualTo(state.crew().personaOf(4));
    }
    Imagined.everybodyImagines(scene);
  }

  @Test
  void whoTurnsACharacterUpAgainIsStillKnown() {
    Scene scene = Scene.of("SPSLSP").with(1, Persona.GUNSLINGER).with(2, Persona.MENTOR);
    scene.plays(1, new Move.Reveal()).plays(2, new Move.Reveal());
    assertThat(personas(5, scene.chooses(1), 1)).containsExactly(Optional.of(Persona.GUNSLINGER));
    Imagined.everybodyImagines(scene);
  }

  @Test
  void aDuelAndAnAimAreOpenToAll() {
    Scene duel = Scene.of("SPSLSP").appoints(1, 2).shows(0, 2, 2).is(Phase.DUEL);
    assertThat(Imagined.all(5, duel, State::aim)).containsExactly(duel.state().aim());
    Scene aim = Scene.of("SPSLSP").with(4, Persona.KLEPTOMANIAC).plays(4, new Move.Reveal());
    assertThat(Imagined.all(5, aim, State::aim)).containsExactly(aim.state().aim());
  }
}
