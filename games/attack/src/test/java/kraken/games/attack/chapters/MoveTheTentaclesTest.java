package kraken.games.attack.chapters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.games.attack.state.Area;
import kraken.games.attack.state.Event;
import kraken.games.attack.state.Face;
import kraken.games.attack.state.Kraken;
import kraken.games.attack.state.Lane;
import kraken.games.attack.state.Phase;
import kraken.games.attack.state.Side;
import kraken.games.attack.state.Space;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Turn;
import org.junit.jupiter.api.Test;

/** Move the tentacles, and ruling 3. */
class MoveTheTentaclesTest {

  @Test
  void aRedSignMovesTheRedTentacleOfThatSignOneSpace() {
    Scene.of(Scene.CALM)
        .rolls(Face.STAR, Face.BLANK)
        .looks(
            """
            .T..|#|...T
            T...|#|...T
            T...|#|...T
            T...|#|...T
            """);
  }

  @Test
  void aPurpleSignMovesThePurpleTentacleOfThatSign() {
    Scene.of(Scene.CALM)
        .rolls(Face.BLANK, Face.CRAB)
        .looks(
            """
            T...|#|...T
            T...|#|...T
            T...|#|..T.
            T...|#|...T
            """);
  }

  @Test
  void aBlankFaceMovesNothing() {
    Scene.of(Scene.CALM).rolls(Face.BLANK, Face.BLANK).looks(Scene.CALM).is(Phase.Choosing.class);
  }

  @Test
  void theSameSignOnSeveralDiceOfAColourMovesItsTentacleThatFar() {
    Scene.of(Scene.CALM)
        .onSpot(6)
        .rolls(Face.FISH, Face.FISH, Face.FISH, Face.BLANK, Face.BLANK)
        .looks(
            """
            T...|#|...T
            T...|#|...T
            T...|#|...T
            ...T|#|...T
            """);
  }

  @Test
  void anEyeMovesAllTentaclesOfItsColourOneSpace() {
    Scene.of(
            """
            .T..|#|...T
            T...|#|...T
            ..T.|#|...T
            T...|#|...T
            """)
        .rolls(Face.EYE, Face.BLANK)
        .looks(
            """
            ..T.|#|...T
            .T..|#|...T
            ...T|#|...T
            .T..|#|...T
            """);
  }

  @Test
  void aPurpleEyeMovesThePurpleOnes() {
    Scene.of(Scene.CALM)
        .rolls(Face.BLANK, Face.EYE)
        .looks(
            """
            T...|#|..T.
            T...|#|..T.
            T...|#|..T.
            T...|#|..T.
            """);
  }

  @Test
  void everyEyeCounts() {
    Scene.of(Scene.CALM)
        .onSpot(2)
        .rolls(Face.EYE, Face.EYE, Face.BLANK)
        .looks(
            """
            ..T.|#|...T
            ..T.|#|...T
            ..T.|#|...T
            ..T.|#|...T
            """);
  }

  @Test
  void aTentacleInTheSaberZoneBreaksItsRailAndFallsBack() {
    Scene.of(
            """
            ...T|#|...T
            T...|#|...T
            T...|#|...T
            T...|#|...T
            """)
        .rolls(Face.STAR, Face.BLANK)
        .looks(
            """
            T...:#|...T
            T...|#|...T
            T...|#|...T
            T...|#|...T
            """)
        .is(Phase.Choosing.class);
  }

  @Test
  void whereThereIsNoRailItSmashesAHoleAndFallsBack() {
    Scene scene =
        Scene.of(
                """
                T...|#|...T
                T...|#|...T
                T...|#:...T
                T...|#:T...
                """)
            .rolls(Face.BLANK, Face.FISH)
            .looks(
                """
                T...|#|...T
                T...|#|...T
                T...|#:...T
                T...|#:...T
                """);
    assertThat(scene.view().holes()).containsExactly(0, 0, 0, 1);
  }

  @Test
  void severalHolesMayBeInTheSameArea() {
    Scene scene =
        Scene.of(
                """
                T...|#|...T
                T...|#|...T
                T...|#|...T
                T...|#:T...
                """)
            .holes(Area.STARBOARD_STERN, Area.PORT_BOW)
            .rolls(Face.BLANK, Face.FISH);
    assertThat(scene.view().holes()).containsExactly(1, 0, 0, 2);
    assertThat(scene.state().board().holeCount()).isEqualTo(3);
  }

  @Test
  void aTentacleThatHitTheShipGoesOnFromTheBubblesWithTheStepsItHasLeft() {
    Scene.of(
            """
            ...T|#|...T
            T...|#|...T
            T...|#|...T
            T...|#|...T
            """)
        .onSpot(6)
        .rolls(Face.STAR, Face.STAR, Face.EYE, Face.BLANK, Face.BLANK)
        .looks(
            """
            ..T.:#|...T
            .T..|#|...T
            .T..|#|...T
            .T..|#|...T
            """);
  }

  @Test
  void oneTentacleMayStrikeTwiceInOneRoll() {
    Scene scene =
        Scene.of(
                """
                ...T:#|...T
                T...|#|...T
                T...|#|...T
                T...|#|...T
                """)
            .onSpot(8)
            .rolls(Face.STAR, Face.STAR, Face.STAR, Face.BLANK, Face.BLANK, Face.BLANK)
            .looks(
                """
                ..T.:#|...T
                T...|#|...T
                T...|#|...T
                T...|#|...T
                """);
    assertThat(scene.state().board().holeCount()).isEqualTo(1);
  }

  @Test
  void coloursAreMovedOneAfterTheOtherEyesFirst() {
    Scene.of(
            """
            ...T|#|...T
            T...|#|...T
            T...|#|...T
            T...|#|...T
            """)
        .onSpot(2)
        .rolls(Face.SHELL, Face.EYE, Face.STAR)
        .tells(
            new Event.DiceRolled(Seat.of(0), List.of(Face.SHELL, Face.EYE), List.of(Face.STAR)),
            new Event.EyeSaw(Side.PORT),
            new Event.RailBroken(Lane.RED_STAR, false),
            new Event.Advanced(Lane.RED_SHELL, false, Space.BUBBLES, Space.CANNON),
            new Event.Advanced(Lane.RED_CRAB, false, Space.BUBBLES, Space.CANNON),
            new Event.Advanced(Lane.RED_FISH, false, Space.BUBBLES, Space.CANNON),
            new Event.Advanced(Lane.RED_SHELL, false, Space.CANNON, Space.PISTOL),
            new Event.Advanced(Lane.PURPLE_STAR, false, Space.BUBBLES, Space.CANNON));
  }

  @Test
  void theFourthHoleEndsTheGameAtOnceAndNothingMoreMoves() {
    Scene scene =
        Scene.of(
                """
                ...T:#|...T
                T...|#|...T
                T...|#|...T
                T...|#|...T
                """)
            .holes(Area.PORT_BOW, Area.PORT_STERN, Area.STARBOARD_BOW)
            .onSpot(2)
            .rolls(Face.EYE, Face.SHELL, Face.EYE)
            .looks(
                """
                T...:#|...T
                T...|#|...T
                T...|#|...T
                T...|#|...T
                """)
            .is(Phase.Over.class);
    assertThat(scene.events())
        .endsWith(new Event.HoleSmashed(Lane.RED_STAR, false, 4), new Event.ShipSunk());
  }

  @Test
  void theFourthHoleBySignStopsTheRestOfTheRoll() {
    Scene.of(
            """
            ...T:#|...T
            T...|#|...T
            T...|#|...T
            T...|#|...T
            """)
        .holes(Area.PORT_BOW, Area.PORT_STERN, Area.STARBOARD_BOW)
        .onSpot(4)
        .rolls(Face.STAR, Face.SHELL, Face.EYE, Face.STAR)
        .looks(
            """
            T...:#|...T
            T...|#|...T
            T...|#|...T
            T...|#|...T
            """)
        .is(Phase.Over.class);
  }

  @Test
  void allDiceInPlayAreRolledRedOnesFirst() {
    for (int spot = 0; spot <= 8; spot++) {
      int dice = 2 + spot / 2;
      Turn turn = Scene.of(Scene.CALM).onSpot(spot).turn();
      assertThat(turn).isEqualTo(new Turn.Sea(Numbers.repeated(dice, 6)));
    }
    assertThat(new Kraken(5, 0).dice(Side.PORT)).isEqualTo(2);
    assertThat(new Kraken(5, 0).dice(Side.STARBOARD)).isEqualTo(2);
    assertThat(new Kraken(6, 0).dice(Side.PORT)).isEqualTo(3);
  }

  @Test
  void theRollStaysInSightWhileTheCardIsPlayedAndKeepsItsColours() {
    Scene scene = Scene.of(Scene.CALM).onSpot(1).rolls(Face.STAR, Face.BLANK).endsCard(true);
    assertThat(scene.state().kraken().spot()).isEqualTo(2);
    assertThat(scene.view().redDice()).containsExactly(Face.STAR);
    assertThat(scene.view().purpleDice()).containsExactly(Face.BLANK);
  }
}
