package kraken.games.shadow.chapters;

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
import kraken.games.shadow.state.RoundEnd;
import kraken.games.shadow.state.View;
import kraken.kit.Seat;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class CharactersTest {

  private static Scene scene(int seat, Persona persona) {
    return Scene.of("SPSLSPS").with(seat, persona);
  }

  private static Scene named(int seat, Persona persona) {
    return scene(seat, persona).passes().appoints(1, 2).is(Phase.TEAM_NAMED);
  }

  private static Scene shown(int seat, Persona persona, int... guns) {
    return named(seat, persona).passes().shows(guns).is(Phase.GUNS_SHOWN);
  }

  private static Scene loyal(int seat, Persona persona) {
    return shown(seat, persona).passes().is(Phase.BEFORE_DRAWING);
  }

  private static Scene revealed(Scene scene, int seat) {
    return scene.plays(seat, new Move.Reveal());
  }

  @Nested
  class AtAnyTime {

    @Test
    void theKleptomaniacTakesAGun() {
      Scene scene = revealed(scene(1, Persona.KLEPTOMANIAC).guns(3, 0), 1).is(Phase.AIMING);
      assertThat(scene.choices(1)).containsExactly(0, 2, 4, 5, 6);
      scene.refuses(1, new Move.Choose(Seat.of(3)), Refusals.NOT_THAT_PLAYER);
      scene.chooses(5).hasGuns(3, 4, 3, 0, 3, 2, 3).is(Phase.LIEUTENANT);
      assertThat(scene.watched().deeds())
          .containsExactly(new Deed.Used(1, Seat.of(1), Persona.KLEPTOMANIAC, List.of(Seat.of(5))));
    }

    @Test
    void theKleptomaniacCannotTakeFromAnOpenHand() {
      Scene scene = shown(1, Persona.KLEPTOMANIAC, 0, 0, 3, 2);
      assertThat(revealed(scene, 1).choices(1)).containsExactly(0, 3, 4, 5, 6);
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
    void whereOnlyOneHasGunsOnlyOneGives() {
      Scene scene = loyal(1, Persona.SPIRITUALIST).passes().sails(YELLOW_RITUAL).draws(4);
      for (int seat = 0; seat < 7; seat++) {
        scene.guns(seat, seat == 3 ? 2 : 0);
      }
      revealed(scene, 1);
      assertThat(scene.choices(1)).containsExactly(0, 1, 2, 4, 5, 6);
      scene.chooses(0, 3).hasGuns(1, 0, 0, 1).is(Phase.LIEUTENANT);
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
  class WhenTheTeamIsNamed {

    @Test
    void theMinstrelLetsTwoSitOut() {
      Scene scene = revealed(named(1, Persona.MINSTREL), 1);
      assertThat(scene.choices(1)).containsExactly(1, 2, 3, 4, 5, 6);
      scene.chooses(4);
      assertThat(scene.choices(1)).containsExactly(1, 2, 3, 5, 6);
      scene.chooses(5).is(Phase.LOYALTY).asks(1, 2, 3, 6);
    }

    @Test
    void theAgitatorMakesTwoShowAGun() {
      Scene scene = revealed(named(1, Persona.AGITATOR), 1);
      assertThat(scene.choices(1)).containsExactly(1, 2, 3, 4, 5, 6);
      assertThat(scene.chooses(4).choices(1)).containsExactly(1, 2, 3, 5, 6);
      scene.chooses(5).is(Phase.LOYALTY);
      scene.refuses(4, new Move.Commit(0), Refusals.NOT_SO_MANY_GUNS);
      assertThat(scene.moves(4)).hasSize(3);
      assertThat(scene.moves(6)).hasSize(4);
    }

    @Test
    void theAgitatorMayChooseSomebodyWithoutGunsWhoThenShowsNone() {
      Scene scene = revealed(named(1, Persona.AGITATOR).guns(0, 0).guns(3, 0), 1);
      assertThat(scene.watched().idle()).isEqualTo(Scene.seats(3));
      scene.chooses(3, 4).is(Phase.LOYALTY);
      assertThat(scene.moves(3)).containsExactly(new Move.Commit(0));
      assertThat(scene.watched().idle()).isEqualTo(Scene.seats());
    }

    @Test
    void theAgitatorCannotNameThoseWhoSitOut() {
      Scene scene = scene(1, Persona.AGITATOR).with(2, Persona.MINSTREL).passes().appoints(1, 2);
      revealed(scene, 2).chooses(3, 4);
      assertThat(revealed(scene, 1).choices(1)).containsExactly(1, 2, 5, 6);
    }

    @Test
    void theCookPassesTheCaptaincyOnAndANewTeamIsNamed() {
      Scene scene = revealed(named(1, Persona.COOK).record(1, 1), 1);
      scene.hasCaptain(2).is(Phase.LIEUTENANT);
      assertThat(scene.watched().rounds().getFirst().end()).isEqualTo(RoundEnd.COOKED);
      assertThat(scene.choices(2)).containsExactly(0, 1, 3, 4, 5, 6);
    }

    @Test
    void theDebtCollectorMakesOneOfTheTeamPayTheOthers() {
      Scene scene = revealed(named(3, Persona.COLLECTOR), 3);
      assertThat(scene.choices(3)).containsExactly(0, 1, 2);
      scene.chooses(1).hasGuns(4, 1, 4, 3);
      assertThat(scene.watched().idle()).isEqualTo(Scene.seats());
    }

    @Test
    void whereOneGunIsNotEnoughForBothTheDebtCollectorSaysWhoGetsIt() {
      Scene scene = revealed(named(3, Persona.COLLECTOR).guns(1, 1).guns(2, 0), 3);
      scene.chooses(1).is(Phase.AIMING);
      assertThat(scene.choices(3)).containsExactly(0, 2);
      assertThat(scene.watched().idle()).isEqualTo(Scene.seats());
      scene.refuses(3, new Move.Choose(Seat.of(1)), Refusals.NOT_THAT_PLAYER);
      scene.chooses(2).hasGuns(3, 0, 1, 3).is(Phase.LOYALTY);
      assertThat(scene.watched().deeds())
          .containsExactly(
              new Deed.Used(1, Seat.of(3), Persona.COLLECTOR, List.of(Seat.of(1), Seat.of(2))));
    }

    @Test
    void theDebtCollectorMayChooseOneOfTheTeamWhoHasNothing() {
      Scene scene = revealed(named(3, Persona.COLLECTOR).guns(1, 0).guns(4, 0), 3);
      assertThat(scene.choices(3)).containsExactly(0, 1, 2);
      assertThat(scene.watched().idle()).isEqualTo(Scene.seats(1));
      scene.chooses(1).is(Phase.LOYALTY).hasGuns(3, 0, 3, 3);
    }

    @Test
    void inATeamOfTwoASingleGunGoesToTheOtherAndAloneThereIsNobodyToPay() {
      Scene two = Scene.of("SPSLS").overboard(2, 3, 4).with(0, Persona.COLLECTOR).guns(1, 1);
      two.passes().plays(0, new Move.Appoint(Seat.of(1)));
      revealed(two, 0).chooses(1).hasGuns(4, 0).is(Phase.LOYALTY);
      Scene alone = Scene.of("SPSLS").overboard(1, 2, 3, 4).with(0, Persona.COLLECTOR);
      assertThat(alone.passes().is(Phase.TEAM_NAMED).canReveal(0)).isFalse();
    }

    @Test
    void theEqualizerLetsOneGunBeEnoughAndNobodyShowMore() {
      Scene scene = revealed(named(1, Persona.EQUALIZER), 1).is(Phase.LOYALTY);
      assertThat(scene.moves(4)).containsExactly(new Move.Commit(0), new Move.Commit(1));
      scene.shows(0, 0, 0, 0, 1).hasCaptain(4).hasGuns(3, 3, 3, 3, 2);
    }
  }

  @Nested
  class WhenGunsAreShown {

    @Test
    void theTroublemakerDoublesGuns() {
      Scene scene = revealed(shown(1, Persona.TROUBLEMAKER, 0, 1, 0, 1), 1);
      assertThat(scene.choices(1)).containsExactly(1, 3);
      scene.chooses(3).hasCaptain(3).hasGuns(3, 2, 3, 2);
    }

    @Test
    void thePeacemakerMakesOneTakeTheGunsBack() {
      Scene scene = revealed(shown(1, Persona.PEACEMAKER, 0, 1, 0, 3), 1);
      assertThat(scene.choices(1)).containsExactly(1, 3);
      scene.chooses(3).hasCaptain(0).is(Phase.DRAWING).hasGuns(3, 3, 3, 3);
      Scene still = revealed(shown(1, Persona.PEACEMAKER, 0, 1, 2, 3), 1).chooses(3);
      still.hasCaptain(2).hasGuns(3, 2, 1, 3);
    }

    @Test
    void theRabbleRouserHalvesWhatItTakes() {
      revealed(shown(1, Persona.ROUSER, 0, 1, 0, 0), 1).hasCaptain(0);
      revealed(shown(1, Persona.ROUSER, 0, 2, 0, 0), 1).hasCaptain(1).hasGuns(3, 1);
    }

    @Test
    void theStrategistGetsHisGunsBackUnlessHeIsCaptain() {
      revealed(shown(1, Persona.STRATEGIST, 0, 1, 0, 2), 1).hasCaptain(3).hasGuns(3, 3, 3, 1);
      revealed(shown(1, Persona.STRATEGIST, 0, 3, 0, 2), 1).hasCaptain(1).hasGuns(3, 0, 3, 1);
      assertThat(shown(1, Persona.STRATEGIST, 0, 0, 0, 3).canReveal(1)).isFalse();
    }

    @Test
    void theInstigatorLetsOneAddAllRemainingGuns() {
      Scene scene = revealed(shown(1, Persona.INSTIGATOR, 0, 0, 3, 1), 1);
      assertThat(scene.choices(1)).containsExactly(1, 2, 3, 4, 5, 6);
      assertThat(scene.watched().idle()).isEqualTo(Scene.seats(2));
      scene.chooses(3).is(Phase.INSTIGATED);
      assertThat(scene.moves(3)).containsExactly(new Move.AddGuns(), new Move.KeepGuns());
      scene.plays(3, new Move.AddGuns()).is(Phase.DUEL).plays(0, new Move.Strike(Seat.of(2)));
      scene.hasCaptain(3).hasGuns(3, 3, 0, 0);
      assertThat(scene.state().crew().hasOpen(1, Persona.INSTIGATOR)).isTrue();
      assertThat(scene.events()).contains(new Event.GunsAdded(Seat.of(3), 2));
    }

    @Test
    void ifHeDoesNotTheInstigatorIsTurnedDownAgain() {
      Scene scene = revealed(shown(1, Persona.INSTIGATOR, 0, 0, 0, 1), 1).chooses(3);
      scene.plays(3, new Move.KeepGuns()).is(Phase.BEFORE_DRAWING).asks(1);
      assertThat(scene.events()).contains(new Event.CharacterTurnedDown(Seat.of(1)));
      Scene won = revealed(shown(1, Persona.INSTIGATOR, 0, 0, 3, 1), 1).chooses(3);
      won.plays(3, new Move.KeepGuns()).hasCaptain(2).is(Phase.BEFORE_APPOINTING).asks(1);
    }

    @Test
    void whoHasNothingLeftToAddIsNotAskedAndTheInstigatorIsTurnedDownAgain() {
      Scene scene = revealed(shown(1, Persona.INSTIGATOR, 0, 0, 2).guns(2, 2), 1);
      scene.chooses(2).is(Phase.BEFORE_DRAWING).asks(1);
      assertThat(scene.events())
          .contains(new Event.CharacterTurnedDown(Seat.of(1)))
          .noneMatch(Event.GunsAdded.class::isInstance);
      assertThat(scene.watched().deeds())
          .contains(new Deed.Used(1, Seat.of(1), Persona.INSTIGATOR, List.of(Seat.of(2))));
    }

    @Test
    void theInstigatorMayNameOneWhoSitsOut() {
      Scene scene = scene(1, Persona.INSTIGATOR).with(2, Persona.MINSTREL).passes().appoints(1, 2);
      revealed(scene, 2).chooses(3, 4).passes().shows();
      assertThat(revealed(scene, 1).choices(1)).containsExactly(1, 2, 3, 4, 5, 6);
      scene.chooses(4).plays(4, new Move.AddGuns()).hasCaptain(4);
    }

    @Test
    void underTheEqualizerNobodyAddsMoreThanOne() {
      Scene scene = scene(1, Persona.INSTIGATOR).with(2, Persona.EQUALIZER).passes();
      scene.appoints(1, 2);
      revealed(scene, 2).passes().shows();
      revealed(scene, 1).chooses(4).plays(4, new Move.AddGuns()).hasCaptain(4);
      scene.hasGuns(3, 3, 3, 3, 2);
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
