package kraken.games.attack.chapters;

import static kraken.games.attack.chapters.SceneMoves.END;
import static kraken.games.attack.chapters.SceneMoves.repair;
import static org.assertj.core.api.Assertions.assertThat;

import kraken.games.attack.state.Area;
import kraken.games.attack.state.Event;
import kraken.games.attack.state.Lane;
import kraken.games.attack.state.Refusals;
import org.junit.jupiter.api.Test;

/** Play an action card: rails that are repaired, and holes that are not. */
class RepairTest {

  @Test
  void repairRebuildsABrokenRailOfOnesOwnTwoLanes() {
    Scene.of(
            """
            T...:#|...T
            T...:#|...T
            T...:#|...T
            T...|#|...T
            """)
        .standing(Area.PORT_BOW)
        .acting("rr")
        .offers(repair(Lane.RED_STAR), repair(Lane.RED_SHELL), END)
        .refuses(repair(Lane.RED_CRAB), Refusals.NOT_YOUR_LANE)
        .plays(repair(Lane.RED_SHELL))
        .looks(
            """
            T...:#|...T
            T...|#|...T
            T...:#|...T
            T...|#|...T
            """)
        .tells(new Event.RailRepaired(Lane.RED_SHELL))
        .refuses(repair(Lane.RED_SHELL), Refusals.RAIL_STANDS);
  }

  @Test
  void repairNeedsItsSymbol() {
    Scene.of(
            """
            T...:#|...T
            T...|#|...T
            T...|#|...T
            T...|#|...T
            """)
        .acting("mcps")
        .refuses(repair(Lane.RED_STAR), Refusals.NO_HAMMER_LEFT)
        .refuses(repair(Lane.RED_SHELL), Refusals.NO_HAMMER_LEFT)
        .refuses(repair(Lane.PURPLE_STAR), Refusals.NO_HAMMER_LEFT);
  }

  @Test
  void aHoleIsNeverRepaired() {
    Scene scene =
        Scene.of(
                """
                T...:#|...T
                T...|#|...T
                T...|#|...T
                T...|#|...T
                """)
            .holes(Area.PORT_BOW)
            .acting("rr")
            .plays(repair(Lane.RED_STAR))
            .offers(END);
    assertThat(scene.state().board().holeCount()).isEqualTo(1);
  }
}
