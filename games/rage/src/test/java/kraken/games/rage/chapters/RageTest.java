package kraken.games.rage.chapters;

import static kraken.games.rage.chapters.Scene.A;
import static kraken.games.rage.chapters.Scene.B;
import static org.assertj.core.api.Assertions.assertThat;

import kraken.games.rage.state.Event;
import kraken.games.rage.state.Event.Harm;
import kraken.games.rage.state.Event.Why;
import kraken.games.rage.state.Section;
import kraken.games.rage.state.Space;
import kraken.games.rage.state.Way;
import org.junit.jupiter.api.Test;

class RageTest {

  private static final String CALM =
      """
      .   .   .   .
      .   .   .   .
      .   .   .   .
      A   B   .   .
      ^   .   .   .
      """;

  @Test
  void belowSixNothingHappens() {
    Scene.of(CALM).rage(4).ends("X").hasRage(5).keepsQuietOf(Event.RageAttackBegan.class);
  }

  @Test
  void aFullMeterWaitsUntilTheCardIsDone() {
    Scene.of(CALM)
        .rage(5)
        .does("X")
        .hasRage(6)
        .keepsQuietOf(Event.RageAttackBegan.class)
        .plays("R")
        .hasRage(0)
        .tells(new Event.RageAttackBegan());
  }

  @Test
  void aFullMeterStaysFull() {
    Scene.of(CALM).rage(5).does("XX").hasRage(6);
    assertThat(Scene.of(CALM).rage(5).does("XX").events())
        .containsOnlyOnce(new Event.RageGrew(1, 6));
  }

  @Test
  void theKrakenStrikesFourTimesAndTurnsClockwiseInBetween() {
    Scene.of(CALM)
        .rage(5)
        .ends("X")
        .looks(
            """
            .   .   .   .
            .   .   .   .
            A1  B1  .   .
            .   .   .   .
            .   .   .   ^
            """)
        .tells(
            new Event.RageGrew(1, 6),
            new Event.RageAttackBegan(),
            new Event.TentaclesStruck(Section.NORTH),
            new Event.Damaged(A, 1, 1, Harm.TENTACLES),
            new Event.Moved(A, Space.N1, Space.N2, Why.FLUNG, null),
            new Event.Rotated(Way.RIGHT, Section.EAST),
            new Event.TentaclesStruck(Section.EAST),
            new Event.Damaged(B, 1, 1, Harm.TENTACLES),
            new Event.Moved(B, Space.E1, Space.E2, Why.FLUNG, null),
            new Event.Rotated(Way.RIGHT, Section.SOUTH),
            new Event.TentaclesStruck(Section.SOUTH),
            new Event.Rotated(Way.RIGHT, Section.WEST),
            new Event.TentaclesStruck(Section.WEST),
            new Event.RageAttackEnded());
  }

  @Test
  void barrelsDestroyedByARageAttackCountForTheNext() {
    Scene.of(
            """
            .   .   .   .
            .   .   .** .
            .   .   .   .*
            A   B   .   .
            ^   .   .   .
            """)
        .rage(5)
        .ends("X")
        .hasRage(3)
        .looks(
            """
            .   .   .   .
            .   .   .   .
            A1  B1  .   .
            .   .   .   .
            .   .   .   ^
            """);
  }

  @Test
  void aMeterFilledByARageAttackWaitsForTheNextCard() {
    Scene scene =
        Scene.of(
                """
                .   .   .   .
                .   .   .** .
                .   .   .** .**
                A   B   .   .
                ^   .   .   .
                """)
            .rage(5)
            .ends("X")
            .hasRage(6);
    assertThat(scene.events()).containsOnlyOnce(new Event.RageAttackBegan());
    scene.ends("R").hasRage(0);
  }

  @Test
  void shipsSinkAfterTheWholeRageAttack() {
    Scene.of(
            """
            .   .   .   .
            .   .   .   .
            .   C   .   D
            A   B4  .   .
            .   ^   .   .
            """)
        .rage(5)
        .ends("X")
        .tells(new Event.RageAttackEnded(), new Event.ShipSunk(B, Space.E2))
        .looks(
            """
            #   #   #   #
            .   C1  .   D1
            A1  .   .   .
            .   .   .   .
            ^   .   .   .
            """);
  }

  @Test
  void aShipThatWasToSinkIsStruckLikeAnyOther() {
    Scene.of(
            """
            .   .   .   .
            .   .   .   .
            B4  C   .   D
            A   .   .   .
            ^   .   .   .
            """)
        .rage(5)
        .ends("X")
        .tells(new Event.Damaged(B, 1, 5, Harm.FIRE), new Event.RageGrew(1, 6))
        .tells(new Event.Damaged(B, 1, 6, Harm.TENTACLES));
  }
}
