package kraken.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import kraken.kit.Answer;
import kraken.kit.Audience;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.Instinct;
import kraken.kit.Narrator;
import kraken.kit.Seat;
import kraken.kit.Setup;
import org.junit.jupiter.api.Test;

class AdviserTest {

  private static final Seat SEAT = Seat.of(0);

  static final Map<String, List<String>> WAYS =
      Map.of(
          "start", List.of("path", "road", "ford!", "cave!"),
          "path", List.of("bridge!", "field!"),
          "road", List.of("inn!"),
          "ford!", List.of("swamp", "treasure"),
          "bridge!", List.of("village"),
          "field!", List.of("barn"),
          "inn!", List.of("bed"),
          "cave!", List.of("dark"));

  static final Map<String, Double> WORTHS =
      Map.of(
          "ford!",
          0.2,
          "bridge!",
          0.4,
          "treasure",
          0.875,
          "village",
          0.625,
          "barn",
          0.75,
          "bed",
          0.5);

  @Test
  void theBestLineComesFirstAndAllBeginApart() {
    List<AdvisedLine<String, String>> lines = advice(new Maze(WAYS, WORTHS), 1);

    assertThat(lines)
        .extracting(AdvisedLine::moves)
        .containsExactly(List.of("ford!"), List.of("path", "field!"), List.of("road", "inn!"));
    assertThat(lines).extracting(AdvisedLine::chance).containsExactly(0.875, 0.75, 0.5);
  }

  @Test
  void linesAreJudgedAtTheirEndWhereFuturesTellLittle() {
    Maze maze =
        new Maze(WAYS, WORTHS) {
          @Override
          public int turnsAhead() {
            return 0;
          }
        };
    List<AdvisedLine<String, String>> lines = advice(maze, 1);

    assertThat(lines.getFirst().moves()).containsExactly("path", "bridge!");
    assertThat(lines.getFirst().chance()).isCloseTo(0.4, within(1e-9));
    assertThat(lines.get(1).moves()).containsExactly("ford!");
  }

  @Test
  void aGameWithoutWeightsGivesNoReasons() {
    assertThat(advice(new Maze(WAYS, WORTHS), 1))
        .allSatisfy(line -> assertThat(line.reasons()).isEmpty());
  }

  @Test
  void anInstinctIsAskedWhereTheGameHasOne() {
    Maze maze =
        new Maze(WAYS, WORTHS) {
          @Override
          public List<Instinct<String, String>> instincts() {
            return List.of(choosing("ford!"), choosing("cave!"));
          }
        };

    assertThat(advice(maze, 1))
        .containsExactly(new AdvisedLine<>(List.of("cave!"), List.of(), 0, List.of()));
  }

  @Test
  void onlyWhatIsCertainIsToldOfALine() {
    Maze maze =
        new Maze(WAYS, WORTHS) {
          private int imagined;

          @Override
          public String imagine(String view, Chance chance) {
            imagined++;
            return view;
          }

          @Override
          public Answer<String> play(
              String place, Seat seat, String way, Narrator<? super String> narrator) {
            narrator.tellAll("to " + way);
            narrator.tellAll("met " + imagined++);
            narrator.tell(Audience.only(Seat.of(1)), "secret");
            return super.play(place, seat, way, narrator);
          }
        };

    assertThat(advice(maze, 1).get(1).events()).containsExactly("to path", "to field!");
  }

  @Test
  void theSameLuckGivesTheSameAdvice() {
    Bids bids = new Bids();
    Bids.View view = bids.view(bids.start(Setup.standard(bids, 3)), SEAT);
    for (int seed = 0; seed < 20; seed++) {
      assertThat(Adviser.advise(bids, view, SEAT, Chance.seeded(seed)))
          .hasSize(3)
          .isEqualTo(Adviser.advise(bids, view, SEAT, Chance.seeded(seed)));
    }
  }

  @Test
  void thereIsNoAdviceWhereThereIsNothingToDecide() {
    Bids bids =
        new Bids() {
          @Override
          public List<Integer> moves(State state, Seat seat) {
            return List.of();
          }
        };
    Bids.View view = bids.view(bids.start(Setup.standard(bids, 3)), SEAT);

    assertThat(Adviser.advise(bids, view, SEAT, Chance.seeded(1))).isEmpty();
  }

  @Test
  void aSpentBudgetEndsTheTrialAfterOneFuture() {
    Basket basket = new Basket();

    assertThat(
            Adviser.advise(
                basket, 0, SEAT, Chance.seeded(1), new Adviser.Budget(10, 1_000_000, 16, 0, 1)))
        .isNotEmpty();
  }

  @Test
  void aTurnIsComparedWithLinesThatBeginOtherwise() {
    TurnReview<String, String> review =
        Adviser.review(
            new Maze(WAYS, WORTHS), "start", SEAT, List.of("path", "bridge!"), Chance.seeded(1));

    assertThat(review.chance()).isEqualTo(0.625);
    assertThat(review.lines())
        .extracting(AdvisedLine::moves)
        .containsExactly(List.of("ford!"), List.of("road", "inn!"), List.of("cave!"));
  }

  private static List<AdvisedLine<String, String>> advice(Maze maze, int seed) {
    return Adviser.advise(maze, "start", SEAT, Chance.seeded(seed));
  }

  private static Instinct<String, String> choosing(String way) {
    return new Instinct<>() {
      @Override
      public String choose(String view, Seat seat, List<String> offered, Chance chance) {
        return way;
      }

      @Override
      public Optional<Claim> claim(String view, Seat seat, Chance chance) {
        return Optional.empty();
      }
    };
  }
}
