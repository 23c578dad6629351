package kraken.conformance.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.kit.Numbers;
import org.junit.jupiter.api.Test;

class ChoicesTest {

  private static final Choices CHOICES =
      new Choices(List.of(Numbers.of(4, 0, 2), Numbers.NONE, Numbers.of(5)));

  @Test
  void zerosAtAnEndAreLeftOut() {
    assertThat(
            new Choices(
                List.of(Numbers.of(4, 0, 2, 0), Numbers.of(0), Numbers.of(5), Numbers.of(0, 0))))
        .isEqualTo(CHOICES);
    assertThat(new Choices(List.of(Numbers.of(0)))).isEqualTo(Choices.NONE);
  }

  @Test
  void rowsBeyondTheEndAreEmpty() {
    assertThat(CHOICES.row(0)).isEqualTo(Numbers.of(4, 0, 2));
    assertThat(CHOICES.row(17)).isEqualTo(Numbers.NONE);
  }

  @Test
  void rowsCanBeRemovedAndReplaced() {
    assertThat(CHOICES.without(0, 2)).isEqualTo(new Choices(List.of(Numbers.of(5))));
    assertThat(CHOICES.without(2, 9).count()).isEqualTo(1);
    assertThat(CHOICES.with(2, Numbers.of(6)).sum()).isEqualTo(12);
  }

  @Test
  void aRowGivesItsNumbersAndThenThoseOfTheFallback() {
    StepChoices row = new StepChoices(Numbers.of(7, 2), bound -> bound - 1);
    assertThat(row.below(5)).isEqualTo(2);
    assertThat(row.below(5)).isEqualTo(2);
    assertThat(row.below(5)).isEqualTo(4);
    assertThat(row.made()).isEqualTo(Numbers.of(2, 2, 4));
  }
}
