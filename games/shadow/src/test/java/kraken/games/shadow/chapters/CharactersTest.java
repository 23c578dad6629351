package kraken.games.shadow.chapters;

import static kraken.games.shadow.chapters.CharacterScenes.loyal;
import static kraken.games.shadow.chapters.CharacterScenes.named;
import static kraken.games.shadow.chapters.CharacterScenes.revealed;
import static kraken.games.shadow.chapters.CharacterScenes.scene;
import static kraken.games.shadow.chapters.CharacterScenes.shown;
import static kraken.games.shadow.sea.Card.BLUE_DRUNK;
import static kraken.games.shadow.sea.Card.RED_DRUNK;
import static kraken.games.shadow.sea.Card.RED_MERMAID;
import static kraken.games.shadow.sea.Card.YELLOW_RITUAL;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.state.Deed;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.Refusals;
import kraken.games.shadow.state.View;
import kraken.kit.Seat;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What characters do at any time, before the captain appoints and before cards are drawn. */
class CharactersTest {

  @Nested
  class AtAnyTime {

    @Test
    void theKleptomaniacTakesAGun() {
      Scene scene = revealed(scene(1, Persona.KLEPTOMANIAC).guns(3, 0), 1).is(Phase.AIMING);
      assertThat(scene.choices(1)).containsExactly(0, 2, 3, 4, 5, 6);
      assertThat(scene.watched().idle()).isEqualTo(Scene.seats(3));
      scene.refuses(1, new Move.Choose(Seat.of(1)), Refusals.NOT_THAT_PLAYER);
      scene.chooses(5).hasGuns(3, 4, 3, 0, 3, 2, 3).is(Phase.LIEUTENANT);
      assertThat(scene.watched().deeds())
          .containsExactly(new Deed.Used(1, Seat.of(1), Persona.KLEPTOMANIAC, List.of(Seat.of(5))));
    }

    @Test
    void theKleptomaniacGetsNothingFromSomebodyWithoutGuns() {
      Scene scene = revealed(scene(1, Persona.KLEPTOMANIAC).guns(3, 0).overboard(6), 1);
      assertThat(scene.choices(1)).containsExactly(0, 2, 3, 4, 5);
      scene.chooses(3).hasGuns(3, 3, 3, 0, 3, 3).is(Phase.LIEUTENANT);
      assertThat(scene.events()).noneMatch(Event.GunsChanged.class::isInstance);
    }

    @Test
    void theKleptomaniacCannotTakeFromAnOpenHand() {
      Scene scene = revealed(shown(1, Persona.KLEPTOMANIAC, 0, 0, 3, 2), 1);
      assertThat(scene.choices(1)).containsExactly(0, 2, 3, 4, 5, 6);
      assertThat(scene.watched().idle()).isEqualTo(Scene.seats(2));
      scene.chooses(2).hasCaptain(2).hasGuns(3, 3, 0, 1);
    }

    @Test
    void whereNobodyElseHasAGunTheKleptomaniacIsRevealedForNothing() {
      Scene scene = scene(1, Persona.KLEPTOMANIAC);
      assertThat(scene.revealsForNothing(1)).isFalse();
      for (int seat : new int[] {0, 2, 3, 4, 5, 6}) {
        scene.guns(seat, 0);
      }
      assertThat(scene.revealsForNothing(1)).isTrue();
    }

    @Test
    void theGunslingerTakesTwoGunsFromTheSupply() {
      revealed(scene(1, Persona.GUNSLINGER), 1).hasGuns(3, 5);
    }

    @Test
    void theLookoutSeesTheTopCardAndLeavesOrThrowsIt() {
      Scene scene = revealed(scene(1, Persona.LOOKOUT).with(2, Persona.BOSUN), 1);
      scene.is(Phase.LOOKING).drawsCards(YELLOW_RITUAL).is(Phase.LOOKED);
      assertThat(scene.view(1).top()).isEqualTo(YELLOW_RITUAL);
      scene.plays(1, new Move.Throw()).is(Phase.BEFORE_APPOINTING).asks(2);
      assertThat(scene.state().deck().size()).isEqualTo(18);
      assertThat(scene.view(2).deeds()).contains(new Deed.Looked(1, Seat.of(1), null, true));
    }

    @Test
    void whatIsLeftOnTopIsWhatAnotherLooksAt() {
      Scene scene = revealed(scene(1, Persona.LOOKOUT), 1).drawsCards(YELLOW_RITUAL);
      scene.plays(1, new Move.Leave()).sails(1, 2, YELLOW_RITUAL);
      assertThat(scene.view(1).rounds().getFirst().foresaw()).isEqualTo(Scene.seats(1));
    }

    @Test
    void theMentorTurnsARevealedCharacterDownAgain() {
      Scene scene = scene(1, Persona.MENTOR).with(2, Persona.GUNSLINGER);
      assertThat(scene.canReveal(1)).isFalse();
      revealed(scene, 2);
      revealed(scene, 1);
      assertThat(scene.choices(1)).containsExactly(2);
      scene.chooses(2).asks(2).plays(2, new Move.Reveal()).hasGuns(3, 3, 7);
      assertThat(scene.events()).contains(new Event.CharacterTurnedDown(Seat.of(2)));
    }

    @Test
    void whatWasSeenOnceStaysKnown() {
      Scene scene = scene(1, Persona.MENTOR).with(2, Persona.GUNSLINGER);
      revealed(revealed(scene, 2), 1).chooses(2);
      assertThat(scene.watched().crew().get(2).character()).isEqualTo(Persona.GUNSLINGER);
      assertThat(scene.watched().crew().get(2).faceDown()).isTrue();
    }

    @Test
    void theGunsmithPaysOneGunAndGetsOneBackAfterEachMutiny() {
      Scene scene = revealed(scene(1, Persona.GUNSMITH), 1).hasGuns(3, 2);
      scene.appoints(2, 3).shows(0, 2, 0, 0, 1).hasCaptain(1).hasGuns(3, 1, 3, 3, 2);
      assertThat(scene(1, Persona.GUNSMITH).guns(1, 0).canReveal(1)).isFalse();
    }

    @Test
    void faceDownTheGunsmithGetsNothingBack() {
      Scene scene = shown(1, Persona.GUNSMITH, 0, 2, 0, 0, 1).passes();
      scene.hasCaptain(1).hasGuns(3, 1, 3, 3, 2);
    }

    @Test
    void theGunsmithGetsNothingBackWhereHeSpentNothing() {
      Scene scene = revealed(scene(1, Persona.GUNSMITH), 1);
      scene.appoints(2, 3).shows(0, 0, 0, 0, 3).hasGuns(3, 2, 3, 3, 0);
    }

    @Test
    void theSpiritualistMovesTwoGunsAfterAYellowCard() {
      Scene scene = scene(1, Persona.SPIRITUALIST).guns(6, 0);
      assertThat(scene.canReveal(1)).isFalse();
      scene.passes().appoints(1, 2).passes().shows().passes().passes();
      scene.sails(YELLOW_RITUAL).draws(4).is(Phase.AFTER_RITUAL);
      revealed(scene, 1);
      assertThat(scene.choices(1)).containsExactly(0, 1, 2, 3, 4, 5, 6);
      scene.chooses(6);
      assertThat(scene.choices(1)).containsExactly(0, 1, 2, 3, 4, 5);
      scene.chooses(2).chooses(4).hasGuns(3, 3, 2, 3, 2, 3, 2).is(Phase.LIEUTENANT);
    }

    @Test
    void theSpiritualistIsOfNoUseAfterAnotherColour() {
      Scene scene = loyal(1, Persona.SPIRITUALIST).passes();
      scene.sails(RED_DRUNK).is(Phase.BEFORE_APPOINTING);
      assertThat(scene.canReveal(1)).isFalse();
    }

    @Test
    void whoHasNoGunGivesTheSpiritualistNone() {
      Scene scene = loyal(1, Persona.SPIRITUALIST).passes().sails(YELLOW_RITUAL).draws(4);
      for (int seat = 0; seat < 7; seat++) {
        scene.guns(seat, seat == 3 ? 2 : 0);
      }
      revealed(scene, 1);
      assertThat(scene.choices(1)).containsExactly(0, 1, 2, 3, 4, 5, 6);
      assertThat(scene.watched().idle()).isEqualTo(Scene.seats(3));
      assertThat(scene.chooses(0).choices(1)).containsExactly(1, 2, 3, 4, 5, 6);
      assertThat(scene.watched().idle()).isEqualTo(Scene.seats(1, 2, 4, 5, 6));
      assertThat(scene.chooses(3).is(Phase.AIMING).choices(1)).containsExactly(1, 2, 4, 5, 6);
      scene.chooses(5).hasGuns(1, 0, 0, 1, 0, 0, 0).is(Phase.LIEUTENANT);
    }

    @Test
    void withTwoAboardOnlyOneGivesTheSpiritualistAGun() {
      Scene scene = loyal(1, Persona.SPIRITUALIST).passes().sails(YELLOW_RITUAL).draws(4);
      revealed(scene.overboard(2, 3, 4, 5, 6), 1);
      assertThat(scene.chooses(1).choices(1)).containsExactly(0);
      scene.chooses(0).hasGuns(2, 4);
    }

    @Test
    void whereNobodyHasAGunTheSpiritualistIsRevealedForNothing() {
      Scene scene = loyal(1, Persona.SPIRITUALIST).passes().sails(YELLOW_RITUAL).draws(4);
      assertThat(scene.revealsForNothing(1)).isFalse();
      for (int seat = 0; seat < 7; seat++) {
        scene.guns(seat, 0);
      }
      assertThat(scene.revealsForNothing(1)).isTrue();
      revealed(scene, 1).chooses(0, 3, 4).hasGuns(0, 0, 0).is(Phase.LIEUTENANT);
    }
  }

  @Nested
  class BeforeTheCaptainAppoints {

    @Test
    void theHerbalistMovesAnOffDutySign() {
      Scene scene = scene(1, Persona.HERBALIST).offDuty(2, 3);
      revealed(scene, 1);
      assertThat(scene.choices(1)).containsExactly(2, 3);
      scene.chooses(2);
      assertThat(scene.choices(1)).containsExactly(0, 1, 4, 5, 6);
      scene.chooses(4);
      assertThat(scene.state().crew().offDuty()).isEqualTo(Masks.bit(3) | Masks.bit(4));
      assertThat(scene(1, Persona.HERBALIST).canReveal(1)).isFalse();
    }

    @Test
    void theConsultantNamesTheLieutenantAndTheCaptainTheNavigator() {
      Scene scene = revealed(scene(1, Persona.CONSULTANT).offDuty(2), 1);
      assertThat(scene.choices(1)).containsExactly(1, 3, 4, 5, 6);
      scene.chooses(5).is(Phase.NAVIGATOR);
      assertThat(scene.choices(0)).containsExactly(1, 3, 4, 6);
      assertThat(scene.state().round().lieutenant()).isEqualTo(5);
      assertThat(named(1, Persona.CONSULTANT).canReveal(1)).isFalse();
    }
  }

  @Nested
  class BeforeCardsAreDrawn {

    @Test
    void theBosunSwapsLieutenantAndNavigator() {
      Scene scene = revealed(loyal(3, Persona.BOSUN), 3).is(Phase.DRAWING);
      assertThat(scene.state().round().lieutenant()).isEqualTo(2);
      assertThat(scene.state().round().navigator()).isEqualTo(1);
    }

    @Test
    void theSmugglerLetsOneDrawThreeAndThrowTwo() {
      Scene scene = revealed(loyal(3, Persona.SMUGGLER), 3);
      assertThat(scene.choices(3)).containsExactly(0, 1);
      scene.chooses(1).drawsCards(RED_DRUNK, RED_DRUNK, BLUE_DRUNK, RED_MERMAID, YELLOW_RITUAL);
      assertThat(scene.moves(1)).hasSize(3);
      scene.plays(0, new Move.PassOn(RED_DRUNK)).plays(1, new Move.PassOn(RED_MERMAID));
      assertThat(scene.view(1).sea())
          .extracting(View.Thrown::card)
          .containsExactly(null, BLUE_DRUNK, YELLOW_RITUAL);
    }

    @Test
    void theArchivistLetsOneThrowTheCardsAwayAndDrawAgain() {
      Scene scene = revealed(loyal(3, Persona.ARCHIVIST), 3).chooses(0);
      scene.drawsCards(RED_DRUNK, RED_MERMAID, BLUE_DRUNK, BLUE_DRUNK).is(Phase.ARCHIVE);
      assertThat(scene.moves(0)).containsExactly(new Move.DrawAgain(), new Move.KeepCards());
      scene.plays(0, new Move.DrawAgain()).is(Phase.REDRAWING);
      scene.drawsCards(YELLOW_RITUAL, YELLOW_RITUAL).is(Phase.PASSING_ON);
      assertThat(scene.moves(0)).containsExactly(new Move.PassOn(YELLOW_RITUAL));
      assertThat(scene.view(0).sea())
          .extracting(View.Thrown::card)
          .containsExactly(RED_DRUNK, RED_MERMAID);
      View.Line line = scene.view(0).rounds().getLast();
      assertThat(line.againC()).containsExactly(RED_DRUNK, RED_MERMAID);
      assertThat(scene.view(4).rounds().getLast().againC()).isEmpty();
      assertThat(scene.view(4).rounds().getLast().redrew()).isEqualTo(Scene.seats(0));
    }

    @Test
    void orKeepThem() {
      Scene scene = revealed(loyal(3, Persona.ARCHIVIST), 3).chooses(1);
      scene.drawsCards(RED_DRUNK, RED_MERMAID, BLUE_DRUNK, BLUE_DRUNK);
      scene.plays(1, new Move.KeepCards()).is(Phase.PASSING_ON);
      assertThat(scene.moves(1)).containsExactly(new Move.PassOn(BLUE_DRUNK));
    }

    @Test
    void theLieutenantsThirdCardGoesWithThePost() {
      Scene scene = Scene.of("SPSLSPS").with(3, Persona.SMUGGLER).with(4, Persona.BOSUN);
      scene.passes().appoints(1, 2).passes().shows().passes();
      revealed(scene, 3).chooses(1);
      revealed(scene, 4);
      assertThat(scene.watched().effects().smuggling()).isEqualTo(Scene.seats(2));
    }
  }
}
