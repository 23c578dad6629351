package kraken.games.attack.chapters;

import static org.assertj.core.api.Assertions.assertThat;

import kraken.games.attack.state.Area;
import kraken.games.attack.state.Event;
import kraken.games.attack.state.Face;
import kraken.games.attack.state.Kraken;
import kraken.games.attack.state.Lane;
import kraken.games.attack.state.Move;
import kraken.games.attack.state.Phase;
import kraken.games.attack.state.Side;
import kraken.games.attack.state.Space;
import kraken.kit.Seat;
import kraken.kit.Turn;
import org.junit.jupiter.api.Test;

/** Special action funny face, the Kraken on the ship board, and ruling 8. */
class FunnyFaceTest {

  private static final String KRAKEN_IN_PISTOL_ZONE =
      """
      ..K.|#|...T
      T...|#|...T
      T...|#|...T
      T...|#|...T
      """;

  @Test
  void aCardWithoutAFunnyFaceLeavesTheKrakenAlone() {
    Scene scene = Scene.of(Scene.CALM).endsCard(false);
    assertThat(scene.state().kraken().spot()).isZero();
  }

  @Test
  void aFunnyFaceMovesTheKrakenOneSpotWhenTheCardIsDone() {
    Scene scene = Scene.of(Scene.CALM).endsCard(true).is(Phase.Rolling.class);
    assertThat(scene.state().kraken().spot()).isEqualTo(1);
    assertThat(scene.events().getFirst()).isEqualTo(new Event.KrakenAngered(1));
    assertThat(scene.events()).doesNotHaveAnyElementsOfTypes(Event.DieJoined.class);
  }

  @Test
  void aDieOnTheSpotJoinsTheOthersForTheRestOfTheGame() {
    assertThat(Scene.of(Scene.CALM).onSpot(1).endsCard(true).events())
        .startsWith(new Event.KrakenAngered(2), new Event.DieJoined(Side.PORT));
    assertThat(Scene.of(Scene.CALM).onSpot(3).endsCard(true).events())
        .startsWith(new Event.KrakenAngered(4), new Event.DieJoined(Side.STARBOARD));
    Scene later = Scene.of(Scene.CALM).onSpot(5).endsCard(true);
    assertThat(later.state().kraken().dice()).isEqualTo(5);
    assertThat(later.view().waitingDice())
        .containsExactly(new Kraken.WaitingDie(8, Side.STARBOARD));
  }

  @Test
  void theLastSpotAloneDoesNotBringTheKraken() {
    Scene scene = Scene.of(Scene.CALM).onSpot(7).endsCard(true).is(Phase.Rolling.class);
    assertThat(scene.state().kraken().spot()).isEqualTo(8);
    assertThat(scene.state().board().hasKraken()).isFalse();
  }

  @Test
  void theNextFunnyFaceBringsItInPlaceOfATentacleOfThePlayersChoice() {
    Scene scene =
        Scene.of(
                """
                T...|#|...T
                T...|#|T...
                T...|#|...T
                T...|#|...T
                """)
            .onSpot(8)
            .endsCard(true)
            .is(Phase.Surfacing.class);
    assertThat(scene.turn()).isEqualTo(new Turn.One(Seat.of(0)));
    assertThat(scene.moves()).hasSize(8);
    scene
        .plays(new Move.Surface(Lane.PURPLE_SHELL))
        .looks(
            """
            T...|#|...T
            T...|#|K...
            T...|#|...T
            T...|#|...T
            """)
        .is(Phase.Rolling.class);
    assertThat(scene.events().getFirst())
        .isEqualTo(new Event.KrakenSurfaced(Lane.PURPLE_SHELL, Space.SABER));
    assertThat(scene.state().seat()).isEqualTo(Seat.of(1));
    assertThat(scene.state().hands().getFirst().pile().unknown()).isEqualTo(7);
  }

  @Test
  void aCardWithoutAFunnyFaceDoesNotBringIt() {
    Scene.of(Scene.CALM).onSpot(8).endsCard(false).is(Phase.Rolling.class);
  }

  @Test
  void theKrakenMovesByTheSignOfTheTentacleItReplaced() {
    Scene scene =
        Scene.of(KRAKEN_IN_PISTOL_ZONE)
            .onSpot(8)
            .rolls(Face.STAR, Face.BLANK, Face.BLANK, Face.STAR, Face.BLANK, Face.BLANK)
            .looks(
                """
                ...K|#|..T.
                T...|#|...T
                T...|#|...T
                T...|#|...T
                """);
    assertThat(scene.events())
        .contains(new Event.Advanced(Lane.RED_STAR, true, Space.PISTOL, Space.SABER));
  }

  @Test
  void theKrakenMovesByAnEyeOfItsColour() {
    Scene.of(KRAKEN_IN_PISTOL_ZONE)
        .onSpot(8)
        .rolls(Face.EYE, Face.BLANK, Face.BLANK, Face.BLANK, Face.BLANK, Face.BLANK)
        .looks(
            """
            ...K|#|...T
            .T..|#|...T
            .T..|#|...T
            .T..|#|...T
            """);
  }

  @Test
  void aLaterFunnyFaceMovesTheKrakenOneSpace() {
    Scene scene =
        Scene.of(KRAKEN_IN_PISTOL_ZONE)
            .hits(0)
            .endsCard(true)
            .looks(
                """
                ...K|#|...T
                T...|#|...T
                T...|#|...T
                T...|#|...T
                """)
            .is(Phase.Rolling.class);
    assertThat(scene.state().kraken().spot()).isEqualTo(8);
  }

  @Test
  void fromTheSaberSpaceAFunnyFaceMakesItStrikeTheShip() {
    String broken =
        """
        T...|#|...T
        T...|#|...T
        T...|#|...T
        K...:#|...T
        """;
    Scene scene =
        Scene.of(
                """
                T...|#|...T
                T...|#|...T
                T...|#|...T
                ...K|#|...T
                """)
            .hits(1)
            .endsCard(true)
            .looks(broken);
    assertThat(scene.events().getFirst()).isEqualTo(new Event.RailBroken(Lane.RED_FISH, true));
  }

  @Test
  void aFunnyFaceMayEvenSinkTheShip() {
    Scene scene =
        Scene.of(
                """
                T...|#|...T
                T...|#|...T
                T...|#|...T
                ...K:#|...T
                """)
            .holes(Area.PORT_BOW, Area.PORT_BOW, Area.PORT_BOW)
            .hits(2)
            .endsCard(true)
            .is(Phase.Over.class);
    assertThat(scene.events())
        .containsExactly(new Event.HoleSmashed(Lane.RED_FISH, true, 4), new Event.ShipSunk());
  }

  @Test
  void theKrakenBreaksRailsAndSmashesHolesLikeATentacle() {
    Scene scene =
        Scene.of(
                """
                ...K:#|...T
                T...|#|...T
                T...|#|...T
                T...|#|...T
                """)
            .onSpot(8)
            .rolls(Face.STAR, Face.BLANK, Face.BLANK, Face.BLANK, Face.BLANK, Face.BLANK)
            .looks(
                """
                K...:#|...T
                T...|#|...T
                T...|#|...T
                T...|#|...T
                """);
    assertThat(scene.events()).contains(new Event.HoleSmashed(Lane.RED_STAR, true, 1));
  }
}
