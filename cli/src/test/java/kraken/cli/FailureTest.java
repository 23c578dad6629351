package kraken.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.ParseResult;

class FailureTest {

  private final StringWriter err = new StringWriter();

  @Test
  void whatTheMachineRefusesIsOneSentence() {
    assertThat(exitCode(new IOException("disk full"))).isEqualTo(1);
    assertThat(err.toString().strip()).isEqualTo("The results could not be written: disk full");
  }

  @Test
  void aBugIsShownInFull() {
    assertThat(exitCode(new IllegalStateException("broken rule"))).isEqualTo(1);
    assertThat(err.toString()).contains("bug", "broken rule", "\tat kraken.cli.FailureTest");
  }

  private int exitCode(Exception failure) {
    CommandLine line = Main.commandLine().setErr(new PrintWriter(err, true));
    return new Failure()
        .handleExecutionException(
            failure, line, ParseResult.builder(line.getCommandSpec()).build());
  }
}
