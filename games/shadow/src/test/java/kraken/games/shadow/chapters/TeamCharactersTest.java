package kraken.games.shadow.chapters;

import static kraken.games.shadow.chapters.CharacterScenes.named;
import static kraken.games.shadow.chapters.CharacterScenes.revealed;
import static kraken.games.shadow.chapters.CharacterScenes.scene;
import static kraken.games.shadow.chapters.CharacterScenes.shown;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.state.Deed;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.Refusals;
import kraken.games.shadow.state.RoundEnd;
import kraken.kit.Seat;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What characters do when the team is named, and when guns are shown. */
class TeamCharactersTest {

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
      assertThat(scene.choices(1)).containsExactly(1, 2, 3, 4, 5, 6);
      assertThat(scene.watched().idle()).isEqualTo(Scene.seats(2, 4, 5, 6));
      scene.chooses(3).hasCaptain(3).hasGuns(3, 2, 3, 2);
    }

    @Test
    void theTroublemakerMayChooseSomebodyWhoShowsNothing() {
      Scene scene = revealed(shown(1, Persona.TROUBLEMAKER, 0, 1, 0, 1), 1);
      scene.refuses(1, new Move.Choose(Seat.of(0)), Refusals.NOT_THAT_PLAYER);
      scene.chooses(2).hasCaptain(0).is(Phase.DRAWING).hasGuns(3, 3, 3, 3);
    }

    @Test
    void thePeacemakerMakesOneTakeTheGunsBack() {
      Scene scene = revealed(shown(1, Persona.PEACEMAKER, 0, 1, 0, 3), 1);
      assertThat(scene.choices(1)).containsExactly(1, 2, 3, 4, 5, 6);
      assertThat(scene.watched().idle()).isEqualTo(Scene.seats(2, 4, 5, 6));
      scene.chooses(3).hasCaptain(0).is(Phase.DRAWING).hasGuns(3, 3, 3, 3);
      Scene still = revealed(shown(1, Persona.PEACEMAKER, 0, 1, 2, 3), 1).chooses(3);
      still.hasCaptain(2).hasGuns(3, 2, 1, 3);
    }

    @Test
    void thePeacemakerMayChooseSomebodyWhoShowsNothing() {
      Scene scene = revealed(shown(1, Persona.PEACEMAKER, 0, 1, 0, 3), 1);
      scene.chooses(2).hasCaptain(3).hasGuns(3, 2, 3, 0);
    }

    @Test
    void whoSitsOutOrIsOverboardShowsNothingThatCouldBeDoubledOrTakenBack() {
      Scene scene = scene(1, Persona.TROUBLEMAKER).with(2, Persona.MINSTREL).overboard(6);
      revealed(scene.passes().appoints(1, 2), 2).chooses(3, 4).passes().shows();
      assertThat(revealed(scene, 1).choices(1)).containsExactly(1, 2, 5);
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
      assertThat(shown(1, Persona.STRATEGIST, 0, 1, 0, 2).revealsForNothing(1)).isFalse();
    }

    @Test
    void theStrategistWhoShowsNoneMayBeRevealedForNothing() {
      Scene scene = shown(1, Persona.STRATEGIST, 0, 0, 0, 3);
      assertThat(scene.revealsForNothing(1)).isTrue();
      revealed(scene, 1).hasCaptain(3).hasGuns(3, 3, 3, 0);
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
}
