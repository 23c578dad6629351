package kraken.games.rage;

import static kraken.games.rage.Scene.A;
import static kraken.games.rage.Scene.B;
import static kraken.games.rage.Scene.C;

import kraken.games.rage.Event.Harm;
import kraken.games.rage.Event.Loss;
import kraken.games.rage.Event.Why;
import org.junit.jupiter.api.Test;

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

  @Test
  void theOuterReefDoesNoDamageAndSendsTheShipBack() {
    String drawing =
        """
        .   A   .   .
        .   .   .   .
        B   .   .   .
        .   .   .   .
        ^   .   .   .
        """;
    Scene.of(drawing)
        .does("U")
        .looks(drawing)
        .tells(
            new Event.HitReef(A, Space.E4),
            new Event.Moved(A, Space.E4, Space.E4, Why.OFF_THE_REEF, null))
        .keepsQuietOf(Event.Damaged.class);
  }

  @Test
  void debrisFaceDownDoesNoDamage() {
    String drawing =
        """
        ~   ~   ~   ~
        #   #   #1  #
        B   A   .   .
        .   .   .   .
        ^   .   .   .
        """;
    Scene.of(drawing).does("U").looks(drawing).keepsQuietOf(Event.Damaged.class);
  }

  @Test
  void debrisFaceUpDoesItsDamage() {
    Scene.of(
            """
            ~   ~   ~   ~
            #1  #2  #1  #0
            B   A   .   .
            .   .   .   .
            ^   .   .   .
            """)
        .does("U")
        .tells(
            new Event.HitReef(A, Space.E2),
            new Event.Damaged(A, 2, 2, Harm.DEBRIS),
            new Event.Moved(A, Space.E2, Space.E2, Why.OFF_THE_REEF, null))
        .does("FU")
        .looks(
            """
            ~   ~   ~   ~
            #1  #2  #1  #0
            B   .   A3  .
            .   .   .   .
            ^   .   .   .
            """);
  }

  @Test
  void debrisWithoutDamageOnlyStops() {
    String drawing =
        """
        ~   ~   ~   ~
        #1  #2  #1  #0
        B   .   .   A
        .   .   .   .
        ^   .   .   .
        """;
    Scene.of(drawing).does("U").looks(drawing).keepsQuietOf(Event.Damaged.class);
  }

  @Test
  void debrisFurtherOutDoesNotMatter() {
    String drawing =
        """
        #2  #2  #2  #2
        #   #   #   #
        B   .   .   A
        .   .   .   .
        ^   .   .   .
        """;
    Scene.of(drawing).does("U").looks(drawing).keepsQuietOf(Event.Damaged.class);
  }

  @Test
  void whoComesBackFromTheReefBumpsDownWhoHasTakenTheLane() {
    Scene.of(
            """
            #   #   #   #1
            .   .   .   B
            .   .   .   A
            .   .   .   C
            ^   .   .   .
            """)
        .does("U")
        .looks(
            """
            #   #   #   #1
            .   .   .   B1
            .   .   .   A
            .   .   .   C
            ^   .   .   .
            """)
        .tells(
            new Event.Moved(A, Space.W2, Space.W3, Why.SAILED, null),
            new Event.HitReef(B, Space.W3),
            new Event.Damaged(B, 1, 1, Harm.DEBRIS),
            new Event.Moved(B, Space.W3, Space.W3, Why.OFF_THE_REEF, null),
            new Event.Moved(A, Space.W3, Space.W2, Why.BUMPED, B));
  }

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
