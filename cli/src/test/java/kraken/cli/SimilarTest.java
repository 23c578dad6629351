package kraken.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SimilarTest {

  @Test
  void countsLettersToInsertDropOrChange() {
    assertThat(Similar.distance("kitten", "sitting")).isEqualTo(3);
    assertThat(Similar.distance("", "abc")).isEqualTo(3);
    assertThat(Similar.distance("same", "same")).isZero();
  }

  @Test
  void findsTheNearestWordOrNone() {
    List<String> known = List.of("bench", "simulate", "test");

    assertThat(Similar.to("simluate", known)).contains("simulate");
    assertThat(Similar.to("tests", known)).contains("test");
    assertThat(Similar.to("dance", known)).isEmpty();
  }
}
