package kraken.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RehearsalTest {

  @Test
  void fourAtEveryTableMoveAndSeeTheMovesOfAll() throws Exception {
    assertThat(Rehearsal.play(2)).isPositive();
  }
}
