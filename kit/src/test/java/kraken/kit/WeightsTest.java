package kraken.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class WeightsTest {

  private static final List<String> NAMES = List.of("wind", "waves");
  private static final Seat SEAT = Seat.of(0);

  /** The state is the number of players; the wind blows with 2, the waves are 1 high. */
  private static final Features<Integer> WEATHER =
      new Features<>() {
        @Override
        public List<String> names() {
          return NAMES;
        }

        @Override
        public String set(Integer players) {
          return players.toString();
        }

        @Override
        public void read(Integer players, Seat seat, double[] numbers) {
          numbers[0] = 2;
          numbers[1] = 1;
        }
      };

  @Test
  void aFileHasSetsOfNamedWeights() {
    Weights weights = Weights.read("kraken.kit.weights-example", NAMES);

    assertThat(weights.sets()).containsExactly("2", "3");
    assertThat(weights.set("2")).containsExactly(1.5, -0.5);
    assertThat(weights.set("3")).containsExactly(0.25, 0);
    assertThat(weights.set("4")).isNull();
  }

  @Test
  void theWeighedSumIsTheLogarithmOfTheOdds() {
    Weights weights = Weights.read("kraken.kit.weights-example", NAMES);

    assertThat(weights.chance(WEATHER, 2, SEAT))
        .isCloseTo(Math.exp(2.5) / (1 + Math.exp(2.5)), within(1e-12));
    assertThat(weights.chance(WEATHER, 4, SEAT)).isEqualTo(0.5);
  }

  /** Each seat has as much wind as its number. */
  private static final Features<Integer> RACE =
      new Features<>() {
        @Override
        public List<String> names() {
          return NAMES;
        }

        @Override
        public String set(Integer players) {
          return players.toString();
        }

        @Override
        public void read(Integer players, Seat seat, double[] numbers) {
          numbers[0] = seat.index();
        }

        @Override
        public int competitors(Integer players) {
          return players;
        }

        @Override
        public String subjectOfCompetitor(String name) {
          return "their-" + name;
        }
      };

  @Test
  void seatsThatCompeteShareTheWinByTheirWeighedSums() {
    Weights weights = Weights.none().with("3", new double[] {Math.log(2), 0});

    assertThat(weights.chance(RACE, 3, Seat.of(0))).isCloseTo(1 / 7.0, within(1e-12));
    assertThat(weights.chance(RACE, 3, Seat.of(1))).isCloseTo(2 / 7.0, within(1e-12));
    assertThat(weights.chance(RACE, 3, Seat.of(2))).isCloseTo(4 / 7.0, within(1e-12));
  }

  @Test
  void theFeaturesOfCompetitorsHaveSubjectsOfTheirOwn() {
    assertThat(RACE.subjects()).containsExactly("wind", "waves", "their-wind", "their-waves");
    assertThat(WEATHER.subjects()).containsExactly("wind", "waves");
  }

  @Test
  void aSetCanBeReplaced() {
    Weights weights = Weights.none().with("4", new double[] {0, 1});

    assertThat(weights.chance(WEATHER, 4, SEAT)).isCloseTo(Math.E / (1 + Math.E), within(1e-12));
    assertThat(Weights.none().sets()).isEmpty();
  }

  @Test
  void aWeightOfAnUnknownFeatureIsABug() {
    assertThatIllegalStateException()
        .isThrownBy(() -> Weights.read("kraken.kit.weights-unknown", NAMES))
        .withMessageContaining("rain");
  }

  @Test
  void featuresHaveDifferentNamesAndTheirPlaces() {
    FeatureNames names = new FeatureNames();

    assertThat(names.add("always")).isZero();
    assertThat(names.add("holes", 3)).isEqualTo(1);
    assertThat(names.add("crew", "astrid", "billy")).isEqualTo(4);
    assertThat(names.all())
        .containsExactly("always", "holes.0", "holes.1", "holes.2", "crew.astrid", "crew.billy");
    FeatureNames more = new FeatureNames();
    more.add("wind");
    assertThat(more.addAll(names)).isEqualTo(1);
    assertThat(more.all()).startsWith("wind", "always").hasSize(7);
    assertThatIllegalArgumentException().isThrownBy(() -> names.add("always"));
  }
}
