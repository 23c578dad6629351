package kraken.lab.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kraken.kit.Features;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.lab.DiceDuel;
import kraken.lab.Progress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainingTest {

  private static final DiceDuel DUEL = new DiceDuel();
  private static final DuelFeatures FEATURES = new DuelFeatures();
  private static final int MINE = 1;
  private static final int THEIRS = 2;

  @TempDir Path project;

  private static TrainingPlan plan(long games, long seed) {
    return new TrainingPlan(
        "2", List.of(Setup.standard(DUEL, 2)), games, seed, TrainingManner.USUAL);
  }

  private static double[] learned(
      TrainingPlan plan, TrainingState from, int threads, List<TrainingState> kept)
      throws InterruptedException {
    return Training.run(DUEL, FEATURES, plan, from, threads, Progress.silent(), kept::add);
  }

  private static TrainingState begun() {
    return TrainingState.begun(new double[FEATURES.names().size()]);
  }

  /** A duel whose positions are judged by weights. */
  private static final class LearningDuel extends DiceDuel {
    @Override
    public Optional<Features<State>> features() {
      return Optional.of(FEATURES);
    }
  }

  @Test
  void learnsThatOwnPointsAreGoodAndThoseOfOthersBad() throws InterruptedException {
    double[] weights = learned(plan(2_000, 1), begun(), 2, new ArrayList<>());

    assertThat(weights[MINE]).isGreaterThan(0.4);
    assertThat(weights[THEIRS]).isLessThan(-0.4);
  }

  /** The points of one seat; the seats compete. */
  private static final class Points implements Features<DiceDuel.State> {
    @Override
    public List<String> names() {
      return List.of("points");
    }

    @Override
    public String set(DiceDuel.State state) {
      return "2";
    }

    @Override
    public int competitors(DiceDuel.State state) {
      return 2;
    }

    @Override
    public void read(DiceDuel.State state, Seat seat, double[] numbers) {
      numbers[0] = seat.index() == 0 ? state.first() : state.second();
    }
  }

  @Test
  void learnsWhatMakesACompetitorStrong() throws InterruptedException {
    double[] weights =
        Training.run(
            DUEL,
            new Points(),
            plan(1_000, 1),
            TrainingState.begun(new double[1]),
            2,
            Progress.silent(),
            _ -> {});

    assertThat(weights[0]).isGreaterThan(0.4);
  }

  @Test
  void theWeightsFollowFromTheSeedWhateverTheThreads() throws InterruptedException {
    double[] alone = learned(plan(300, 7), begun(), 1, new ArrayList<>());

    assertThat(learned(plan(300, 7), begun(), 3, new ArrayList<>())).isEqualTo(alone);
    assertThat(learned(plan(300, 8), begun(), 3, new ArrayList<>())).isNotEqualTo(alone);
  }

  @Test
  void anInterruptedTrainingGoesOnToTheSameWeights() throws InterruptedException, IOException {
    List<TrainingState> kept = new ArrayList<>();
    double[] weights = learned(plan(500, 3), begun(), 2, kept);
    Checkpoint checkpoint = Checkpoint.of(project, "duel", plan(500, 3));
    checkpoint.write(kept.get(4));

    TrainingState resumed = checkpoint.read(weights.length).orElseThrow();

    assertThat(resumed.games()).isBetween(1L, 499L);
    assertThat(learned(plan(500, 3), resumed, 2, new ArrayList<>())).isEqualTo(weights);
    assertThat(checkpoint.read(weights.length + 1)).isEmpty();
  }

  @Test
  void onAWhimGamesAreOthersAndWhatIsLearnedStillMakesSense() throws InterruptedException {
    TrainingManner whims = new TrainingManner(5, 50, 0);
    TrainingPlan plan = new TrainingPlan("2", plan(1, 1).setups(), 2_000, 1, whims);

    double[] weights = learned(plan, begun(), 2, new ArrayList<>());

    assertThat(weights).isNotEqualTo(learned(plan(2_000, 1), begun(), 2, new ArrayList<>()));
    assertThat(weights[MINE]).isGreaterThan(0.4);
    assertThat(weights[THEIRS]).isLessThan(-0.4);
    assertThat(whims.options()).isEqualTo(" --widest 5 --whims 50");
    assertThat(TrainingManner.USUAL.options()).isEmpty();
  }

  @Test
  void fewerGamesTeachAsMuchWhereTheyAreReplayed() throws InterruptedException {
    TrainingManner replays = new TrainingManner(40, 0, 4);
    TrainingPlan plan = new TrainingPlan("2", plan(1, 1).setups(), 160, 1, replays);

    double[] weights = learned(plan, begun(), 2, new ArrayList<>());

    assertThat(learned(plan(160, 1), begun(), 2, new ArrayList<>())[MINE]).isLessThan(0.4);
    assertThat(weights[MINE]).isGreaterThan(0.4);
    assertThat(weights[THEIRS]).isLessThan(-0.4);
    assertThat(replays.options()).isEqualTo(" --replays 4");
  }

  @Test
  void theFileNamesEveryFeatureAndTheCommandThatMadeIt() throws IOException {
    WeightsFile file = WeightsFile.of(project, "duel");
    file.write("2", new double[] {0.5, 1.25, 0, 0.0001, -2}, FEATURES.names(), "./kraken train 2");
    file.write("3", new double[] {1, 0, 0, 0, 0}, FEATURES.names(), "./kraken train 3");
    file.write("2", new double[] {0.5, 1.5, 0, 0.0001, -2}, FEATURES.names(), "./kraken train 4");

    assertThat(Files.readString(file.path()))
        .contains("# ./kraken train 4\n2.always = 0.500\n2.mine = 1.500\n2.they-roll = -2.000\n")
        .contains("# ./kraken train 3\n3.always = 1.000\n")
        .doesNotContain("./kraken train 2");
    assertThat(file.read(FEATURES.names()).set("2")).containsExactly(0.5, 1.5, 0, 0, -2);
  }

  @Test
  void newWeightsAreComparedWithTheOldOnesAndWrittenDown()
      throws InterruptedException, IOException {
    Trainer.Task task =
        new Trainer.Task(2, 600, 1, TrainingManner.USUAL, project, 100, "./kraken train duel");

    Trainer.Result result = Trainer.train(new LearningDuel(), FEATURES, task, 2, Progress.silent());

    assertThat(result.set()).isEqualTo("2");
    assertThat(result.comparison().race()).isTrue();
    assertThat(result.comparison().before().rate()).isEqualTo(0.5);
    assertThat(result.file()).exists();
    assertThat(project.resolve("target/training")).isEmptyDirectory();
  }
}
