package kraken.games.attack.mind;

import static org.assertj.core.api.Assertions.assertThat;

import kraken.games.attack.chapters.Scene;
import kraken.games.attack.state.Area;
import kraken.games.attack.state.Variant;
import org.junit.jupiter.api.Test;

/** What bots think of a position: only what is better and what is worse, never how much. */
class JudgementTest {

  private static final String CALM = Scene.CALM;

  private static final String ONE_NEAR =
      """
      T...|#|...T
      T...|#|...T
      T...|#|...T
      T...|#|..T.
      """;

  private static final String ONE_NEARER =
      """
      T...|#|...T
      T...|#|...T
      T...|#|...T
      T...|#|.T..
      """;

  private static final String RAIL_LOST =
      """
      T...|#|...T
      T...|#|...T
      T...|#|...T
      T...|#:...T
      """;

  private static final String KRAKEN_HERE =
      """
      T...|#|...T
      T...|#|...T
      T...|#|...T
      T...|#|...K
      """;

  private static double worth(Scene scene) {
    return scene.rules().worth(scene.state(), scene.state().seat());
  }

  private static double odds(Scene scene) {
    return worth(scene) / (1 - worth(scene));
  }

  @Test
  void tentaclesAreBetterFarOut() {
    assertThat(worth(Scene.of(CALM))).isGreaterThan(worth(Scene.of(ONE_NEAR)));
    assertThat(worth(Scene.of(ONE_NEAR))).isGreaterThan(worth(Scene.of(ONE_NEARER)));
  }

  @Test
  void railsAreWorthKeeping() {
    assertThat(worth(Scene.of(CALM))).isGreaterThan(worth(Scene.of(RAIL_LOST)));
  }

  @Test
  void aHoleIsWorseThanALostRailAndTwoAreWorseThanOne() {
    Scene hole = Scene.of(CALM).holes(Area.PORT_BOW);
    Scene holes = Scene.of(CALM).holes(Area.PORT_BOW, Area.STARBOARD_BOW);
    assertThat(worth(Scene.of(RAIL_LOST))).isGreaterThan(worth(hole));
    assertThat(worth(hole)).isGreaterThan(worth(holes));
  }

  @Test
  void anAngrierKrakenIsNearerToBeingHit() {
    assertThat(worth(Scene.of(CALM).onSpot(5))).isGreaterThan(worth(Scene.of(CALM).onSpot(4)));
    assertThat(worth(Scene.of(KRAKEN_HERE).onSpot(8)))
        .isGreaterThan(worth(Scene.of(CALM).onSpot(8)));
  }

  /** Chances near 1 hardly grow, so the odds are compared. */
  @Test
  void aHitIsWorthMoreThanASpot() {
    double hit = odds(Scene.of(KRAKEN_HERE).hits(1)) / odds(Scene.of(KRAKEN_HERE).hits(0));
    assertThat(hit).isGreaterThan(1);
    assertThat(hit).isGreaterThan(odds(Scene.of(CALM).onSpot(8)) / odds(Scene.of(CALM).onSpot(7)));
  }

  @Test
  void aHitIsWorthMoreWhereFewerAreNeeded() {
    Variant two = new Variant(2, true, 2, 0, false);
    assertThat(worth(Scene.of(KRAKEN_HERE).hits(1).variant(two)))
        .isGreaterThan(worth(Scene.of(KRAKEN_HERE).hits(1)));
  }

  @Test
  void nothingLooksWonOrLostBeforeTheEnd() {
    assertThat(worth(Scene.of(CALM))).isBetween(0.2, 0.99);
    assertThat(worth(Scene.of(KRAKEN_HERE).hits(2))).isLessThan(1);
    assertThat(worth(Scene.of(ONE_NEARER).holes(Area.PORT_BOW, Area.PORT_BOW, Area.PORT_BOW)))
        .isGreaterThan(0);
  }
}
