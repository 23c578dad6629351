package kraken.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import kraken.kit.Chance;
import kraken.kit.Numbers;
import org.junit.jupiter.api.Test;

class LuckTest {

  @Test
  void isTheSameForTheSameSeedAndNumber() {
    assertThat(drawn(Luck.of(7, 3).sea())).isEqualTo(drawn(Luck.of(7, 3).sea()));
    assertThat(drawn(Luck.of(7, 3).bots())).isEqualTo(drawn(Luck.of(7, 3).bots()));
  }

  @Test
  void isAnotherForEverySeedAndNumberAndStream() {
    Set<Numbers> all = new HashSet<>();
    for (long seed = -10; seed < 10; seed++) {
      for (long number = 0; number < 1000; number++) {
        Luck luck = Luck.of(seed, number);
        all.add(drawn(luck.sea()));
        all.add(drawn(luck.bots()));
      }
    }

    assertThat(all).hasSize(20 * 1000 * 2);
  }

  private static Numbers drawn(Chance chance) {
    return chance.draw(Numbers.repeated(4, Integer.MAX_VALUE));
  }
}
