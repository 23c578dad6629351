package kraken.games.shadow.chapters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.games.shadow.crew.Ending;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.Refusals;
import kraken.kit.Refusal;
import kraken.kit.Seat;
import kraken.kit.Turn;
import org.junit.jupiter.api.Test;

class AppointingTest {

  @Test
  void theCaptainNamesALieutenantAndThenANavigator() {
    Scene scene = Scene.of("SPSLSP").captain(2);
    assertThat(scene.turn()).isEqualTo(new Turn.One(Seat.of(2)));
    assertThat(scene.choices(2)).containsExactly(0, 1, 3, 4, 5);
    scene.plays(2, new Move.Appoint(Seat.of(4))).is(Phase.NAVIGATOR);
    assertThat(scene.choices(2)).containsExactly(0, 1, 3, 5);
    scene.plays(2, new Move.Appoint(Seat.of(0))).is(Phase.LOYALTY);
    assertThat(scene.state().round().lieutenant()).isEqualTo(4);
    assertThat(scene.state().round().navigator()).isZero();
  }

  @Test
  void nobodyElseAppointsAndTheCaptainNotHimself() {
    Scene.of("SPSLSP")
        .refuses(1, new Move.Appoint(Seat.of(2)), Refusal.Always.NOT_YOUR_TURN)
        .refuses(0, new Move.Appoint(Seat.of(0)), Refusals.CANNOT_BE_APPOINTED);
  }

  @Test
  void thoseOffDutyAndOverboardCannotBeNamed() {
    Scene.of("SPSLSP")
        .offDuty(1)
        .overboard(2)
        .refuses(0, new Move.Appoint(Seat.of(1)), Refusals.CANNOT_BE_APPOINTED)
        .refuses(0, new Move.Appoint(Seat.of(2)), Refusals.CANNOT_BE_APPOINTED)
        .plays(0, new Move.Appoint(Seat.of(3)))
        .refuses(0, new Move.Appoint(Seat.of(3)), Refusals.CANNOT_BE_APPOINTED);
  }

  @Test
  void signsAreIgnoredWhereTooFewAreLeftWithoutOne() {
    Scene scene = Scene.of("SPSLSPSS").offDuty(1, 2).overboard(4, 5, 6, 7);
    assertThat(scene.choices(0)).containsExactly(1, 2, 3);
    Scene enough = Scene.of("SPSLSPSS").offDuty(1, 2).overboard(5, 6, 7);
    assertThat(enough.choices(0)).containsExactly(3, 4);
  }

  @Test
  void signsCountAgainForThePostThatIsStillToFill() {
    Scene scene = Scene.of("SPSLSPSS").offDuty(1, 2).overboard(4, 5, 6, 7);
    scene.plays(0, new Move.Appoint(Seat.of(1)));
    assertThat(scene.choices(0)).containsExactly(3);
    scene.refuses(0, new Move.Appoint(Seat.of(2)), Refusals.CANNOT_BE_APPOINTED);
    Scene free = Scene.of("SPSLSPSS").offDuty(1, 2).overboard(4, 5, 6, 7);
    free.plays(0, new Move.Appoint(Seat.of(3)));
    assertThat(free.choices(0)).containsExactly(1, 2);
  }

  @Test
  void withTwoAboardTheOtherIsNavigatorOffDutyOrNot() {
    Scene scene = Scene.of("SPSLS").overboard(2, 3, 4).offDuty(1).with(0, Persona.BOSUN);
    assertThat(scene.passes().is(Phase.NAVIGATOR).choices(0)).containsExactly(1);
  }

  @Test
  void withTwoAboardThereIsNoLieutenant() {
    Scene scene = Scene.of("SPSLS").overboard(2, 3, 4).with(0, Persona.BOSUN).passes();
    scene.is(Phase.NAVIGATOR);
    assertThat(scene.choices(0)).containsExactly(1);
    scene.plays(0, new Move.Appoint(Seat.of(1))).passes().is(Phase.LOYALTY).asks(1);
    assertThat(scene.state().round().lieutenant()).isEqualTo(Masks.NOBODY);
  }

  @Test
  void aloneTheCaptainIsNavigatorToo() {
    Scene scene = Scene.of("SPSLS").overboard(1, 2, 3, 4).with(0, Persona.BOSUN).passes();
    scene.is(Phase.TEAM_NAMED).passes().is(Phase.BEFORE_DRAWING).passes().is(Phase.DRAWING);
    assertThat(scene.state().round().navigator()).isZero();
  }

  @Test
  void everybodyIsToldOfTheTeam() {
    assertThat(Scene.of("SPSLSP").appoints(1, 2).heardBy(Seat.of(5)))
        .containsExactly(
            new Event.LieutenantNamed(Seat.of(1)), new Event.NavigatorNamed(Seat.of(2)));
  }

  @Test
  void everyMoveHasItsTime() {
    Scene scene = Scene.of("SPSLSP");
    for (Move early : List.of(new Move.Pass(), new Move.AddGuns(), new Move.KeepCards())) {
      scene.refuses(0, early, Refusals.NOT_NOW);
    }
    scene.refuses(0, new Move.Leave(), Refusals.NOT_NOW);
    scene.refuses(0, new Move.CloseEyes(), Refusals.NOT_NOW);
    scene.refuses(0, new Move.Choose(Seat.of(1)), Refusals.NOT_NOW);
  }

  @Test
  void nobodyPlaysWhoHasNoSeatOrWhenAllIsOver() {
    Scene scene = Scene.of("SPSLSP");
    scene.refuses(6, new Move.Appoint(Seat.of(1)), Refusal.Always.NOT_YOUR_TURN);
    scene.refuses(6, new Move.Reveal(), Refusal.Always.NOT_YOUR_TURN);
    scene.at(0, 8).sails(1, 2, Card.YELLOW_RITUAL).ends(Ending.KRAKEN);
    scene.refuses(0, new Move.Appoint(Seat.of(1)), Refusal.Always.GAME_OVER);
  }

  @Test
  void everyRefusalCitesARule() {
    assertThat(Refusals.values()).extracting(Refusals::rule).doesNotContain("");
  }
}
