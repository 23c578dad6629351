package kraken.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CandidateLineTest {

  private final CandidateLine<String> line = new CandidateLine<>(List.of("north", "fire"));

  @Test
  void leadsWhereItIsBetterInAlmostEveryFuture() {
    for (int future = 0; future < 20; future++) {
      line.add(future == 7 ? 0.49 : 0.52, 0.5);
    }

    assertThat(line.leadsForSure()).isTrue();
    assertThat(line.firstMove()).isEqualTo("north");
  }

  @Test
  void aLeadThatTheLuckOfTheFuturesExplainsIsNone() {
    for (int future = 0; future < 20; future++) {
      line.add(future % 2 == 0 ? 0.9 : 0.2, 0.5);
    }

    assertThat(line.worth()).isGreaterThan(20 * 0.5);
    assertThat(line.leadsForSure()).isFalse();
  }

  @Test
  void nothingLeadsBeforeItIsTried() {
    assertThat(line.leadsForSure()).isFalse();
  }
}
