package kraken.cli.arguments;

import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The option of a benchmark for a file with its figures. */
public final class FiguresFile {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Write the figures to this file too.")
  private @Nullable Path json;

  /** The file, if one is given. Complains before anything is measured if it cannot be written. */
  public Optional<ResultFile> checked() {
    return new ArgumentReader(command.commandLine()).file(json);
  }
}
