package kraken.cli.arguments;

import java.util.List;
import java.util.stream.IntStream;
import kraken.kit.Game;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** What every command of the lab asks for: a game, how many play it, luck and threads. */
public class LabOptions {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Parameters(paramLabel = "GAME", description = "Which game; ./kraken games lists them.")
  private String game;

  @Option(
      names = "--players",
      paramLabel = "N",
      description =
          "How many play (default: as many as the game takes; train takes one number after the"
              + " other).")
  private @Nullable String players;

  @Option(
      names = "--seed",
      paramLabel = "N",
      converter = WholeNumberConverter.OfSeed.class,
      description = "What all luck follows from (default: 1; simulate draws one and tells it).")
  private long seed;

  @Option(
      names = "--threads",
      paramLabel = "N",
      converter = WholeNumberConverter.OfThreads.class,
      description = "How many threads play (default: one for each core); the results are the same.")
  private long threads = Runtime.getRuntime().availableProcessors();

  /**
   * @param seed where none is given
   */
  public LabOptions(long seed) {
    this.seed = seed;
  }

  /** The arguments of the command that has these options. */
  protected final ArgumentReader reader() {
    return new ArgumentReader(command.commandLine());
  }

  protected final @Nullable String players() {
    return players;
  }

  public final Game<?, ?, ?, ?> game() {
    return reader().game(game);
  }

  /** The id of the game as it was typed. */
  public final String gameId() {
    return game;
  }

  /** The number of players, or all that the game is for where none is given. */
  public final List<Integer> counts() {
    Game<?, ?, ?, ?> played = game();
    return players == null
        ? IntStream.rangeClosed(played.about().fewestPlayers(), played.about().mostPlayers())
            .boxed()
            .toList()
        : List.of(reader().setup(played, players, List.of()).players());
  }

  public final long seed() {
    return seed;
  }

  public final int threads() {
    return (int) threads;
  }
}
