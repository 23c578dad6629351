package kraken.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;

/** Runs the command line and keeps its output. */
final class Console {

  final int exitCode;
  final String out;
  final String err;

  private Console(int exitCode, String out, String err) {
    this.exitCode = exitCode;
    this.out = out;
    this.err = err;
  }

  /** Runs a command, given as words with spaces between them. */
  static Console kraken(String words) {
    return kraken(words, Map.of());
  }

  static Console kraken(String words, Map<String, String> environment) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exitCode =
        Main.commandLine(environment)
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(err, true))
            .execute(words.isEmpty() ? new String[0] : words.split(" ", -1));
    return new Console(exitCode, out.toString(), err.toString());
  }
}
