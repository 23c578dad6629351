package kraken.cli.arguments;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SimilarWordTest {

  @Test
  void countsLettersToInsertDropOrChange() {
    assertThat(SimilarWord.distance("kitten", "sitting")).isEqualTo(3);
    assertThat(SimilarWord.distance("", "abc")).isEqualTo(3);
    assertThat(SimilarWord.distance("same", "same")).isZero();
  }

  @Test
  void findsTheNearestWordOrNone() {
    List<String> known = List.of("bench", "simulate", "test");

    assertThat(SimilarWord.to("simluate", known)).contains("simulate");
    assertThat(SimilarWord.to("tests", known)).contains("test");
    assertThat(SimilarWord.to("dance", known)).isEmpty();
  }
}
