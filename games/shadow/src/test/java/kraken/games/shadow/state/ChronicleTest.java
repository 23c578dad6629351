package kraken.games.shadow.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChronicleTest {

  @Test
  void whatWasThereBeforeComesFirstThenWhatWasAdded() {
    List<String> longer = Chronicle.plus(Chronicle.plus(List.of("a", "b"), "c"), "d");
    assertThat(longer.size()).isEqualTo(4);
    assertThat(new ArrayList<>(longer)).containsExactly("a", "b", "c", "d");
    assertThat(longer.get(0)).isEqualTo("a");
    assertThat(longer.get(1)).isEqualTo("b");
    assertThat(longer.get(2)).isEqualTo("c");
    assertThat(longer.get(3)).isEqualTo("d");
  }

  @Test
  void twoCanGrowFromTheSameListAndLeaveItAsItWas() {
    List<String> before = Chronicle.plus(List.of(), "a");
    List<String> one = Chronicle.plus(before, "b");
    List<String> other = Chronicle.plus(before, "c");
    assertThat(before).containsExactly("a");
    assertThat(one).containsExactly("a", "b");
    assertThat(other).containsExactly("a", "c");
  }
}
