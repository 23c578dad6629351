package kraken.bench.flood;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import org.junit.jupiter.api.Test;

class LossCheckTest {

  private static final Fact MOVE = new Fact.Played(Seat.of(0), "{}");
  private static final Fact DRAWN = new Fact.Drawn(Numbers.of(6), Numbers.of(3));

  private static Entry entry(long number, String command, Fact fact) {
    return new Entry(number, 0, command, fact);
  }

  @Test
  void whatIsThereOnceIsKept() {
    List<Entry> log = List.of(entry(1, "anne/r1", MOVE), entry(2, "anne/r1", DRAWN));
    assertThat(LossCheck.compare(log, Map.of("anne/r1", 2L)))
        .isEqualTo(new LossCheck.Found(1, 0, 0, 0));
  }

  @Test
  void whatIsMissingOrEndsElsewhereIsLost() {
    List<Entry> log = List.of(entry(1, "anne/r1", MOVE));
    assertThat(LossCheck.compare(log, Map.of("anne/r1", 2L, "anne/r2", 3L)))
        .isEqualTo(new LossCheck.Found(2, 2, 0, 0));
  }

  @Test
  void whatIsThereTwiceIsDoubled() {
    List<Entry> log = List.of(entry(1, "anne/r1", MOVE), entry(2, "anne/r1", MOVE));
    assertThat(LossCheck.compare(log, Map.of("anne/r1", 2L)))
        .isEqualTo(new LossCheck.Found(1, 0, 1, 0));
  }
}
