package kraken.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RehearsalTest {

  @Test
  void fourAtEveryTableMoveAndSeeTheMovesOfAll() throws Exception {
    assertThat(Rehearsal.playMoves(1_000)).isGreaterThanOrEqualTo(1_000);
  }
}
