package kraken.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.Game;
import kraken.kit.Instinct;
import kraken.kit.Seat;
import org.junit.jupiter.api.Test;

class LevelTest {

  private static final Seat SEAT = Seat.of(0);
  private static final Chance LUCK = Chance.seeded(1);

  private static Maze maze(List<Instinct<String, String>> instincts) {
    return new Maze(Map.of("start", List.of("west", "east", "cliff")), Map.of("cliff", 1.0)) {
      @Override
      public List<Instinct<String, String>> instincts() {
        return instincts;
      }
    };
  }

  /** Always goes one way, and claims that way. */
  private record Stubborn(String way) implements Instinct<String, String> {
    @Override
    public String choose(String view, Seat seat, List<String> offered, Chance chance) {
      return way;
    }

    @Override
    public Optional<Claim> claim(String view, Seat seat, Chance chance) {
      return Optional.of(new Claim(way, List.of()));
    }
  }

  private static final Maze PLAIN = maze(List.of());
  private static final Maze WITH_ONE = maze(List.of(new Stubborn("west")));
  private static final Maze WITH_TWO = maze(List.of(new Stubborn("west"), new Stubborn("east")));

  private static String choice(Level level, Maze maze) {
    return level.bot().choose(maze, "start", SEAT, maze.moves("start", SEAT), LUCK);
  }

  private static Optional<Claim> claim(Level level, Game<?, ?, String, ?> maze) {
    return level.bot().claim(maze, "start", SEAT, LUCK);
  }

  @Test
  void aGameHasTheLevelsThatItsJudgementIsGoodFor() {
    assertThat(Level.words(PLAIN)).containsExactly("random", "greedy");
    assertThat(Level.words(WITH_ONE)).containsExactly("random", "greedy");
    assertThat(Level.words(WITH_TWO)).containsExactly("random", "greedy", "canny");
  }

  @Test
  void isFoundByItsWordWhereTheGameHasIt() {
    assertThat(Level.called("greedy", PLAIN)).contains(Level.GREEDY);
    assertThat(Level.called("Greedy", PLAIN)).isEmpty();
    assertThat(Level.called("clever", WITH_TWO)).isEmpty();
    assertThat(Level.called("canny", WITH_ONE)).isEmpty();
    assertThat(Level.called("canny", WITH_TWO)).contains(Level.CANNY);
  }

  @Test
  void greedyPlaysByTheFirstInstinctAndCannyByTheLast() {
    assertThat(choice(Level.GREEDY, PLAIN)).isEqualTo("cliff");
    assertThat(choice(Level.GREEDY, WITH_TWO)).isEqualTo("west");
    assertThat(choice(Level.CANNY, WITH_TWO)).isEqualTo("east");
  }

  @Test
  void claimsComeFromTheSameInstinct() {
    assertThat(claim(Level.RANDOM, WITH_TWO)).isEmpty();
    assertThat(claim(Level.GREEDY, PLAIN)).isEmpty();
    assertThat(claim(Level.GREEDY, WITH_TWO)).contains(new Claim("west", List.of()));
    assertThat(claim(Level.CANNY, WITH_TWO)).contains(new Claim("east", List.of()));
  }

  @Test
  void anInstinctThatChoosesWhatIsNotOfferedIsABug() {
    assertThatIllegalStateException()
        .isThrownBy(() -> choice(Level.GREEDY, maze(List.of(new Stubborn("home")))))
        .withMessageContaining("home");
  }
}
