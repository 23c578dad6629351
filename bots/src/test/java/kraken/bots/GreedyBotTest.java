package kraken.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GreedyBotTest {

  private static final Choices CHOICES = new Choices(Level.MEDIUM);

  @Test
  void takesTheLineThatEndsBestThoughItBeginsBadly() {
    Maze maze =
        new Maze(
            Map.of(
                "start", List.of("road", "swamp"),
                "road", List.of("village"),
                "swamp", List.of("reeds", "bog"),
                "reeds", List.of("treasure"),
                "bog", List.of("grave")),
            Map.of("road", 0.8, "village", 0.6, "swamp", 0.1, "treasure", 0.9));

    assertThat(CHOICES.in(maze)).containsExactly("swamp");
  }

  @Test
  void judgesAsSoonAsSomebodyElseDecides() {
    assertThat(CHOICES.in(Choices.RIVER)).containsExactly("bridge!");
  }

  @Test
  void leavesEquallyGoodLinesToLuck() {
    Maze maze =
        new Maze(
            Map.of("start", List.of("west", "east", "cliff")), Map.of("west", 0.5, "east", 0.5));

    assertThat(CHOICES.in(maze)).containsExactlyInAnyOrder("west", "east");
  }

  @Test
  void doesNotWalkInCircles() {
    Maze maze =
        new Maze(
            Map.of(
                "start", List.of("left", "right"),
                "left", List.of("right"),
                "right", List.of("left", "exit")),
            Map.of("exit", 0.5));

    assertThat(CHOICES.in(maze)).containsExactly("right");
  }

  @Test
  void wouldRatherWinARaceAlone() {
    assertThat(CHOICES.in(new Regatta())).containsExactly("alone");
  }

  @Test
  void triesOneOrderOfAChoiceAndOnlyPromisingOnes() {
    Basket basket = new Basket();

    int first = CHOICES.in(basket, 1);

    assertThat(first).isGreaterThanOrEqualTo(Basket.FRUITS - Basket.ROOM);
    assertThat(basket.tries).isLessThan(Basket.ROOM * TurnSearch.WIDEST * Basket.FRUITS);
  }
}
