package kraken.games.bay.chapters;

import static kraken.games.bay.chapters.SceneMoves.fireAtKraken;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.games.bay.state.Ending;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Move;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Vessel;
import kraken.kit.Answer;
import kraken.kit.Narrator;
import kraken.kit.Outcome;
import kraken.kit.Refusal;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Turn;
import org.junit.jupiter.api.Test;

/** Ending the game and Points; ruling 13. */
class EndOfTheGameTest {

  private static Scene scene() {
    return Scene.of(Vessel.EXPLORER, Vessel.PIRATE).put(Vessel.PIRATE, 3, 9);
  }

  private static Scene roundOf(Scene scene) {
    return scene.endsTurn().draws(1, 1).endsTurn();
  }

  private static Outcome outcome(Scene scene) {
    assertThat(scene.turn()).isInstanceOf(Turn.Over.class);
    return ((Turn.Over) scene.turn()).outcome();
  }

  @Test
  void whenTheTimeIsUpTheGameEndsAtOnceAndNobodyIsPulled() {
    Scene scene = roundOf(scene().time(1).put(Vessel.EXPLORER, 7, 1).cargo(Vessel.PIRATE, 1, 1, 1));
    scene
        .lies(Vessel.EXPLORER, 7, 1)
        .told(new Event.RoundEnded(0), new Event.GameEnded(Ending.TIME_UP));
    assertThat(outcome(scene))
        .isEqualTo(new Outcome.Race(List.of(15, 3), Seats.of(Seat.of(0)), "time-up"));
  }

  @Test
  void beforeThatItGoesOn() {
    roundOf(scene().time(2)).is(Phase.ROLLING);
  }

  @Test
  void whenTheKrakenIsDeadTheGameEndsAtOnceWithFivePointsForWhoKilledIt() {
    Scene scene = scene().put(Vessel.EXPLORER, 7, 1).health(1).plays(fireAtKraken()).draws(6);
    scene.told(
        new Event.KrakenHit(Vessel.EXPLORER, 1, 0),
        new Event.KrakenKilled(Vessel.EXPLORER),
        new Event.GameEnded(Ending.KRAKEN_KILLED));
    assertThat(outcome(scene))
        .isEqualTo(new Outcome.Race(List.of(20, 15), Seats.of(Seat.of(0)), "kraken-killed"));
  }

  @Test
  void theFishermansDoubleHitKillsAKrakenWithOneLeft() {
    Scene scene =
        Scene.of(Vessel.FISHERMAN, Vessel.PIRATE)
            .put(Vessel.FISHERMAN, 7, 1)
            .health(1)
            .plays(fireAtKraken())
            .draws(8)
            .is(new Phase.Over(Ending.KRAKEN_KILLED));
    assertThat(scene.state().health()).isZero();
  }

  @Test
  void tiesShareTheWin() {
    assertThat(outcome(roundOf(scene().time(1))))
        .isEqualTo(new Outcome.Race(List.of(15, 15), Seats.all(2), "time-up"));
  }

  @Test
  void rationsCountNothing() {
    assertThat(outcome(roundOf(scene().time(1).cargo(Vessel.PIRATE, 9, 1, 2))))
        .isEqualTo(new Outcome.Race(List.of(15, 4), Seats.of(Seat.of(0)), "time-up"));
  }

  @Test
  void withOneShipAfloatPlayGoesOn() {
    roundOf(scene().put(Vessel.EXPLORER, 7, 1)).isTurnOf(1).is(Phase.ROLLING);
  }

  @Test
  void whoIsOutDoesNotShareTheWinOfAShipWithoutPoints() {
    Scene scene =
        scene().swallowed(Vessel.PIRATE).cargo(Vessel.EXPLORER, 1, 0, 0).time(1).endsTurn();
    assertThat(outcome(scene))
        .isEqualTo(new Outcome.Race(List.of(0, 0), Seats.of(Seat.of(0)), "time-up"));
  }

  @Test
  void whenAllAreSwallowedTheKrakenWinsAndNobodyElse() {
    Scene scene = roundOf(scene().put(Vessel.EXPLORER, 7, 1).put(Vessel.PIRATE, 8, 4));
    scene.told(new Event.GameEnded(Ending.ALL_SWALLOWED));
    assertThat(outcome(scene))
        .isEqualTo(new Outcome.Race(List.of(0, 0), Seats.NONE, "all-swallowed"));
  }

  @Test
  void afterTheEndNothingIsAllowed() {
    Scene scene = roundOf(scene().time(1));
    assertThat(scene.rules().play(scene.state(), Seat.of(0), new Move.EndTurn(), Narrator.none()))
        .isEqualTo(new Answer.Refused<State>(Refusal.Always.GAME_OVER));
  }
}
