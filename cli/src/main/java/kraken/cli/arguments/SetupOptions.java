package kraken.cli.arguments;

import java.util.ArrayList;
import java.util.List;
import kraken.kit.Setup;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What the commands of the lab ask for that play one set-up of a game. */
public final class SetupOptions extends LabOptions {

  @Option(
      names = "--option",
      paramLabel = "NAME=VALUE",
      description = "A variant of the game, as often as there are; ./kraken games GAME lists them.")
  private List<String> options = new ArrayList<>();

  /**
   * @param seed where none is given
   */
  public SetupOptions(long seed) {
    super(seed);
  }

  public Setup setup() {
    return reader().setup(game(), players(), options);
  }

  /** The set-up, or one for each value of the option that is varied. */
  public List<Setup> setups(@Nullable String vary) {
    return reader().setups(game(), players(), options, vary);
  }
}
