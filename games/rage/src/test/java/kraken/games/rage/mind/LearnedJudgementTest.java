package kraken.games.rage.mind;

import static kraken.games.rage.chapters.Scene.A;
import static kraken.games.rage.chapters.Scene.B;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashSet;
import kraken.games.rage.Rules;
import kraken.games.rage.chapters.Scene;
import kraken.games.rage.state.Phase;
import kraken.games.rage.state.State;
import org.junit.jupiter.api.Test;

/** What was learned must make sense: only what is better and what is worse, never how much. */
class LearnedJudgementTest {

  private static final Rules RULES = new Rules();

  private static double chance(Scene scene) {
    return RULES.winChance(scene.state(), A);
  }

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
  void damageIsBadForWhoHasIt() {
    double even = chance(ships("A", "B"));
    assertThat(even).isStrictlyBetween(0.0, 1.0);
    assertThat(chance(ships("A3", "B"))).isLessThan(even);
    assertThat(chance(ships("A", "B3"))).isGreaterThan(even);
    assertThat(chance(ships("A5", "B"))).isLessThan(chance(ships("A1", "B")));
  }

  @Test
  void roundsWonCount() {
    Scene even = ships("A", "B");
    assertThat(chance(even.wins(2, 0))).isGreaterThan(chance(even.wins(0, 0)));
    assertThat(chance(even.wins(0, 2))).isLessThan(chance(even.wins(0, 0)));
  }

  @Test
  void theChancesOfAllShipsAddUpToOne() {
    State state = ships("A1", "B3").wins(1, 0).state();
    assertThat(RULES.winChance(state, A) + RULES.winChance(state, B)).isCloseTo(1, within(1e-9));
  }

  @Test
  void whoIsAboutToWinTheMatchIsTheOneToStop() {
    double leaderIsWeak = chance(three("B4", "C1").wins(0, 2, 0));
    double otherIsWeak = chance(three("B1", "C4").wins(0, 2, 0));
    assertThat(leaderIsWeak).isGreaterThan(otherIsWeak);
  }

  private static Scene three(String north, String south) {
    return Scene.of(
        """
        #   #   #   #
        .   .   .   .
        %s  A   %s  .
        .   .   .   .
        .   ^   .   .
        """
            .formatted(north, south));
  }

  @Test
  void theHandsOfOthersAreNoReason() {
    assertThat(RageFeatures.ALL.subjects())
        .contains("my-hand", "rivals", "their-damage")
        .doesNotContain("their-hand");
  }

  @Test
  void theEndIsCertain() {
    State over = ships("A", "B").wins(3, 1).state().in(Phase.OVER);
    assertThat(RULES.winChance(over, A)).isEqualTo(1);
    assertThat(RULES.winChance(over, B)).isZero();
  }

  @Test
  void featuresHaveDifferentNames() {
    assertThat(new HashSet<>(RageFeatures.ALL.names())).hasSize(RageFeatures.ALL.names().size());
  }
}
