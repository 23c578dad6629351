package kraken.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ChanceTest {

  @Test
  void theSameSeedGivesTheSameNumbersOnEveryMachine() {
    Numbers drawn = Chance.seeded(42).draw(Numbers.repeated(8, 1000));
    assertThat(drawn).isEqualTo(Chance.seeded(42).draw(Numbers.repeated(8, 1000)));
    assertThat(drawn).isNotEqualTo(Chance.seeded(43).draw(Numbers.repeated(8, 1000)));
    assertThat(Chance.seeded(0).draw(Numbers.repeated(3, Integer.MAX_VALUE)))
        .isEqualTo(Numbers.of(SPLITMIX_OF_0));
  }

  /** The first outputs of SplitMix64 for seed 0 are e220a839..., 6e789e6a..., 06c45d18... */
  private static final int[] SPLITMIX_OF_0 = {
    scaled(0xe220a839L), scaled(0x6e789e6aL), scaled(0x06c45d18L)
  };

  private static int scaled(long high) {
    return (int) ((high * Integer.MAX_VALUE) >>> 32);
  }

  @Test
  void aDrawAnswersItsBounds() {
    Numbers bounds = Numbers.of(1, 2, 6, 1000);
    Chance chance = Chance.seeded(7);
    for (int i = 0; i < 1000; i++) {
      assertThat(chance.draw(bounds).fit(bounds)).isTrue();
    }
  }

  @Test
  void aBoundIsAtLeastOne() {
    assertThatIllegalArgumentException().isThrownBy(() -> Chance.seeded(1).below(0));
  }

  /** Chi-squared with 5 degrees of freedom: fair dice stay under 20.5 in 999 of 1,000 tries. */
  @Test
  void everyFaceIsEquallyLikely() {
    int[] counts = new int[6];
    Chance chance = Chance.seeded(1);
    for (int i = 0; i < 60_000; i++) {
      counts[chance.below(6)]++;
    }
    double deviation = 0;
    for (int count : counts) {
      deviation += (count - 10_000.0) * (count - 10_000.0) / 10_000.0;
    }
    assertThat(deviation).isLessThan(20.5);
  }

  @Test
  void aShuffleAsksForEveryPlaceButTheLast() {
    assertThat(Shuffle.bounds(5)).isEqualTo(Numbers.of(5, 4, 3, 2));
    assertThat(Shuffle.bounds(1)).isEqualTo(Numbers.NONE);
    assertThat(Shuffle.bounds(0)).isEqualTo(Numbers.NONE);
  }

  @Test
  void aShuffleIsReadOffItsNumbersFromTheLastPlaceOn() {
    String[] things = {"a", "b", "c", "d"};
    Shuffle.apply(things, Numbers.of(9, 0, 1, 0), 1);
    assertThat(things).containsExactly("c", "d", "b", "a");
  }

  @Test
  void theNumbersGiveEveryOrderExactlyOnce() {
    Map<List<String>, Integer> orders = new HashMap<>();
    for (int a = 0; a < 4; a++) {
      for (int b = 0; b < 3; b++) {
        for (int c = 0; c < 2; c++) {
          String[] things = {"a", "b", "c", "d"};
          Shuffle.apply(things, Numbers.of(a, b, c), 0);
          orders.merge(List.of(things), 1, Integer::sum);
        }
      }
    }
    assertThat(orders).hasSize(24);
  }

  @Test
  void numbersAreAValue() {
    int[] mine = {1, 2};
    Numbers numbers = Numbers.of(mine);
    mine[0] = 9;
    assertThat(numbers).isEqualTo(Numbers.of(1, 2)).hasSameHashCodeAs(Numbers.of(1, 2));
    numbers.toArray()[0] = 9;
    assertThat(numbers.and(Numbers.of(3))).isEqualTo(Numbers.of(1, 2, 3));
    assertThat(numbers.fit(Numbers.of(2, 3))).isTrue();
    assertThat(numbers.fit(Numbers.of(2, 2))).isFalse();
    assertThat(numbers.fit(Numbers.of(2))).isFalse();
    assertThat(Numbers.of(-1).fit(Numbers.of(2))).isFalse();
  }
}
