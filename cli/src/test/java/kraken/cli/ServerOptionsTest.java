package kraken.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A setting is given by flag, in the environment or in a file; a wrong one is named as it was. */
class ServerOptionsTest {

  @TempDir Path folder;

  private static String complaint(String words, Map<String, String> environment) {
    Console console = Console.kraken(words, environment);
    assertThat(console.exitCode).isEqualTo(2);
    return console.err.strip();
  }

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("kraken.properties"), text);
  }

  @Test
  void aWrongVariableIsNamed() {
    assertThat(complaint("serve", Map.of("KRAKEN_BOT_PAUSE", "long")))
        .isEqualTo("KRAKEN_BOT_PAUSE is a whole number from 0 to 60,000, not \"long\".");
  }

  @Test
  void aWrongLineOfTheFileIsNamed() throws IOException {
    Path file = file("port = http");

    assertThat(complaint("serve --config " + file, Map.of()))
        .isEqualTo("port in " + file + " is a whole number from 0 to 65,535, not \"http\".");
    assertThat(complaint("serve", Map.of("KRAKEN_CONFIG", file.toString())))
        .startsWith("port in " + file);
  }

  @Test
  void theEnvironmentWinsOverTheFileAndTheFlagOverBoth() throws IOException {
    Path file = file("port = from-file");

    assertThat(complaint("serve --config " + file, Map.of("KRAKEN_PORT", "from-environment")))
        .contains("from-environment");
    assertThat(
            complaint(
                "serve --port from-flag --config " + file,
                Map.of("KRAKEN_PORT", "from-environment")))
        .contains("from-flag");
  }

  @Test
  void anUnknownSettingInTheFileIsRefused() throws IOException {
    assertThat(complaint("serve --config " + file("prot = 80"), Map.of()))
        .startsWith("There is no setting \"prot\" (in ")
        .contains("bot-pause", "port");
  }

  @Test
  void everySettingIsInTheHelp() {
    assertThat(Console.kraken("serve --help").out)
        .contains("--port", "--host", "--data", "--database", "--bot-pause", "--config")
        .contains("KRAKEN_BOT_PAUSE");
  }
}
