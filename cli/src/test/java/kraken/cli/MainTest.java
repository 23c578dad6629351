package kraken.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {

  private static final List<String> COMMANDS =
      List.of(
          "serve",
          "backup",
          "check",
          "copy",
          "verify",
          "games",
          "simulate",
          "bench",
          "dev",
          "test",
          "format",
          "mutants",
          "sbom",
          "help");

  @ParameterizedTest
  @ValueSource(strings = {"", "--help", "-h", "help"})
  void explainsTheCommands(String words) {
    Console console = Console.kraken(words);

    assertThat(console.exitCode).isZero();
    assertThat(console.err).isEmpty();
    for (String command : COMMANDS) {
      assertThat(console.out).containsPattern("\n  " + command + " +[A-Z].*\\.\n");
    }
    assertThat(console.out).contains("Examples:", "./kraken simulate attack --players 4");
  }

  @ParameterizedTest
  @ValueSource(strings = {"help simulate", "simulate --help", "simulate attack -h"})
  void explainsACommand(String words) {
    Console console = Console.kraken(words);

    assertThat(console.exitCode).isZero();
    assertThat(console.out)
        .contains(
            "--players N", "--bots NAME", "random, easy, medium, strong", "--seed N", "Examples:");
  }

  @ParameterizedTest
  @ValueSource(strings = {"simulate", "ladder", "train"})
  void theCommandsOfTheLabAskForTheSame(String command) {
    assertThat(Console.kraken("help " + command).out)
        .contains("GAME", "--players N", "--seed N", "--threads N", "--games N");
    assertThat(Console.kraken(command + " rage --players 9").err)
        .contains("Kraken Rage is for 2 to 4 players");
  }

  @Test
  void explainsACommandOfACommand() {
    assertThat(Console.kraken("help bench engine").out).contains("--quick", "--json FILE");
    assertThat(Console.kraken("help bench bots").out).contains("--seconds N");
  }

  @Test
  void tellsItsVersion() {
    assertThat(Console.kraken("--version").out).startsWith("kraken ").contains("Java ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"dev", "test", "format", "mutants", "sbom"})
  void leavesToTheLauncherWhatOnlyThatCanDo(String words) {
    Console console = Console.kraken(words);

    assertThat(console.exitCode).isEqualTo(1);
    assertThat(console.err).startsWith("Only the launcher itself can do this: ./kraken ");
  }
}
