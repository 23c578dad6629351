package kraken.lab;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import java.io.StringWriter;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import kraken.bots.Level;
import kraken.kit.Game;
import kraken.kit.Setup;
import org.junit.jupiter.api.Test;

class SimulationTest {

  private static final Game<?, ?, ?, ?> DUEL = new DiceDuel();

  @Test
  void theSameSeedGivesTheSameFindingsOnAnyNumberOfThreads() throws InterruptedException {
    Findings alone = Simulation.run(experiment(DUEL, 42), 1, Progress.silent());

    for (int threads = 2; threads <= 8; threads *= 2) {
      assertThat(Simulation.run(experiment(DUEL, 42), threads, Progress.silent())).isEqualTo(alone);
    }
  }

  @Test
  void anotherSeedGivesOtherGames() throws InterruptedException {
    assertThat(Simulation.run(experiment(DUEL, 42), 2, Progress.silent()))
        .isNotEqualTo(Simulation.run(experiment(DUEL, 43), 2, Progress.silent()));
  }

  @Test
  void theBetterBotWinsMore() throws InterruptedException {
    Findings findings = Simulation.run(experiment(DUEL, 1), 2, Progress.silent());

    List<Standing.SeatResult> seats = ((Standing.Race) findings.standing()).seats();
    assertThat(seats.get(1).wins().count()).isGreaterThan(2 * seats.get(0).wins().count());
    assertThat(findings.endings()).containsOnlyKeys("three");
  }

  @Test
  void eventsAreCountedWhereTheExperimentAsksForThem() throws InterruptedException {
    Experiment counting = experiment(DUEL, 1);
    Experiment silent = new Experiment(DUEL, counting.setup(), counting.bots(), 500, 1, false);

    assertThat(Simulation.run(counting, 2, Progress.silent()).events()).containsOnlyKeys("Integer");
    assertThat(Simulation.run(silent, 2, Progress.silent()).events()).isEmpty();
  }

  @Test
  void mirroredGamesHaveTheSameSeasWithSeatsExchanged() throws InterruptedException {
    List<Level> bots = List.of(Level.RANDOM, Level.MEDIUM);
    Experiment mirrored = new Experiment(DUEL, Setup.standard(DUEL, 2), bots, 200, 9, false, true);

    Findings findings = Simulation.run(mirrored, 2, Progress.silent());

    assertThat(mirrored.lineUp(0)).containsExactly(Level.RANDOM, Level.MEDIUM);
    assertThat(mirrored.lineUp(1)).containsExactly(Level.MEDIUM, Level.RANDOM);
    PartResult medium = requireNonNull(findings.levels().get("medium"));
    PartResult random = requireNonNull(findings.levels().get("random"));
    assertThat(medium.seats()).isEqualTo(200);
    assertThat(medium.wins().count()).isGreaterThan(2 * random.wins().count());
    assertThat(findings.seats().get(0).count()).isBetween(70L, 130L);
  }

  @Test
  void wholeGamesAreWrittenInTheirOrderWhateverTheThreads() throws InterruptedException {
    assertThat(lines(3)).isEqualTo(lines(1)).hasLineCount(30);
    assertThat(lines(1).lines().findFirst().orElseThrow())
        .startsWith("{\"game\":\"duel\",\"players\":2,")
        .contains("\"number\":0", "\"bots\":[\"random\",\"medium\"]", "\"ending\":\"three\"")
        .contains("{\"seat\":0,\"move\":\"", "{\"drawn\":[");
  }

  private static String lines(int threads) throws InterruptedException {
    StringWriter written = new StringWriter();
    Simulation.Extras extras =
        new Simulation.Extras(false, new GameFile(written), new ThinkingTimes());
    Experiment experiment =
        new Experiment(
            DUEL, Setup.standard(DUEL, 2), List.of(Level.RANDOM, Level.MEDIUM), 30, 4, false);
    Simulation.run(experiment, extras, threads, Progress.silent());
    return written.toString();
  }

  @Test
  void howGamesWentIsFoundWhereItIsAskedFor() throws InterruptedException {
    Simulation.Extras extras = new Simulation.Extras(true, null, new ThinkingTimes());

    Drama drama = Simulation.run(experiment(DUEL, 3), extras, 2, Progress.silent()).drama();

    assertThat(drama).isNotNull();
    assertThat(drama.luck()).hasSize(10);
    assertThat(drama.lowest().stream().mapToDouble(Double::doubleValue).sum())
        .isCloseTo(1, within(1e-9));
    assertThat(Simulation.run(experiment(DUEL, 3), 2, Progress.silent()).drama()).isNull();
  }

  @Test
  void everyGameIsToldToTheProgress() throws InterruptedException {
    AtomicLong steps = new AtomicLong();

    Simulation.run(experiment(DUEL, 1), 2, steps::incrementAndGet);

    assertThat(steps).hasValue(500);
  }

  @Test
  void aGameThatBreaksOffIsNamed() {
    Game<?, ?, ?, ?> broken =
        new DiceDuel() {
          @Override
          public State start(Setup setup) {
            throw new UnsupportedOperationException("no dice");
          }
        };

    assertThatIllegalStateException()
        .isThrownBy(() -> Simulation.run(experiment(broken, 7), 1, Progress.silent()))
        .withMessageContaining("game 0 of seed 7")
        .withRootCauseInstanceOf(UnsupportedOperationException.class);
  }

  private static Experiment experiment(Game<?, ?, ?, ?> game, long seed) {
    List<Level> bots = List.of(Level.RANDOM, Level.MEDIUM);
    return new Experiment(game, Setup.standard(game, 2), bots, 500, seed, true);
  }
}
