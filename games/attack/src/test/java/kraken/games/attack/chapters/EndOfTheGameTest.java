package kraken.games.attack.chapters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import kraken.games.attack.state.Area;
import kraken.games.attack.state.Event;
import kraken.games.attack.state.Face;
import kraken.games.attack.state.Kraken;
import kraken.games.attack.state.Lane;
import kraken.games.attack.state.Move;
import kraken.games.attack.state.Phase;
import kraken.games.attack.state.Refusals;
import kraken.games.attack.state.Space;
import kraken.games.attack.state.State;
import kraken.kit.Answer;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Outcome;
import kraken.kit.Refusal;
import kraken.kit.Seat;
import kraken.kit.Turn;
import org.junit.jupiter.api.Test;

/** Hitting the Kraken, the end of the game, and ruling 9. */
class EndOfTheGameTest {

  private static final String KRAKEN_IN_SABER_ZONE =
      """
      ...K|#|...T
      T...|#|...T
      T...|#|...T
      T...|#|...T
      """;

  private static final Move HIT = new Move.PushBack(Lane.RED_STAR);

  @Test
  void pushingTheKrakenBackMarksItAndSendsItToItsBubbles() {
    Scene scene =
        Scene.of(KRAKEN_IN_SABER_ZONE)
            .hits(0)
            .acting("sm")
            .plays(HIT)
            .looks(
                """
                K...|#|...T
                T...|#|...T
                T...|#|...T
                T...|#|...T
                """)
            .tells(new Event.KrakenHit(Lane.RED_STAR, Space.SABER, 1))
            .is(Phase.Acting.class);
    assertThat(scene.state().kraken()).isEqualTo(new Kraken(8, 1));
  }

  @Test
  void pushingATentacleBackMarksNothing() {
    Scene scene =
        Scene.of(
                """
                ...T|#|...T
                ...K|#|...T
                T...|#|...T
                T...|#|...T
                """)
            .hits(2)
            .acting("s")
            .plays(HIT);
    assertThat(scene.state().kraken().hits()).isEqualTo(2);
  }

  @Test
  void onItsBubblesTheKrakenIsSafe() {
    Scene.of(
            """
            K...|#|...T
            T...|#|...T
            T...|#|...T
            T...|#|...T
            """)
        .hits(2)
        .acting("cpsw")
        .refuses(HIT, Refusals.OUT_OF_RANGE_ON_BUBBLES);
  }

  @Test
  void theThirdHitWinsAtOnce() {
    Scene scene =
        Scene.of(KRAKEN_IN_SABER_ZONE).hits(2).acting("sm").plays(HIT).is(Phase.Over.class);
    assertThat(scene.turn())
        .isEqualTo(new Turn.Over(new Outcome.Crew(2, true, "kraken-driven-off")));
    assertThat(scene.rules().worth(scene.state(), Seat.of(0))).isEqualTo(1);
    assertThat(scene.events())
        .containsExactly(
            new Event.KrakenHit(Lane.RED_STAR, Space.SABER, 3), new Event.KrakenDrivenOff());
  }

  @Test
  void theSecondHitDoesNot() {
    Scene.of(KRAKEN_IN_SABER_ZONE).hits(1).acting("s").plays(HIT).is(Phase.Acting.class);
  }

  @Test
  void theFourthHoleLosesAtOnce() {
    Scene scene =
        Scene.of(
                """
                ...T:#|...T
                T...|#|...T
                T...|#|...T
                T...|#|...T
                """)
            .holes(Area.PORT_BOW, Area.STARBOARD_BOW, Area.STARBOARD_STERN)
            .rolls(Face.STAR, Face.BLANK);
    assertThat(scene.turn()).isEqualTo(new Turn.Over(new Outcome.Crew(2, false, "ship-sunk")));
    assertThat(scene.rules().worth(scene.state(), Seat.of(0))).isZero();
  }

  @Test
  void theThirdHoleDoesNot() {
    Scene.of(
            """
            ...T:#|...T
            T...|#|...T
            T...|#|...T
            T...|#|...T
            """)
        .holes(Area.STARBOARD_BOW, Area.STARBOARD_STERN)
        .rolls(Face.STAR, Face.BLANK)
        .is(Phase.Choosing.class);
  }

  @Test
  void afterTheEndNothingIsPlayed() {
    Scene scene = Scene.of(KRAKEN_IN_SABER_ZONE).hits(2).acting("s").plays(HIT);
    assertThat(scene.moves()).isEmpty();
    assertThat(scene.rules().play(scene.state(), Seat.of(0), new Move.EndCard(), Narrator.none()))
        .isEqualTo(new Answer.Refused<State>(Refusal.Always.GAME_OVER));
  }

  @Test
  void nobodyPlaysWhileTheSeaDecides() {
    Scene scene = Scene.of(Scene.CALM);
    assertThat(scene.moves()).isEmpty();
    assertThat(scene.rules().play(scene.state(), Seat.of(0), new Move.EndCard(), Narrator.none()))
        .isEqualTo(new Answer.Refused<State>(Refusal.Always.NOT_YOUR_TURN));
  }

  @Test
  void theSeaDecidesNothingWhileAPlayerDoes() {
    Scene scene = Scene.of(Scene.CALM).choosing();
    assertThatIllegalStateException()
        .isThrownBy(() -> scene.rules().draw(scene.state(), Numbers.NONE, Narrator.none()));
  }
}
