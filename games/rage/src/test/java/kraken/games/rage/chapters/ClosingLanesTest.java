package kraken.games.rage.chapters;

import static kraken.games.rage.chapters.Scene.A;
import static kraken.games.rage.chapters.Scene.B;
import static kraken.games.rage.chapters.Scene.C;
import static kraken.games.rage.chapters.Scene.D;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.games.rage.state.Event;
import kraken.games.rage.state.Event.Harm;
import kraken.games.rage.state.Event.Loss;
import kraken.games.rage.state.Event.Why;
import kraken.games.rage.state.Phase;
import kraken.games.rage.state.Space;
import kraken.games.rage.state.Variant;
import org.junit.jupiter.api.Test;

/** A ship that sinks closes a lane, and what that does to all who are there. */
class ClosingLanesTest {

  @Test
  void aSunkenShipClosesTheOutermostLaneFaceDown() {
    Scene.of(
            """
            .   .   .   .
            .   .   .   .
            .   .   B4  .
            C   D   A   .
            ^   .   .   .
            """)
        .ends("X")
        .tells(new Event.ShipSunk(B, Space.S2), new Event.LaneClosed(4))
        .looks(
            """
            #   #   #   #
            .   .   .   .
            .   .   .   .
            C   D   A   .
            ^   .   .   .
            """);
  }

  @Test
  void twoThatSinkTogetherCloseTwoLanes() {
    Scene.of(
            """
            .   .   .   .
            .   .   B4  .
            .   .   A   .
            D   .   C4  .
            ^   .   .   .
            """)
        .ends("X")
        .tells(
            new Event.ShipSunk(B, Space.S3),
            new Event.ShipSunk(C, Space.S1),
            new Event.LaneClosed(4),
            new Event.LaneClosed(3))
        .looks(
            """
            #   #   #   #
            #   #   #   #
            .   .   A   .
            D   .   .   .
            ^   .   .   .
            """)
        .isTurnOf(D);
  }

  @Test
  void barrelsInTheClosedLaneAreRemoved() {
    Scene.of(
            """
            .*  .   .** .
            .   .   .   .*
            .   .   B4  .
            C   D   A   .
            ^   .   .   .
            """)
        .ends("X")
        .tells(
            new Event.LaneClosed(4),
            new Event.BarrelsLost(Space.N4, 1, Loss.LANE_CLOSED),
            new Event.BarrelsLost(Space.S4, 2, Loss.LANE_CLOSED))
        .looks(
            """
            #   #   #   #
            .   .   .   .*
            .   .   .   .
            C   D   A   .
            ^   .   .   .
            """);
  }

  @Test
  void shipsInTheClosedLaneGoDownAndCollide() {
    Scene.of(
            """
            D   .   .   C
            A   .   .   .*
            B4  .   .   .
            .   .   .   .
            .   .   .   ^
            """)
        .ends("X")
        .tells(
            new Event.Damaged(B, 1, 5, Harm.FIRE),
            new Event.Damaged(D, 1, 1, Harm.FIRE),
            new Event.ShipSunk(B, Space.N2),
            new Event.LaneClosed(4),
            new Event.Moved(C, Space.W4, Space.W3, Why.LANE_CLOSED, null),
            new Event.BarrelsLost(Space.W3, 1, Loss.BURNT),
            new Event.Damaged(C, 1, 1, Harm.BARREL),
            new Event.Moved(D, Space.N4, Space.N3, Why.LANE_CLOSED, null),
            new Event.Moved(A, Space.N3, Space.N2, Why.BUMPED, D))
        .looks(
            """
            #   #   #   #
            D1  .   .   C1
            A   .   .   .
            .   .   .   .
            .   .   .   ^
            """);
  }

  @Test
  void aLaneThatClosesCanSinkMoreShips() {
    Scene.of(
            """
            .   .   .   C4
            A   .   .   .*
            B4  .   .   .
            .   .   D   .
            ^   .   .   .
            """)
        .ends("X")
        .tells(new Event.LaneClosed(4))
        .tells(
            new Event.Damaged(C, 1, 5, Harm.BARREL),
            new Event.ShipSunk(C, Space.W3),
            new Event.LaneClosed(3),
            new Event.Moved(A, Space.N3, Space.N2, Why.LANE_CLOSED, null))
        .looks(
            """
            #   #   #   #
            #   #   #   #
            A   .   .   .
            .   .   D   .
            ^   .   .   .
            """)
        .is(Phase.Choosing.class);
  }

  @Test
  void thereAreNeverFewerThanTwoLanes() {
    Scene.of(
            3,
            """
            #   #   #   #
            .   .   .   .
            .   .   B4  .
            C   .   A   .
            ^   .   .   .
            """)
        .ends("X")
        .looks(
            """
            #   #   #   #
            #   #   #   #
            .   .   .   .
            C   .   A   .
            ^   .   .   .
            """);
    assertThat(List.of(Variant.lanes(1), Variant.lanes(2), Variant.lanes(3), Variant.lanes(4)))
        .containsExactly(2, 2, 3, 4);
  }
}
