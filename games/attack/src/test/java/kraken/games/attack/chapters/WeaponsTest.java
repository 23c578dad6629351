package kraken.games.attack.chapters;

import static kraken.games.attack.chapters.SceneMoves.END;
import static kraken.games.attack.chapters.SceneMoves.push;

import kraken.games.attack.state.Area;
import kraken.games.attack.state.Event;
import kraken.games.attack.state.Lane;
import kraken.games.attack.state.Refusals;
import kraken.games.attack.state.Space;
import org.junit.jupiter.api.Test;

/** Play an action card: cannon, pistol and saber, and what each of them reaches. */
class WeaponsTest {

  @Test
  void theCannonPushesBackFromTheCannonZoneOfOnesOwnLanes() {
    Scene.of(Scene.ONE_IN_EACH_ZONE_AT_PORT_BOW)
        .standing(Area.PORT_BOW)
        .acting("c")
        .offers(push(Lane.RED_STAR), END)
        .refuses(push(Lane.RED_SHELL), Refusals.NO_SYMBOL_LEFT)
        .plays(push(Lane.RED_STAR))
        .looks(
            """
            T...|#|...T
            ..T.|#|...T
            ...T|#|...T
            T...|#|...T
            """)
        .tells(new Event.PushedBack(Lane.RED_STAR, Space.CANNON));
  }

  @Test
  void thePistolPushesBackFromThePistolZone() {
    Scene.of(Scene.ONE_IN_EACH_ZONE_AT_PORT_BOW)
        .standing(Area.PORT_BOW)
        .acting("p")
        .offers(push(Lane.RED_SHELL), END)
        .plays(push(Lane.RED_SHELL))
        .tells(new Event.PushedBack(Lane.RED_SHELL, Space.PISTOL));
  }

  @Test
  void theSaberPushesBackFromTheSaberZone() {
    Scene.of(Scene.ONE_IN_EACH_ZONE_AT_PORT_BOW)
        .standing(Area.PORT_STERN)
        .acting("s")
        .offers(push(Lane.RED_CRAB), END)
        .plays(push(Lane.RED_CRAB))
        .tells(new Event.PushedBack(Lane.RED_CRAB, Space.SABER));
  }

  @Test
  void anAreaCoversTheTwoLanesOfItsOwnSideOnly() {
    Scene.of(
            """
            .T..|#|..T.
            .T..|#|..T.
            .T..|#|..T.
            .T..|#|..T.
            """)
        .standing(Area.STARBOARD_BOW)
        .acting("c")
        .offers(push(Lane.PURPLE_STAR), push(Lane.PURPLE_SHELL), END)
        .refuses(push(Lane.RED_STAR), Refusals.NOT_YOUR_LANE)
        .refuses(push(Lane.PURPLE_CRAB), Refusals.NOT_YOUR_LANE);
  }

  @Test
  void onTheBubblesNothingCanBeHit() {
    Scene.of(Scene.CALM)
        .acting("cpsw")
        .refuses(push(Lane.RED_STAR), Refusals.OUT_OF_RANGE_ON_BUBBLES);
  }
}
