package kraken.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kraken.kit.Chance;
import kraken.kit.Seat;
import org.junit.jupiter.api.Test;

class GreedyBotTest {

  private static final Seat SEAT = Seat.of(0);

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

    assertThat(choices(maze)).containsExactly("swamp");
  }

  @Test
  void judgesAsSoonAsSomebodyElseDecides() {
    Maze maze =
        new Maze(
            Map.of(
                "start", List.of("ford!", "bridge!"),
                "ford!", List.of("treasure"),
                "bridge!", List.of("grave")),
            Map.of("ford!", 0.3, "bridge!", 0.4, "treasure", 1.0));

    assertThat(choices(maze)).containsExactly("bridge!");
  }

  @Test
  void leavesEquallyGoodLinesToLuck() {
    Maze maze =
        new Maze(
            Map.of("start", List.of("west", "east", "cliff")), Map.of("west", 0.5, "east", 0.5));

    assertThat(choices(maze)).containsExactlyInAnyOrder("west", "east");
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

    assertThat(choices(maze)).containsExactly("right");
  }

  @Test
  void wouldRatherWinARaceAlone() {
    for (int seed = 0; seed < 20; seed++) {
      assertThat(choice(new Regatta(), seed)).isEqualTo("alone");
    }
  }

  @Test
  void triesOneOrderOfAChoiceAndOnlyPromisingOnes() {
    Basket basket = new Basket();

    int first = choice(basket, 1);

    assertThat(first).isGreaterThanOrEqualTo(Basket.FRUITS - Basket.ROOM);
    assertThat(basket.tries).isLessThan(Basket.ROOM * TurnSearch.WIDEST * Basket.FRUITS);
  }

  private static Set<String> choices(Maze maze) {
    Set<String> choices = new HashSet<>();
    for (int seed = 0; seed < 50; seed++) {
      choices.add(choice(maze, seed));
    }
    return choices;
  }

  private static <S, M> M choice(Toy<S, M> toy, int seed) {
    S start = toy.start();
    Chance luck = Chance.seeded(seed);
    return Level.MEDIUM.bot().choose(toy, start, SEAT, toy.moves(start, SEAT), luck);
  }
}
