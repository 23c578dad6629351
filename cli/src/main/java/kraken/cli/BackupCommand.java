package kraken.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import kraken.server.store.Backup;
import kraken.server.store.db.UnusableStoreException;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Copies the tables of a folder to a file, also while a server uses them. */
@Command(
    name = "backup",
    description = {
      "Save all tables and people of a folder in a file, also while a server uses it.",
      "To restore, put the file into an empty folder as kraken.db. For PostgreSQL there is pg_dump."
    },
    separator = " ",
    sortOptions = false,
    footerHeading = "%nExample:%n",
    footer = "  ./kraken backup --data data --to kraken-monday.db")
final class BackupCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      description = "Where the tables are kept (default: ./data).")
  private Path data = Path.of("data");

  @Option(
      names = "--to",
      required = true,
      paramLabel = "FILE",
      description = "The file to write; it must not be there yet.")
  private Path to;

  @Override
  public Integer call() throws UnusableStoreException {
    long bytes = Backup.of(data, to);
    PrintWriter out = spec.commandLine().getOut();
    out.printf(Locale.ROOT, "%s has all tables of %s: %,d bytes, checked.%n", to, data, bytes);
    out.flush();
    return ExitCode.OK;
  }
}
