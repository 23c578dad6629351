package kraken.conformance.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kraken.kit.Chance;
import kraken.kit.Seat;
import org.junit.jupiter.api.Test;

class MoveForgerTest {

  enum Lane {
    RED,
    BLUE
  }

  record Guns(int count) {
    Guns {
      if (count < 1 || count > 3) {
        throw new IllegalArgumentException("1 to 3 guns");
      }
    }
  }

  record Fire(Lane lane, Guns guns, boolean aimed, List<Seat> at) {}

  record Wait() {}

  private static final Fire FIRE =
      new Fire(Lane.RED, new Guns(2), true, List.of(Seat.of(1), Seat.of(3)));

  @Test
  void changesOneThingAtATime() {
    for (Fire forged : forgeries(FIRE)) {
      int changes = forged.lane == FIRE.lane ? 0 : 1;
      changes += forged.guns.equals(FIRE.guns) ? 0 : 1;
      changes += forged.aimed == FIRE.aimed ? 0 : 1;
      changes += forged.at.equals(FIRE.at) ? 0 : 1;
      assertThat(changes).as(forged::toString).isEqualTo(1);
    }
  }

  @Test
  void changesEverythingSoonerOrLater() {
    Set<Fire> forgeries = forgeries(FIRE);
    assertThat(forgeries).anyMatch(fire -> fire.lane == Lane.BLUE);
    assertThat(forgeries).anyMatch(fire -> fire.guns.count == 1);
    assertThat(forgeries).anyMatch(fire -> fire.guns.count == 3);
    assertThat(forgeries).anyMatch(fire -> !fire.aimed);
    assertThat(forgeries).anyMatch(fire -> fire.at.equals(List.of(Seat.of(3))));
    assertThat(forgeries).anyMatch(fire -> fire.at.size() == 3);
    assertThat(forgeries).anyMatch(fire -> fire.at.equals(List.of(Seat.of(2), Seat.of(3))));
  }

  @Test
  void leavesTypesThatCannotBeWrong() {
    assertThat(forgeries(new Guns(2))).containsExactlyInAnyOrder(new Guns(1), new Guns(3));
    assertThat(forgeries(new Wait())).isEmpty();
  }

  private static <M> Set<M> forgeries(M move) {
    Set<M> forgeries = new HashSet<>();
    for (int seed = 0; seed < 500; seed++) {
      MoveForger.forge(move, Chance.seeded(seed)).ifPresent(forgeries::add);
    }
    return forgeries;
  }
}
