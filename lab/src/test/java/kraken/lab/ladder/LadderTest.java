package kraken.lab.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.kit.Setup;
import kraken.lab.DiceDuel;
import kraken.lab.Progress;
import org.junit.jupiter.api.Test;

class LadderTest {

  private static final DiceDuel DUEL = new DiceDuel();

  private static List<Ladder.Rung> climbed(int threads) throws InterruptedException {
    return Ladder.climbed(DUEL, Setup.standard(DUEL, 2), 40, 1, threads, Progress.silent());
  }

  @Test
  void everyLevelHasItsPlaceAndRandomIsBelowMedium() throws InterruptedException {
    List<Ladder.Rung> rungs = climbed(2);

    assertThat(rungs)
        .extracting(Ladder.Rung::name)
        .containsExactlyInAnyOrder("random", "easy", "medium", "strong");
    assertThat(rungs)
        .extracting(Ladder.Rung::rating)
        .isSortedAccordingTo((a, b) -> Double.compare(b, a));
    assertThat(rung(rungs, "medium").rating()).isZero();
    assertThat(rung(rungs, "random").interval().high()).isNegative();
  }

  private static Ladder.Rung rung(List<Ladder.Rung> rungs, String name) {
    return rungs.stream().filter(rung -> rung.name().equals(name)).findFirst().orElseThrow();
  }

  @Test
  void theRatingsFollowFromTheSeedWhateverTheThreads() throws InterruptedException {
    assertThat(climbed(1)).isEqualTo(climbed(3));
  }
}
