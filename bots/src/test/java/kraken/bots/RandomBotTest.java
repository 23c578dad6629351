package kraken.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kraken.kit.Chance;
import kraken.kit.Seat;
import org.junit.jupiter.api.Test;

class RandomBotTest {

  @Test
  void takesEveryOfferedMoveSoonerOrLater() {
    Maze maze = new Maze(Map.of(), Map.of());
    List<String> offered = List.of("north", "east", "south", "west");
    Chance luck = Chance.seeded(1);

    Set<String> taken = new HashSet<>();
    for (int i = 0; i < 100; i++) {
      taken.add(Level.RANDOM.bot().choose(maze, "start", Seat.of(0), offered, luck));
    }

    assertThat(taken).containsExactlyInAnyOrderElementsOf(offered);
  }
}
