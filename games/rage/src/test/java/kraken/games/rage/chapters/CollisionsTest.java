package kraken.games.rage.chapters;

import static kraken.games.rage.chapters.Scene.A;
import static kraken.games.rage.chapters.Scene.B;
import static kraken.games.rage.chapters.Scene.C;

import kraken.games.rage.state.Event;
import kraken.games.rage.state.Event.Why;
import kraken.games.rage.state.Space;
import org.junit.jupiter.api.Test;

/** Ships bump ships. */
class CollisionsTest {

  @Test
  void whoIsBumpedForwardGoesASectionOnAndALaneDown() {
    Scene.of(
            """
            .   .   .   .
            A   B   .   .
            .   .   .   .
            .   .   .   .
            ^   .   .   .
            """)
        .does("F")
        .looks(
            """
            .   .   .   .
            .   A   .   .
            .   .   B   .
            .   .   .   .
            ^   .   .   .
            """)
        .tells(
            new Event.Moved(A, Space.N3, Space.E3, Why.SAILED, null),
            new Event.Moved(B, Space.E3, Space.S2, Why.BUMPED, A));
  }

  @Test
  void aForwardBumpGoesOnInTheSameWay() {
    Scene.of(
            """
            A   B   .   .
            .   .   C   .
            .   .   .   D
            .   .   .   .
            ^   .   .   .
            """)
        .does("F")
        .looks(
            """
            .   A   .   .
            .   .   B   .
            .   .   .   C
            D   .   .   .
            ^   .   .   .
            """)
        .tells(new Event.Moved(C, Space.S3, Space.W2, Why.BUMPED, B));
  }

  @Test
  void upBumpsUp() {
    Scene.of(
            """
            .   .   .   .
            .   .   C   .
            .   .   B   .
            .   .   A   .
            ^   .   .   .
            """)
        .does("U")
        .looks(
            """
            .   .   C   .
            .   .   B   .
            .   .   A   .
            .   .   .   .
            ^   .   .   .
            """)
        .tells(
            new Event.Moved(A, Space.S1, Space.S2, Why.SAILED, null),
            new Event.Moved(B, Space.S2, Space.S3, Why.BUMPED, A),
            new Event.Moved(C, Space.S3, Space.S4, Why.BUMPED, B));
  }

  @Test
  void downBumpsDown() {
    Scene.of(
            """
            .   .   A   .
            .   .   B   .
            .   .   C   .
            .   .   .   .
            ^   .   .   .
            """)
        .does("D")
        .looks(
            """
            .   .   .   .
            .   .   A   .
            .   .   B   .
            .   .   C   .
            ^   .   .   .
            """);
  }
}
