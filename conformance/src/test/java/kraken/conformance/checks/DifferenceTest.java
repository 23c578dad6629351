package kraken.conformance.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DifferenceTest {

  record Ship(String name, List<Integer> guns) {}

  private static final Ship HIND = new Ship("Hind", List.of(1, 2));

  @Test
  void namesThePlacesThatDiffer() {
    assertThat(Difference.between(HIND, new Ship("Hart", List.of(1, 5, 6))))
        .isEqualTo("name is \"Hind\" or \"Hart\"; guns[1] is 2 or 5; guns[2] is nothing or 6");
    assertThat(Difference.between("one", "other")).isEqualTo("\"one\" or \"other\"");
  }

  @Test
  void namesOnlyAFew() {
    List<Integer> many = IntStream.range(0, 10).boxed().toList();
    assertThat(Difference.between(many, many.reversed())).endsWith("; and 7 more");
  }

  @Test
  void saysWhenOnlyEqualsSeesADifference() {
    assertThat(Difference.between(new int[] {1}, new int[] {1})).startsWith("not equal, though");
  }
}
