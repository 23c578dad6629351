package kraken.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LevelTest {

  @Test
  void isFoundByItsWord() {
    assertThat(Level.words()).containsExactly("random", "greedy");
    assertThat(Level.called("greedy")).contains(Level.GREEDY);
    assertThat(Level.called("Greedy")).isEmpty();
    assertThat(Level.called("clever")).isEmpty();
  }
}
