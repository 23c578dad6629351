package kraken.cli;

import java.io.IOException;
import java.util.Objects;
import kraken.bench.MeasurementFailedException;
import kraken.cli.arguments.ResultFile;
import kraken.server.http.CannotListenException;
import kraken.server.store.db.UnusableStoreException;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/**
 * Prints why a command failed. A place that cannot be used, such as a port that is taken, counts as
 * wrong usage. A stack trace is printed only for what must be a bug.
 */
final class FailureReport implements IExecutionExceptionHandler {

  @Override
  public int handleExecutionException(Exception failure, CommandLine line, ParseResult parsed) {
    switch (failure) {
      case UnusableStoreException _, CannotListenException _ -> {
        line.getErr().println(failure.getMessage());
        return CommandLine.ExitCode.USAGE;
      }
      case ResultFile.NotWritten _ ->
          line.getErr().println("The results could not be written: " + failure.getMessage());
      case IOException _ ->
          line.getErr().println("A file or a connection failed: " + reason(failure));
      case MeasurementFailedException _ -> line.getErr().println(failure.getMessage());
      default -> {
        line.getErr().println("This is a bug of kraken; please report it with what follows.");
        failure.printStackTrace(line.getErr());
      }
    }
    return CommandLine.ExitCode.SOFTWARE;
  }

  /** Some exceptions have no message, such as that of a closed channel. */
  private static String reason(Exception failure) {
    return Objects.requireNonNullElse(failure.getMessage(), failure.getClass().getSimpleName());
  }
}
