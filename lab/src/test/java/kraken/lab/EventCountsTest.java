package kraken.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class EventCountsTest {

  private enum Ship {
    SLOOP,
    BRIG
  }

  private record Sunk(Ship ship, int depth) {}

  private record Rolled(int die, Ship ship) {}

  private record Calm() {}

  @Test
  void eventsAreCountedByKindAndByAnEnumThatComesFirst() {
    EventCounts counts = new EventCounts();
    counts.tellAll(new Sunk(Ship.SLOOP, 3));
    counts.tellAll(new Sunk(Ship.SLOOP, 4));
    counts.tellAll(new Sunk(Ship.BRIG, 3));
    counts.tellAll(new Rolled(6, Ship.BRIG));
    counts.tellAll(new Calm());
    counts.tellAll(7);

    assertThat(counts.counts())
        .isEqualTo(
            Map.of("Sunk SLOOP", 2L, "Sunk BRIG", 1L, "Rolled", 1L, "Calm", 1L, "Integer", 1L));
  }

  @Test
  void theCountsOfTwoThreadsAddUp() {
    EventCounts one = new EventCounts();
    one.tellAll(new Calm());
    EventCounts other = new EventCounts();
    other.tellAll(new Calm());
    other.tellAll(new Sunk(Ship.BRIG, 3));

    one.add(other);

    assertThat(one.counts()).isEqualTo(Map.of("Calm", 2L, "Sunk BRIG", 1L));
  }
}
