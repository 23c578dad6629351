package kraken.games.rage.chapters;

import static kraken.games.rage.chapters.Scene.A;
import static kraken.games.rage.chapters.Scene.B;
import static kraken.games.rage.chapters.Scene.C;

import kraken.games.rage.state.Event;
import kraken.games.rage.state.Event.Harm;
import kraken.games.rage.state.Event.Why;
import kraken.games.rage.state.Section;
import kraken.games.rage.state.Space;
import kraken.games.rage.state.Way;
import org.junit.jupiter.api.Test;

/** The actions on the cards, but for the tentacles. */
class ActionsTest {

  private static final String ALONE =
      """
      .   .   .   .
      .   .   .   .
      .   .   .   A2
      .   .   .   B
      ^   .   .   .
      """;

  @Test
  void forwardGoesToTheNextSectionClockwiseInTheSameLane() {
    Scene.of(ALONE)
        .does("F")
        .looks(
            """
            .   .   .   .
            .   .   .   .
            A2  .   .   .
            .   .   .   B
            ^   .   .   .
            """)
        .does("F")
        .looks(
            """
            .   .   .   .
            .   .   .   .
            .   A2  .   .
            .   .   .   B
            ^   .   .   .
            """)
        .tells(new Event.Moved(A, Space.N2, Space.E2, Why.SAILED, null));
  }

  @Test
  void upGoesOutwardByALane() {
    Scene.of(ALONE)
        .does("U")
        .looks(
            """
            .   .   .   .
            .   .   .   A2
            .   .   .   .
            .   .   .   B
            ^   .   .   .
            """)
        .tells(new Event.Moved(A, Space.W2, Space.W3, Why.SAILED, null));
  }

  @Test
  void downGoesInwardByALane() {
    Scene.of(
            """
            .   .   .   .
            .   .   .   A
            .   .   .   .
            .   .   .   B
            ^   .   .   .
            """)
        .does("D")
        .looks(
            """
            .   .   .   .
            .   .   .   .
            .   .   .   A
            .   .   .   B
            ^   .   .   .
            """);
  }

  @Test
  void fireHitsTheShipsOneLaneInAndOut() {
    Scene.of(
            """
            .   .   D   .
            .   .   B1  .
            .   .   A   .
            .   .   C   .
            ^   .   .   .
            """)
        .does("X")
        .looks(
            """
            .   .   D   .
            .   .   B2  .
            .   .   A   .
            .   .   C1  .
            ^   .   .   .
            """)
        .tells(
            new Event.Fired(A, Space.S2),
            new Event.Damaged(B, 1, 2, Harm.FIRE),
            new Event.Damaged(C, 1, 1, Harm.FIRE))
        .hasRage(0);
  }

  @Test
  void fireDoesNotReachOtherSectionsNorTwoLanes() {
    String drawing =
        """
        .   .   .   .
        .   .   C   .
        .   B   .   D
        .   .   A   .
        ^   .   .   .
        """;
    Scene.of(drawing).does("X").looks(drawing).keepsQuietOf(Event.Damaged.class);
  }

  @Test
  void fireFromTheInnermostLaneAngersTheKraken() {
    Scene.of(
            """
            .   .   .   .
            .   .   .   .
            .   .   B   .
            .   .   A   .
            ^   .   .   .
            """)
        .rage(2)
        .does("X")
        .hasRage(3)
        .tells(new Event.Damaged(B, 1, 1, Harm.FIRE), new Event.RageGrew(1, 3));
  }

  @Test
  void fireFromTheOutermostLaneReachesInward() {
    Scene.of(
            """
            .   A   .   .
            .   B   .   .
            C   .   .   .
            .   .   .   .
            ^   .   .   .
            """)
        .does("X")
        .tells(new Event.Damaged(B, 1, 1, Harm.FIRE));
  }

  @Test
  void repairTakesAPointOfDamageAway() {
    Scene.of(ALONE)
        .does("R")
        .tells(new Event.Repaired(A, 1))
        .looks(
            """
            .   .   .   .
            .   .   .   .
            .   .   .   A1
            .   .   .   B
            ^   .   .   .
            """);
  }

  @Test
  void aSoundShipHasNothingToRepair() {
    String sound =
        """
        .   .   .   .
        .   .   .   .
        .   .   .   A
        .   .   .   B
        ^   .   .   .
        """;
    Scene.of(sound).does("R").looks(sound).keepsQuietOf(Event.Repaired.class);
  }

  @Test
  void theKrakenIsRotatedByAQuarterEitherWay() {
    Scene.of(ALONE)
        .does(">")
        .tells(new Event.Rotated(Way.RIGHT, Section.EAST))
        .does("<<")
        .tells(new Event.Rotated(Way.LEFT, Section.WEST))
        .looks(
            """
            .   .   .   .
            .   .   .   .
            .   .   .   A2
            .   .   .   B
            .   .   .   ^
            """);
  }

  @Test
  void barrelsArePlacedInTheOwnSpaceMoreThanOneIfNeedBeAndDoNotHurtWhoPlacesThem() {
    Scene.of(ALONE)
        .does("BB")
        .looks(
            """
            .   .   .   .
            .   .   .   .
            .   .   .   A2**
            .   .   .   B
            ^   .   .   .
            """)
        .tells(new Event.BarrelPlaced(A, Space.W2, 1))
        .tells(new Event.BarrelPlaced(A, Space.W2, 2))
        .keepsQuietOf(Event.Damaged.class);
  }
}
