package kraken.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchException;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.ConnectException;
import java.nio.channels.ClosedChannelException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import kraken.cli.arguments.ResultFile;
import kraken.server.store.db.UnusableStoreException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.ParseResult;

class FailureReportTest {

  private final StringWriter err = new StringWriter();

  @Test
  void whatTheMachineRefusesIsOneSentence() {
    assertThat(exitCode(new ConnectException("connection refused"))).isEqualTo(1);
    assertThat(exitCode(new ClosedChannelException())).isEqualTo(1);
    assertThat(err.toString().lines())
        .containsExactly(
            "A file or a connection failed: connection refused",
            "A file or a connection failed: ClosedChannelException");
  }

  @Test
  void resultsThatCouldNotBeWrittenAreCalledSo(@TempDir Path folder) throws IOException {
    Path taken = folder.resolve("taken.json");
    Files.createDirectories(taken.resolve("by a folder"));
    Exception failure = catchException(() -> new ResultFile(taken).write(List.of(), List.class));
    assertThat(exitCode(failure)).isEqualTo(1);
    assertThat(err.toString()).startsWith("The results could not be written: ").hasLineCount(1);
  }

  @Test
  void aStoreThatCannotBeUsedIsWrongUsage() {
    assertThat(exitCode(new UnusableStoreException("There are no tables in data."))).isEqualTo(2);
    assertThat(err.toString().lines()).containsExactly("There are no tables in data.");
  }

  @Test
  void aBugIsShownInFull() {
    assertThat(exitCode(new IllegalStateException("broken rule"))).isEqualTo(1);
    assertThat(err.toString()).contains("bug", "broken rule", "\tat kraken.cli.FailureReportTest");
  }

  private int exitCode(Exception failure) {
    CommandLine line = Main.commandLine().setErr(new PrintWriter(err, true));
    return new FailureReport()
        .handleExecutionException(
            failure, line, ParseResult.builder(line.getCommandSpec()).build());
  }
}
