package kraken.games.shadow.chapters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.state.Aim;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.Refusals;
import kraken.games.shadow.state.RoundEnd;
import kraken.games.shadow.state.View;
import kraken.kit.Refusal;
import kraken.kit.Seat;
import org.junit.jupiter.api.Test;

class LoyaltyTest {

  private static Scene named() {
    return Scene.of("SPSLSPS").appoints(1, 2);
  }

  @Test
  void allButTheCaptainCloseAHand() {
    named().asks(1, 2, 3, 4, 5, 6);
    named().overboard(4).asks(1, 2, 3, 5, 6);
  }

  @Test
  void anyNumberOfOnesGunsMayBeInIt() {
    Scene scene = named().guns(3, 2);
    assertThat(scene.moves(3))
        .containsExactly(new Move.Commit(0), new Move.Commit(1), new Move.Commit(2));
    scene.refuses(3, new Move.Commit(3), Refusals.NOT_SO_MANY_GUNS);
    scene.refuses(3, new Move.Commit(-1), Refusals.NOT_SO_MANY_GUNS);
    scene.refuses(0, new Move.Commit(0), Refusal.Always.NOT_YOUR_TURN);
  }

  @Test
  void nothingIsShownUntilAllHaveAnswered() {
    Scene scene = named();
    View before = scene.view(0);
    scene.plays(1, new Move.Commit(3));
    assertThat(scene.view(0)).isEqualTo(before);
    assertThat(scene.view(1).own()).extracting(View.Own::committed).isEqualTo(3);
    scene.refuses(1, new Move.Commit(2), Refusals.ANSWERED_ALREADY);
  }

  @Test
  void allHandsOpenAtOnce() {
    Scene scene = named().shows(0, 1, 0, 0, 1);
    assertThat(scene.events()).contains(new Event.GunsShown(List.of(0, 1, 0, 0, 1, 0, 0), 3));
    assertThat(scene.watched().rounds().getLast().guns()).containsExactly(0, 1, 0, 0, 1, 0, 0);
  }

  @Test
  void tooFewGunsGoBackAndTheShipSails() {
    named().shows(0, 1, 0, 0, 1).is(Phase.DRAWING).hasCaptain(0).hasGuns(3, 3, 3, 3, 3, 3, 3);
  }

  @Test
  void enoughGunsAreSpentAndTheStrongestIsCaptain() {
    Scene scene = named().shows(0, 1, 0, 2);
    scene.hasCaptain(3).hasGuns(3, 2, 3, 1, 3, 3, 3).is(Phase.LIEUTENANT);
    assertThat(scene.watched().rounds()).hasSize(2);
    assertThat(scene.watched().rounds().getFirst().end()).isEqualTo(RoundEnd.MUTINY);
    assertThat(scene.events()).contains(new Event.Mutinied(Seat.of(3)));
  }

  @Test
  void offDutySignsStayAfterAMutiny() {
    Scene scene = Scene.of("SPSLSPS").offDuty(5, 6).appoints(1, 2).shows(0, 0, 0, 0, 0, 3);
    scene.hasCaptain(5);
    assertThat(scene.state().crew().offDuty()).isEqualTo(Masks.bit(5) | Masks.bit(6));
    assertThat(scene.choices(5)).containsExactly(0, 1, 2, 3, 4);
  }

  @Test
  void theCaptainStrikesOutOneOfTheTiedAndTheStruckTheNext() {
    Scene scene = named().shows(0, 1, 1, 0, 1).is(Phase.DUEL);
    assertThat(scene.choices(0)).containsExactly(1, 2, 4);
    scene.refuses(0, new Move.Strike(Seat.of(3)), Refusals.NOT_TIED);
    scene.refuses(1, new Move.Strike(Seat.of(2)), Refusal.Always.NOT_YOUR_TURN);
    scene.plays(0, new Move.Strike(Seat.of(2))).is(Phase.DUEL);
    assertThat(scene.choices(2)).containsExactly(1, 4);
    scene.plays(2, new Move.Strike(Seat.of(4))).hasCaptain(1).hasGuns(3, 2, 2, 3, 2, 3, 3);
    assertThat(scene.state().aim()).isEqualTo(Aim.NONE);
  }

  @Test
  void withoutATongueGunsCountButNotTowardsTheCaptaincy() {
    Scene.of("SPSLSPS")
        .silenced(3)
        .appoints(1, 2)
        .shows(0, 0, 0, 2, 0, 1)
        .hasCaptain(5)
        .hasGuns(3, 3, 3, 1, 3, 2, 3);
  }

  @Test
  void ifOnlyATonguelessOneShowedTheNextInLineIsCaptain() {
    Scene.of("SPSLSPS")
        .silenced(3)
        .overboard(1)
        .appoints(4, 5)
        .shows(0, 0, 0, 3)
        .hasCaptain(2)
        .hasGuns(3, 3, 3, 0, 3, 3, 3);
    Scene.of("SPSLSPS").captain(2).silenced(3).appoints(1, 4).shows(0, 0, 0, 3).hasCaptain(4);
  }

  @Test
  void whoSitsTheMutinyOutIsNotNextInLine() {
    Scene scene = Scene.of("SPSLSPS").silenced(3).with(4, Persona.MINSTREL).passes();
    scene.appoints(5, 6).plays(4, new Move.Reveal()).chooses(1, 2);
    scene.shows(0, 0, 0, 3).hasCaptain(4);
  }

  @Test
  void whereNobodyInTheMutinyMayBeCaptainTheOldOneStays() {
    Scene scene = Scene.of("SPSLSPS").silenced(3).overboard(4, 5, 6).with(1, Persona.MINSTREL);
    scene.passes().appoints(1, 2).plays(1, new Move.Reveal()).chooses(1, 2);
    scene.shows(0, 0, 0, 3).hasCaptain(0).hasGuns(3, 3, 3, 0);
  }

  @Test
  void theGunsItTakesGrowWithTheCrew() {
    Scene.of("SPSLSPSP").appoints(1, 2).shows(0, 0, 0, 3).hasCaptain(0);
    Scene.of("SPSLSPSP").appoints(1, 2).shows(0, 0, 0, 3, 1).hasCaptain(3);
    Scene.of("SPSLSPSPSS").appoints(1, 2).shows(0, 0, 0, 3, 1).hasCaptain(0);
    Scene.of("SPSLSPSPSS").appoints(1, 2).shows(0, 0, 0, 3, 2).hasCaptain(3);
  }

  @Test
  void shownGunsLieOpenUntilTheMutinyIsSettled() {
    Scene scene = named();
    assertThat(scene.view(6).crew().get(1).shown()).isNull();
    scene.shows(0, 2, 2).is(Phase.DUEL);
    assertThat(scene.view(6).crew()).extracting(View.Mate::shown).startsWith(0, 2, 2, 0);
    scene.plays(0, new Move.Strike(Seat.of(1))).hasCaptain(2);
    assertThat(scene.view(6).crew().get(1).shown()).isNull();
  }

  @Test
  void everybodyHearsHowTheMutinyWent() {
    assertThat(named().shows(0, 1).events()).contains(new Event.CrewLoyal());
    Scene scene = named().shows(0, 2, 2).plays(0, new Move.Strike(Seat.of(1)));
    assertThat(scene.events())
        .containsSequence(
            new Event.Tied(Scene.seats(1, 2)),
            new Event.Struck(Seat.of(0), Seat.of(1)),
            new Event.Mutinied(Seat.of(2)),
            new Event.GunsChanged(Seat.of(1), 3, 1),
            new Event.GunsChanged(Seat.of(2), 3, 1))
        .doesNotContain(new Event.CrewLoyal());
  }
}
