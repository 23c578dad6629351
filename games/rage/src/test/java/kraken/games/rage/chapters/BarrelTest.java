package kraken.games.rage.chapters;

import static kraken.games.rage.chapters.Scene.A;
import static kraken.games.rage.chapters.Scene.B;

import kraken.games.rage.state.Event;
import kraken.games.rage.state.Event.Harm;
import kraken.games.rage.state.Event.Loss;
import kraken.games.rage.state.Event.Why;
import kraken.games.rage.state.Space;
import org.junit.jupiter.api.Test;

/** Into flaming barrels. */
class BarrelTest {

  @Test
  void aBarrelHurtsWhoEntersAndIsUsedUp() {
    Scene.of(
            """
            .   .   .   .
            .   .   .   .
            A   .** .   .
            .   B   .   .
            ^   .   .   .
            """)
        .does("F")
        .looks(
            """
            .   .   .   .
            .   .   .   .
            .   A2  .   .
            .   B   .   .
            ^   .   .   .
            """)
        .tells(
            new Event.Moved(A, Space.N2, Space.E2, Why.SAILED, null),
            new Event.BarrelsLost(Space.E2, 2, Loss.BURNT),
            new Event.Damaged(A, 2, 2, Harm.BARREL));
  }

  @Test
  void aBarrelHurtsWhoIsBumpedIntoItNotWhoIsBumpedOut() {
    Scene.of(
            """
            .   .   .   .
            A   B*  .   .
            .   .   .** .
            .   .   .   .
            ^   .   .   .
            """)
        .does("F")
        .looks(
            """
            .   .   .   .
            .   A1  .   .
            .   .   B2  .
            .   .   .   .
            ^   .   .   .
            """);
  }

  @Test
  void whoIsBumpedOutAndComesBackIsNotHurtByTheBarrelThere() {
    Scene.of(
            """
            #   #   #   #
            .   B*  .   .
            .   A   .   .
            .   .   C   .
            ^   .   .   .
            """)
        .does("U")
        .looks(
            """
            #   #   #   #
            .   B   .   .
            .   A1  .   .
            .   .   C   .
            ^   .   .   .
            """);
  }

  @Test
  void whoFallsBackIntoTheOwnSpaceIsNotHurtByTheBarrelThere() {
    String drawing =
        """
        #   #   #   #
        .   A*  .   .
        B   .   .   .
        .   .   C   .
        ^   .   .   .
        """;
    Scene.of(drawing).does("U").looks(drawing);
  }

  @Test
  void whoSailsOutAndIsBumpedBackIsHurtByTheBarrelThere() {
    Scene.of(
            """
            #   #   #   #
            B   .   .   .
            A*  .   .   .
            .   .   C   .
            ^   .   .   .
            """)
        .does("U")
        .looks(
            """
            #   #   #   #
            B   .   .   .
            A1  .   .   .
            .   .   C   .
            ^   .   .   .
            """)
        .tells(
            new Event.Moved(A, Space.N3, Space.N2, Why.BUMPED, B),
            new Event.BarrelsLost(Space.N2, 1, Loss.BURNT),
            new Event.Damaged(A, 1, 1, Harm.BARREL));
  }

  @Test
  void alsoWhoSailsInwardOntoAShipThatHitsTheKraken() {
    Scene.of(
            """
            .   .   .   .
            .   .   .   .
            .   A** .   .
            .   B   .   .
            ^   .   .   .
            """)
        .does("D")
        .looks(
            """
            .   .   .   .
            .   .   .   .
            .   A2  .   .
            .   B1  .   .
            ^   .   .   .
            """);
  }

  @Test
  void aBarrelHurtsWhoComesBackLater() {
    Scene.of(
            """
            .   .   .   .
            .   .   .   .
            B   A*  .   .
            .   .   .   .
            ^   .   .   .
            """)
        .does("UD")
        .looks(
            """
            .   .   .   .
            .   .   .   .
            B   A1  .   .
            .   .   .   .
            ^   .   .   .
            """);
  }

  @Test
  void whoIsPutInTheLowestLaneByTheKrakenEntersIt() {
    Scene.of(
            """
            .   .   .   .
            .   .   .   .
            .   .   .   .
            A   B   .*  .
            ^   .   .   .
            """)
        .does("F")
        .looks(
            """
            .   .   .   .
            .   .   .   .
            .   .   .   .
            .   A   B1  .
            ^   .   .   .
            """)
        .hasRage(1);
  }
}
