package kraken.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import kraken.cli.arguments.ArgumentReader;
import kraken.server.logs.LogFormat;
import kraken.server.store.check.StoreCheck;
import kraken.server.store.db.Damage;
import kraken.server.store.db.StoreLocation;
import kraken.server.store.db.UnusableStoreException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Reads all tables that are kept, and names the damaged ones. */
@Command(
    name = "check",
    description = {
      "Read everything that is kept and name what is damaged, also while a server uses it.",
      "It compares every entry with its hash, the luck of every table, and all lists."
    },
    separator = " ",
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  ./kraken check --data /var/lib/kraken",
      "  ./kraken check --database 'jdbc:postgresql://db.example.org/kraken?user=kraken'"
    })
final class CheckCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      description = "Where the tables are kept (default: ./data).")
  private Path data = Path.of("data");

  @Option(
      names = "--database",
      paramLabel = "ADDRESS",
      description = "The PostgreSQL where they are kept instead, as jdbc:postgresql://HOST/NAME.")
  private @Nullable String database;

  @Override
  public Integer call() throws UnusableStoreException {
    LogFormat.PLAIN.begin();
    return tell(StoreCheck.of(place()));
  }

  private StoreLocation place() {
    return database == null
        ? new StoreLocation.Folder(data)
        : new ArgumentReader(spec.commandLine()).database(database);
  }

  private int tell(StoreCheck.Report report) {
    PrintWriter out = spec.commandLine().getOut();
    for (Damage damage : report.damages()) {
      String table = damage.table();
      out.println(
          table == null
              ? "The store is damaged: " + damage.sentence() + "."
              : "Table " + table + " is damaged: " + damage.sentence() + ".");
    }
    boolean whole = report.damages().isEmpty();
    out.printf(
        Locale.ROOT,
        "%,d tables with %,d entries were read; %s.%n",
        report.tables(),
        report.entries(),
        whole ? "everything is as it was written" : "what is named above is damaged");
    out.flush();
    return whole ? ExitCode.OK : ExitCode.SOFTWARE;
  }
}
