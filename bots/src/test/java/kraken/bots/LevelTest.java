package kraken.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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

  private static Set<String> choices(Level level, Maze maze) {
    Set<String> choices = new HashSet<>();
    for (int seed = 0; seed < 50; seed++) {
      Chance luck = Chance.seeded(seed);
      choices.add(level.bot().choose(maze, "start", SEAT, maze.moves("start", SEAT), luck));
    }
    return choices;
  }

  private static Optional<Claim> claim(Level level, Game<?, ?, String, ?> maze) {
    return level.bot().claim(maze, "start", SEAT, LUCK);
  }

  @Test
  void tablesAreOfferedThreeLevelsAndTheLabOneMore() {
    assertThat(Level.wordsAtTables()).containsExactly("easy", "medium", "strong");
    assertThat(Level.atTables("random")).isEmpty();
    assertThat(Level.called("random")).contains(Level.RANDOM);
  }

  @Test
  void aLevelIsCalledByItsName() {
    assertThat(Level.atTables("medium")).contains(Level.MEDIUM);
    assertThat(Level.called("Medium")).isEmpty();
    assertThat(Level.called("greedy")).isEmpty();
    assertThat(Level.called("")).isEmpty();
  }

  @Test
  void logsMayCallALevelByItsOldName() {
    assertThat(Level.logged("random")).contains(Level.RANDOM);
    assertThat(Level.logged("greedy")).contains(Level.MEDIUM);
    assertThat(Level.logged("canny")).contains(Level.STRONG);
    assertThat(Level.logged("strong")).contains(Level.STRONG);
    assertThat(Level.logged("clever")).isEmpty();
    assertThat(Level.logged("")).isEmpty();
  }

  @Test
  void mediumPlaysByTheFirstInstinctAndStrongByTheLast() {
    assertThat(choice(Level.MEDIUM, PLAIN)).isEqualTo("cliff");
    assertThat(choice(Level.MEDIUM, WITH_TWO)).isEqualTo("west");
    assertThat(choice(Level.STRONG, WITH_TWO)).isEqualTo("east");
    assertThat(choice(Level.STRONG, WITH_ONE)).isEqualTo("west");
  }

  @Test
  void claimsComeFromTheSameInstinct() {
    assertThat(claim(Level.RANDOM, WITH_TWO)).isEmpty();
    assertThat(claim(Level.MEDIUM, PLAIN)).isEmpty();
    assertThat(claim(Level.MEDIUM, WITH_TWO)).contains(new Claim("west", List.of()));
    assertThat(claim(Level.STRONG, WITH_TWO)).contains(new Claim("east", List.of()));
  }

  @Test
  void anInstinctThatChoosesWhatIsNotOfferedIsABug() {
    assertThatIllegalStateException()
        .isThrownBy(() -> choice(Level.MEDIUM, maze(List.of(new Stubborn("home")))))
        .withMessageContaining("home");
  }

  @Test
  void theEasyBotMakesMistakes() {
    assertThat(choices(Level.EASY, PLAIN)).contains("cliff").hasSizeGreaterThan(1);
    assertThat(choices(Level.EASY, WITH_TWO)).contains("west").hasSizeGreaterThan(1);
    assertThat(choices(Level.MEDIUM, PLAIN)).containsExactly("cliff");
    assertThat(choices(Level.MEDIUM, WITH_TWO)).containsExactly("west");
  }

  /** Where some ways are harsh. */
  private static Maze harsh(String... ways) {
    return new Maze(Map.of("start", List.of("west", "east", "cliff")), Map.of("cliff", 1.0)) {
      @Override
      public boolean isHarsh(String view, String move) {
        return List.of(ways).contains(move);
      }
    };
  }

  @Test
  void theEasyBotLeavesOutWhatIsHarshAndOthersDoNot() {
    assertThat(choices(Level.EASY, harsh("cliff"))).containsExactlyInAnyOrder("west", "east");
    assertThat(choices(Level.MEDIUM, harsh("cliff"))).containsExactly("cliff");
  }

  @Test
  void theEasyBotPlaysWhatIsHarshWhereThereIsNothingElse() {
    assertThat(choices(Level.EASY, harsh("west", "east", "cliff"))).contains("cliff");
  }
}
