package kraken.games.rage.chapters;

import static kraken.games.rage.chapters.Scene.A;
import static kraken.games.rage.chapters.Scene.B;
import static kraken.games.rage.chapters.Scene.C;
import static kraken.games.rage.chapters.Scene.D;

import kraken.games.rage.state.Event;
import kraken.games.rage.state.Event.Harm;
import kraken.games.rage.state.Event.Why;
import kraken.games.rage.state.Section;
import kraken.games.rage.state.Space;
import org.junit.jupiter.api.Test;

/** The action that lets the tentacles strike: barrels first, then ships, which they fling up. */
class TentaclesTest {

  @Test
  void tentaclesTakeBarrelsThenHurtThenFlingUp() {
    Scene.of(
            """
            .   .   .   .
            .   C   .   .
            .*  B   .   .
            A** .   .   D
            ^   .   .   .
            """)
        .does(">T")
        .looks(
            """
            .   C1  .   .
            .   B1  .   .
            .*  .   .   .
            A** .   .   D
            .   ^   .   .
            """)
        .tells(
            new Event.TentaclesStruck(Section.EAST),
            new Event.Damaged(B, 1, 1, Harm.TENTACLES),
            new Event.Damaged(C, 1, 1, Harm.TENTACLES),
            new Event.Moved(C, Space.E3, Space.E4, Why.FLUNG, null),
            new Event.Moved(B, Space.E2, Space.E3, Why.FLUNG, null))
        .hasRage(0)
        .does("<T")
        .looks(
            """
            .   C1  .   .
            .   B1  .   .
            A1  .   .   .
            .   .   .   D
            ^   .   .   .
            """)
        .tells(
            new Event.TentaclesStruck(Section.NORTH),
            new Event.BarrelsLost(Space.N1, 2, Event.Loss.SMASHED),
            new Event.RageGrew(2, 2),
            new Event.BarrelsLost(Space.N2, 1, Event.Loss.SMASHED),
            new Event.RageGrew(1, 3),
            new Event.Damaged(A, 1, 1, Harm.TENTACLES),
            new Event.Moved(A, Space.N1, Space.N2, Why.FLUNG, null))
        .hasRage(3)
        .tells(new Event.TentaclesStruck(Section.NORTH));
  }

  @Test
  void tentaclesReachTheOutermostLaneToo() {
    Scene.of(
            """
            D*  .   .   .
            .   .   .   .
            .   B   .   .
            A   .   .   C
            ^   .   .   .
            """)
        .does("T")
        .looks(
            """
            D1  .   .   .
            .   .   .   .
            A1  B   .   .
            .   .   .   C
            ^   .   .   .
            """)
        .hasRage(1)
        .tells(
            new Event.HitReef(D, Space.N4),
            new Event.Moved(A, Space.N1, Space.N2, Why.FLUNG, null),
            new Event.Moved(D, Space.N4, Space.N4, Why.OFF_THE_REEF, null));
  }

  @Test
  void tentaclesFlingAllShipsTogetherSoThatDebrisHurtsTheOutermostOnce() {
    Scene.of(
            """
            #1  #   #   #
            C   .   .   .
            B   .   .   .
            A   .   .   .
            ^   .   .   .
            """)
        .does("T")
        .looks(
            """
            #1  #   #   #
            C2  .   .   .
            B1  .   .   .
            A1  .   .   .
            ^   .   .   .
            """)
        .tells(
            new Event.HitReef(C, Space.N3),
            new Event.Damaged(C, 1, 2, Harm.DEBRIS),
            new Event.Moved(B, Space.N2, Space.N3, Why.FLUNG, null),
            new Event.Moved(A, Space.N1, Space.N2, Why.FLUNG, null),
            new Event.Moved(C, Space.N3, Space.N3, Why.OFF_THE_REEF, null),
            new Event.Moved(B, Space.N3, Space.N2, Why.BUMPED, C),
            new Event.Moved(A, Space.N2, Space.N1, Why.BUMPED, B));
  }

  @Test
  void whoIsFlungIntoAFreeLaneStaysThereWhenTheOutermostComesBack() {
    Scene.of(
            """
            #2  #   #   #
            C   .   .   .
            .   .   .   .
            A   .   B   .
            ^   .   .   .
            """)
        .does("T")
        .looks(
            """
            #2  #   #   #
            C3  .   .   .
            A1  .   .   .
            .   .   B   .
            ^   .   .   .
            """);
  }

  @Test
  void onlyTheShipBelowAFreeLaneIsNotBumpedBack() {
    Scene.of(
            """
            D   .   .   .
            C   .   .   .
            .   .   .   .
            A   .   B   .
            ^   .   .   .
            """)
        .does("T")
        .looks(
            """
            D1  .   .   .
            C1  .   .   .
            A1  .   .   .
            .   .   B   .
            ^   .   .   .
            """);
  }
}
