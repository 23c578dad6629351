package kraken.games.attack.chapters;

import static kraken.games.attack.chapters.SceneMoves.END;
import static kraken.games.attack.chapters.SceneMoves.push;
import static org.assertj.core.api.Assertions.assertThat;

import kraken.games.attack.state.Area;
import kraken.games.attack.state.Lane;
import kraken.games.attack.state.Pirate;
import kraken.games.attack.state.Refusals;
import org.junit.jupiter.api.Test;

/** Elena's pistol reaches everywhere (ruling 7). */
class ElenaTest {

  private static final String PISTOLS_EVERYWHERE =
      """
      T...|#|.T..
      T...|#|...T
      ..T.|#|...T
      .T..|#|T...
      """;

  @Test
  void elenasPistolReachesEveryPistolSpace() {
    Scene.of(PISTOLS_EVERYWHERE, Pirate.ELENA)
        .standing(Area.PORT_BOW)
        .acting("p")
        .offers(push(Lane.PURPLE_STAR), push(Lane.RED_CRAB), END)
        .plays(push(Lane.PURPLE_STAR))
        .looks(
            """
            T...|#|...T
            T...|#|...T
            ..T.|#|...T
            .T..|#|T...
            """);
  }

  @Test
  void elenasPistolReachesTheKraken() {
    Scene scene =
        Scene.of(
                """
                T...|#|.K..
                T...|#|...T
                T...|#|...T
                T...|#|...T
                """,
                Pirate.ELENA)
            .hits(0)
            .standing(Area.PORT_STERN)
            .acting("p")
            .plays(push(Lane.PURPLE_STAR));
    assertThat(scene.state().kraken().hits()).isEqualTo(1);
  }

  @Test
  void elenasWildIsAPistolToo() {
    Scene.of(PISTOLS_EVERYWHERE, Pirate.ELENA).acting("w").plays(push(Lane.PURPLE_STAR));
  }

  @Test
  void elenasOtherWeaponsReachOnlyHerLanes() {
    Scene.of(PISTOLS_EVERYWHERE, Pirate.ELENA)
        .standing(Area.PORT_BOW)
        .acting("cs")
        .refuses(push(Lane.RED_FISH), Refusals.NOT_YOUR_LANE)
        .refuses(push(Lane.PURPLE_FISH), Refusals.NOT_YOUR_LANE)
        .refuses(push(Lane.RED_CRAB), Refusals.NO_SYMBOL_LEFT);
  }

  @Test
  void theOthersPistolsReachOnlyTheirLanes() {
    Scene.of(PISTOLS_EVERYWHERE, Pirate.BILLY)
        .standing(Area.PORT_BOW)
        .acting("p")
        .refuses(push(Lane.PURPLE_STAR), Refusals.NOT_YOUR_LANE);
  }
}
