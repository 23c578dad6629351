package kraken.games.rage.chapters;

import static kraken.games.rage.chapters.Scene.A;
import static kraken.games.rage.chapters.Scene.B;
import static kraken.games.rage.chapters.Scene.C;

import kraken.games.rage.state.Bearing;
import kraken.games.rage.state.Event;
import kraken.games.rage.state.Event.Harm;
import kraken.games.rage.state.Event.Why;
import kraken.games.rage.state.Section;
import kraken.games.rage.state.Space;
import org.junit.jupiter.api.Test;

/** Into the Kraken. */
class KrakenCollisionTest {

  @Test
  void theKrakensFrontDoesTwoDamage() {
    Scene.of(
            """
            .   .   .   .
            .   .   .   .
            .   .   B   .
            .   .   A   .
            .   .   ^   .
            """)
        .does("D")
        .tells(
            new Event.HitKraken(A, Space.S1, Section.SOUTH, Bearing.FRONT),
            new Event.Damaged(A, 2, 2, Harm.KRAKEN),
            new Event.Moved(A, Space.S1, Space.S1, Why.OFF_THE_KRAKEN, null))
        .hasRage(0);
  }

  @Test
  void theKrakensSidesDoOneDamage() {
    String ships =
        """
        .   .   .   .
        .   .   .   .
        .   .   B   .
        .   .   A   .
        """;
    Scene.of(ships + ".   ^   .   .")
        .does("D")
        .tells(
            new Event.HitKraken(A, Space.S1, Section.SOUTH, Bearing.RIGHT),
            new Event.Damaged(A, 1, 1, Harm.KRAKEN))
        .hasRage(0);
    Scene.of(ships + ".   .   .   ^")
        .does("D")
        .tells(
            new Event.HitKraken(A, Space.S1, Section.SOUTH, Bearing.LEFT),
            new Event.Damaged(A, 1, 1, Harm.KRAKEN))
        .hasRage(0);
  }

  @Test
  void theKrakensRearDoesNoDamageButAngersIt() {
    Scene.of(
            """
            .   .   .   .
            .   .   .   .
            .   .   B   .
            .   .   A   .
            ^   .   .   .
            """)
        .does("D")
        .tells(
            new Event.HitKraken(A, Space.S1, Section.SOUTH, Bearing.REAR),
            new Event.RageGrew(1, 1),
            new Event.Moved(A, Space.S1, Space.S1, Why.OFF_THE_KRAKEN, null))
        .keepsQuietOf(Event.Damaged.class)
        .hasRage(1);
  }

  @Test
  void whoIsBumpedIntoTheKrakenTakesTheLowestLaneAndBumpsUp() {
    Scene.of(
            """
            .   .   .   .
            .   .   .   .
            .   A   .   .
            .   B   .   .
            ^   .   .   .
            """)
        .does("D")
        .looks(
            """
            .   .   .   .
            .   .   .   .
            .   A   .   .
            .   B1  .   .
            ^   .   .   .
            """)
        .tells(
            new Event.Moved(A, Space.E2, Space.E1, Why.SAILED, null),
            new Event.HitKraken(B, Space.E1, Section.EAST, Bearing.RIGHT),
            new Event.Damaged(B, 1, 1, Harm.KRAKEN),
            new Event.Moved(B, Space.E1, Space.E1, Why.OFF_THE_KRAKEN, null),
            new Event.Moved(A, Space.E1, Space.E2, Why.BUMPED, B));
  }

  @Test
  void whoIsBumpedForwardIntoTheKrakenStaysInThatSection() {
    Scene.of(
            """
            .   .   .   .
            .   .   .   .
            .   .   D   .
            A   B   C   .
            .   .   ^   .
            """)
        .does("F")
        .looks(
            """
            .   .   .   .
            .   .   D   .
            .   .   C   .
            .   A   B2  .
            .   .   ^   .
            """)
        .tells(
            new Event.HitKraken(B, Space.E1, Section.SOUTH, Bearing.FRONT),
            new Event.Damaged(B, 2, 2, Harm.KRAKEN),
            new Event.Moved(B, Space.E1, Space.S1, Why.OFF_THE_KRAKEN, null),
            new Event.Moved(C, Space.S1, Space.S2, Why.BUMPED, B));
  }
}
