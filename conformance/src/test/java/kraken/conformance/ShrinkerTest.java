package kraken.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kraken.conformance.checks.BrokenCheck;
import kraken.conformance.checks.GamesEnd;
import kraken.conformance.checks.StateIsAValue;
import kraken.conformance.play.Choices;
import kraken.conformance.play.Step;
import kraken.kit.Chance;
import kraken.kit.Numbers;
import org.junit.jupiter.api.Test;

/** The games here consist only of their choices, one step for each row. */
class ShrinkerTest {

  private static final BrokenCheck CHARGE = BrokenCheck.of(StateIsAValue.class);

  @Test
  void keepsTheTwoStepsThatMatterAndLowersThem() {
    Predicate<Choices> fails =
        choices -> {
          int big = firstRowFrom(choices, 0, 700);
          return big >= 0 && firstRowFrom(choices, big + 1, 30) >= 0;
        };
    assertThat(shrunk(fails)).isEqualTo(rows(Numbers.of(700), Numbers.of(30)));
  }

  @Test
  void shrinksToNothingIfNothingMatters() {
    assertThat(shrunk(choices -> true)).isEqualTo(Choices.NONE);
  }

  @Test
  void doesNotShrinkToAnotherFailure() {
    Choices start = rows(Numbers.of(9), Numbers.of(9));
    Verdict<String> shrunk =
        Shrinker.shrink(
            verdict(start, CHARGE),
            CHARGE,
            choices ->
                verdict(choices, choices.sum() > 10 ? CHARGE : BrokenCheck.of(GamesEnd.class)));
    assertThat(shrunk.hasBroken(CHARGE)).isTrue();
    assertThat(shrunk.choices().sum()).isEqualTo(11);
  }

  private static Choices shrunk(Predicate<Choices> fails) {
    Chance luck = Chance.seeded(1);
    Numbers[] rows =
        Stream.generate(() -> luck.draw(Numbers.of(1_000, 1_000)))
            .limit(150)
            .toArray(Numbers[]::new);
    return Shrinker.shrink(
            verdict(rows(rows), CHARGE),
            CHARGE,
            choices ->
                fails.test(choices)
                    ? verdict(choices, CHARGE)
                    : new Verdict<>(choices, List.of(), Optional.empty()))
        .choices();
  }

  private static int firstRowFrom(Choices choices, int from, int least) {
    return IntStream.range(from, choices.count())
        .filter(step -> choices.row(step).count() > 0 && choices.row(step).at(0) >= least)
        .findFirst()
        .orElse(-1);
  }

  private static Choices rows(Numbers... rows) {
    return new Choices(List.of(rows));
  }

  private static Verdict<String> verdict(Choices choices, BrokenCheck charge) {
    List<Step<String>> steps = choices.rows().stream().<Step<String>>map(Step.Drawn::new).toList();
    return new Verdict<>(choices, steps, Optional.of(new Failure(charge, "fails")));
  }
}
