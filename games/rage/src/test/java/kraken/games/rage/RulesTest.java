package kraken.games.rage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import kraken.games.rage.chapters.Scene;
import kraken.games.rage.state.Refusals;
import kraken.games.rage.state.State;
import kraken.kit.About;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import org.junit.jupiter.api.Test;

class RulesTest {

  private final Rules rules = new Rules();

  @Test
  void isAGameForTwoToFourWithoutOptions() {
    assertThat(rules.about()).isEqualTo(new About("rage", "Kraken Rage", 2, 4, 2));
    assertThat(rules.options(3)).isEmpty();
  }

  @Test
  void theSeaDecidesNothingWhileASeatDoes() {
    State state =
        Scene.of(
                """
                .   .   .   .
                .   .   .   .
                A   .   B   .
                .   .   .   .
                ^   .   .   .
                """)
            .state();
    assertThatThrownBy(() -> rules.draw(state, Numbers.NONE, Narrator.none()))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void everyRefusalNamesItsRule() {
    assertThat(Refusals.values()).noneMatch(refusal -> refusal.rule().isBlank());
  }
}
