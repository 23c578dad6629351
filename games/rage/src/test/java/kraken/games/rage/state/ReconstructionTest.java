package kraken.games.rage.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The figures that are not in the rulebook, as they were ruled. */
class ReconstructionTest {

  @Test
  void theDeckHasThirtySixCards() {
    List<String> deck =
        Arrays.stream(Card.values())
            .map(card ->
                card.actions().stream()
                    .map(action -> "" + action.letter())
                    .collect(Collectors.joining()))
            .toList();
    assertThat(String.join(" ", deck))
        .isEqualTo(
            "FFX FFX FFU FFD FFB FFK FUX FUX FUX FDX FDX FDX FUB FUB FDB FDB FUK FUK FDK FDK FXX"
                + " FXX FXK FXK FRU FRD FRX FRK UXT DXT FKT FKT FBT FBT FXT FUT");
    assertThat(deck).hasSize(Card.COUNT);
  }

  @Test
  void fourTokensDoNothingEightDoOneAndFourDoTwoDamage() {
    assertThat(Figures.TOKENS).containsExactly(0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2);
  }

  @Test
  void theMeterHasSixSteps() {
    assertThat(Figures.METER).isEqualTo(6);
  }

  @Test
  void everyCardWithABarrelMakesItsShipLeave() {
    assertThat(Card.values())
        .filteredOn(card -> card.actions().contains(Action.BARREL))
        .allMatch(card -> card.actions().contains(Action.FORWARD));
  }
}
