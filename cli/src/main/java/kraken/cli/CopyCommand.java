package kraken.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import kraken.server.logs.LogFormat;
import kraken.server.store.StoreCopy;
import kraken.server.store.db.StoreLocation;
import kraken.server.store.db.UnusableStoreException;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Copies all tables and persons from a file to PostgreSQL, or back. */
@Command(
    name = "copy",
    description = {
      "Copy all tables and people from one place to another, and compare both sides afterwards.",
      "A place is a folder (as of serve --data) or jdbc:postgresql://HOST/NAME. Stop the servers first;",
      "a copy that was interrupted is started again and goes on."
    },
    separator = " ",
    sortOptions = false,
    footerHeading = "%nExample:%n",
    footer =
        "  ./kraken copy --from data --to 'jdbc:postgresql://db.example.org/kraken?user=kraken'")
final class CopyCommand implements Callable<Integer> {

  private static final int LINE_EVERY = 1_000;

  @Spec private CommandSpec spec;

  @Option(
      names = "--from",
      required = true,
      paramLabel = "PLACE",
      description = "Where everything is; it is not changed.")
  private String from;

  @Option(names = "--to", required = true, paramLabel = "PLACE", description = "Where it goes.")
  private String to;

  @Override
  public Integer call() throws UnusableStoreException {
    LogFormat.PLAIN.begin();
    PrintWriter out = spec.commandLine().getOut();
    try {
      StoreLocation source = StoreLocation.of(from);
      StoreLocation target = StoreLocation.of(to);
      if (source.isSameAs(target)) {
        throw new ParameterException(spec.commandLine(), "--from and --to are the same place.");
      }
      tell(out, StoreCopy.of(source, target, this::progress));
      return ExitCode.OK;
    } catch (StoreCopy.DifferenceException differs) {
      spec.commandLine().getErr().println(differs.getMessage());
      return ExitCode.SOFTWARE;
    }
  }

  private void progress(int tables) {
    if (tables % LINE_EVERY == 0) {
      spec.commandLine().getErr().printf(Locale.ROOT, "%,d tables%n", tables);
    }
  }

  private static void tell(PrintWriter out, StoreCopy.Sum sum) {
    out.printf(
        Locale.ROOT,
        "%,d tables with %,d entries and %,d people are there; every log is the same on both sides.%n",
        sum.tables(),
        sum.entries(),
        sum.persons());
    out.println("SHA-256 over all logs: " + sum.hash());
    out.flush();
  }
}
