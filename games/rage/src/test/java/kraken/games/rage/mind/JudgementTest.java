package kraken.games.rage.mind;

import static kraken.games.rage.chapters.Scene.A;
import static kraken.games.rage.chapters.Scene.B;
import static org.assertj.core.api.Assertions.assertThat;

import kraken.games.rage.Rules;
import kraken.games.rage.chapters.Scene;
import kraken.games.rage.state.Phase;
import kraken.games.rage.state.State;
import org.junit.jupiter.api.Test;

class JudgementTest {

  private static double worth(Scene scene) {
    return scene.rules().worth(scene.state(), A);
  }

  /** Two ships at the sides of the Kraken, or elsewhere as they are named. */
  private static Scene ships(String west, String east) {
    return Scene.of(
        """
        ~   ~   ~   ~
        #   #   #   #
        .   %s  .   %s
        .   .   .   .
        ^   .   .   .
        """
            .formatted(east, west));
  }

  @Test
  void anEvenPositionIsWorthHalf() {
    assertThat(worth(ships("A", "B"))).isEqualTo(0.5);
    assertThat(worth(ships("A3", "B3"))).isEqualTo(0.5);
  }

  @Test
  void damageIsBadForWhoHasIt() {
    assertThat(worth(ships("A1", "B"))).isLessThan(0.5);
    assertThat(worth(ships("A", "B1"))).isGreaterThan(0.5);
    assertThat(worth(ships("A", "B2"))).isGreaterThan(worth(ships("A", "B1")));
    assertThat(worth(ships("A", "B1")) + worth(ships("A1", "B"))).isEqualTo(1);
  }

  @Test
  void theFrontIsTheWorstPlaceAndTheRearTheBest() {
    String drawing =
        """
        ~   ~   ~   ~
        #   #   #   #
        %s   .   .   .
        .   B   .   .
        %s
        """;
    double front = worth(Scene.of(drawing.formatted("A", "^   .   .   .")));
    double rear = worth(Scene.of(drawing.formatted("A", ".   .   ^   .")));
    assertThat(front).isLessThan(0.5);
    assertThat(rear).isGreaterThan(0.5);
    // At a side, while the other is in front.
    assertThat(worth(Scene.of(drawing.formatted("A", ".   ^   .   .")))).isGreaterThan(rear);
  }

  @Test
  void aSunkenShipIsWorseThanAnyDamage() {
    String others =
        """
        #   #   #   #
        .   .   .   .
        .   .   .   B
        .   C   .   .
        ^   .   .   .
        """;
    double sunk = worth(Scene.of(3, others));
    assertThat(sunk).isLessThan(worth(Scene.of(others.replaceFirst("\\.", "A4"))));
  }

  @Test
  void aDestroyedShipIsAsBadAsASunkenOne() {
    double wrecked = worth(ships("A5", "B"));
    assertThat(wrecked).isLessThan(worth(ships("A4", "B")) - 0.05);
    assertThat(worth(ships("A7", "B"))).isEqualTo(wrecked);
  }

  @Test
  void roundsWonCountAndBetweenRoundsNothingElse() {
    Scene ahead = ships("A4", "B");
    assertThat(worth(ahead.wins(1, 0))).isGreaterThan(0.5);
    assertThat(Scene.at(ahead.wins(1, 1).state().in(Phase.SETTING_UP)))
        .satisfies(scene -> assertThat(worth(scene)).isEqualTo(0.5));
  }

  @Test
  void theEndIsCertain() {
    State over = ships("A", "B").wins(3, 1).state().in(Phase.OVER);
    Rules rules = new Rules();
    assertThat(rules.worth(over, A)).isEqualTo(1);
    assertThat(rules.worth(over, B)).isZero();
  }
}
