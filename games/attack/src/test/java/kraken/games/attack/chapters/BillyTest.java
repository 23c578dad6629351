package kraken.games.attack.chapters;

import static kraken.games.attack.chapters.SceneMoves.END;
import static kraken.games.attack.chapters.SceneMoves.push;
import static kraken.games.attack.chapters.SceneMoves.walk;
import static org.assertj.core.api.Assertions.assertThat;

import kraken.games.attack.state.Area;
import kraken.games.attack.state.Event;
import kraken.games.attack.state.Lane;
import kraken.games.attack.state.Move;
import kraken.games.attack.state.Phase;
import kraken.games.attack.state.Pirate;
import kraken.games.attack.state.Side;
import kraken.games.attack.state.Space;
import org.junit.jupiter.api.Test;

/** Billy's cannon sweeps its zone (ruling 6). */
class BillyTest {

  private static final Move SWEEP = new Move.Sweep();
  private static final Move SPARE = new Move.Spare();

  private static final String THREE_IN_CANNON_ZONE =
      """
      .T..|#|..T.
      .T..|#|...T
      ..T.|#|...T
      .T..|#|...T
      """;

  @Test
  void billysShotMaySweepTheCannonZoneOfThatSide() {
    Scene scene =
        Scene.of(THREE_IN_CANNON_ZONE, Pirate.BILLY)
            .acting("cm")
            .plays(push(Lane.RED_STAR))
            .offers(SWEEP, SPARE)
            .plays(SWEEP)
            .looks(
                """
                T...|#|..T.
                T...|#|...T
                ..T.|#|...T
                T...|#|...T
                """);
    scene.tells(
        new Event.PushedBack(Lane.RED_STAR, Space.CANNON),
        new Event.Swept(Side.PORT),
        new Event.PushedBack(Lane.RED_SHELL, Space.CANNON),
        new Event.PushedBack(Lane.RED_FISH, Space.CANNON));
    scene.offers(walk(Area.PORT_STERN), walk(Area.STARBOARD_BOW), END);
  }

  @Test
  void billySweepsStarboardToo() {
    Scene.of(
            """
            .T..|#|..T.
            T...|#|..T.
            T...|#|...T
            T...|#|..T.
            """,
            Pirate.BILLY)
        .standing(Area.STARBOARD_BOW)
        .acting("c")
        .plays(push(Lane.PURPLE_SHELL), SWEEP)
        .looks(
            """
            .T..|#|...T
            T...|#|...T
            T...|#|...T
            T...|#|...T
            """);
  }

  @Test
  void billyMaySpareTheOthers() {
    Scene.of(THREE_IN_CANNON_ZONE, Pirate.BILLY)
        .acting("cm")
        .plays(push(Lane.RED_STAR), SPARE)
        .looks(
            """
            T...|#|..T.
            .T..|#|...T
            ..T.|#|...T
            .T..|#|...T
            """)
        .offers(walk(Area.PORT_STERN), walk(Area.STARBOARD_BOW), END);
  }

  @Test
  void nothingIsAskedWhenNoOtherTentacleIsInThatZone() {
    Scene.of(
            """
            .T..|#|..T.
            T...|#|..T.
            ..T.|#|...T
            T...|#|...T
            """,
            Pirate.BILLY)
        .acting("c")
        .plays(push(Lane.RED_STAR))
        .is(Phase.Acting.class);
  }

  @Test
  void onlyACannonShotSweeps() {
    Scene.of(
            """
            ..T.|#|...T
            .T..|#|...T
            T...|#|...T
            T...|#|...T
            """,
            Pirate.BILLY)
        .acting("p")
        .plays(push(Lane.RED_STAR))
        .is(Phase.Acting.class);
  }

  @Test
  void aWildShotFromTheCannonSweeps() {
    Scene.of(THREE_IN_CANNON_ZONE, Pirate.BILLY)
        .acting("w")
        .plays(push(Lane.RED_STAR))
        .is(Phase.Sweeping.class);
  }

  @Test
  void aShotAtTheKrakenSweepsTheTentacles() {
    Scene scene =
        Scene.of(
                """
                .K..|#|...T
                .T..|#|...T
                T...|#|...T
                T...|#|...T
                """,
                Pirate.BILLY)
            .hits(0)
            .acting("c")
            .plays(push(Lane.RED_STAR), SWEEP)
            .looks(
                """
                K...|#|...T
                T...|#|...T
                T...|#|...T
                T...|#|...T
                """);
    assertThat(scene.state().kraken().hits()).isEqualTo(1);
  }

  @Test
  void theSweepNeverHitsTheKraken() {
    Scene scene =
        Scene.of(
                """
                .T..|#|...T
                .T..|#|...T
                .K..|#|...T
                T...|#|...T
                """,
                Pirate.BILLY)
            .hits(0)
            .acting("c")
            .plays(push(Lane.RED_STAR), SWEEP)
            .looks(
                """
                T...|#|...T
                T...|#|...T
                .K..|#|...T
                T...|#|...T
                """);
    assertThat(scene.state().kraken().hits()).isZero();
  }

  @Test
  void theKrakenAloneInTheZoneIsNothingToSweep() {
    Scene.of(
            """
            .T..|#|...T
            T...|#|...T
            .K..|#|...T
            T...|#|...T
            """,
            Pirate.BILLY)
        .hits(0)
        .acting("c")
        .plays(push(Lane.RED_STAR))
        .is(Phase.Acting.class);
  }

  @Test
  void nobodyElseSweeps() {
    Scene.of(THREE_IN_CANNON_ZONE, Pirate.SAMUEL)
        .acting("c")
        .plays(push(Lane.RED_STAR))
        .is(Phase.Acting.class);
  }

  @Test
  void theWinningShotIsTheEndWithoutASweep() {
    Scene.of(
            """
            .K..|#|...T
            .T..|#|...T
            T...|#|...T
            T...|#|...T
            """,
            Pirate.BILLY)
        .hits(2)
        .acting("c")
        .plays(push(Lane.RED_STAR))
        .is(Phase.Over.class);
  }
}
