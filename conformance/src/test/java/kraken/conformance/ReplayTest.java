package kraken.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import kraken.conformance.checks.BrokenCheck;
import kraken.conformance.checks.GamesEnd;
import kraken.conformance.pebbles.Pebbles;
import kraken.conformance.play.Choices;
import kraken.kit.Setup;
import kraken.kit.Viewer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;

class ReplayTest {

  private static final class Fixture
      extends Conformance<Pebbles.Heap, Pebbles.Take, Pebbles.Heap, Pebbles.Took> {
    Fixture() {
      super(new Pebbles());
    }

    @Override
    protected Map<String, Object> secrets(Pebbles.Heap state, Viewer viewer) {
      return Map.of();
    }
  }

  @Test
  void withoutATokenThereIsATestForEachSetUpAndOneForTheOptions() {
    assertThat(new Fixture().keepsTheContract().map(DynamicTest::getDisplayName))
        .containsExactly("Options are consistent", "2 players", "3 players");
  }

  @Test
  void withATokenThereIsNothingButItsGame() throws Throwable {
    List<DynamicTest> tests = testsWith("pebbles");
    assertThat(tests).hasSize(1);
    tests.getFirst().getExecutable().execute();
  }

  @Test
  void theTokenOfAnotherGameIsLeftToThatGame() {
    assertThat(testsWith("mutiny")).isEmpty();
  }

  private static List<DynamicTest> testsWith(String game) {
    Setup setup = Setup.standard(new Pebbles(), 2);
    ReplayToken token = new ReplayToken(game, BrokenCheck.of(GamesEnd.class), setup, Choices.NONE);
    System.setProperty("kraken.replay", token.text());
    try {
      return new Fixture().keepsTheContract().toList();
    } finally {
      System.clearProperty("kraken.replay");
    }
  }
}
