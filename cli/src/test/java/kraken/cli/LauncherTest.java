package kraken.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What ./kraken does by itself, without the program that it builds. */
class LauncherTest {

  private static final String LIST_LIBRARIES =
      "--batch-mode -q org.cyclonedx:cyclonedx-maven-plugin:makeAggregateBom";

  @TempDir Path home;

  private Launcher launcher;

  @BeforeEach
  void copyLauncher() throws IOException {
    launcher =
        new Launcher(home)
            .program(
                "mvn",
                """
                case $* in *--help*) echo " -am,--also-make  x"; exit ;; esac
                echo "$*" >>mvn.calls
                """)
            .program("npm", "exit 1")
            .program("node", "echo v24.0.0");
  }

  @ParameterizedTest
  @ValueSource(strings = {"dev", "test", "format", "mutants", "sbom"})
  void explainsItsOwnCommands(String command) throws Exception {
    launcher.write("games/attack/pom.xml", "");

    assertThat(launcher.run(command, "--help")).isZero();
    assertThat(launcher.lines("out").getFirst()).startsWith("Usage: kraken " + command);
    assertThat(launcher.lines("mvn.calls")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          test --nonsense | kraken test has no option "--nonsense"; ./kraken test --help tells what it takes.
          test attack | kraken test has no use for "attack"; ./kraken test --help tells what it takes.
          test -pl kit bay | kraken test has no use for "bay"; ./kraken test --help tells what it takes.
          format it | kraken format has no use for "it"; ./kraken format --help tells what it takes.
          sbom all | kraken sbom has no use for "all"; ./kraken sbom --help tells what it takes.
          mutants chess | There is no game 'chess'; the games are: attack
          mutants | There is no game ''; the games are: attack
          dev now | kraken dev has no use for "now"; ./kraken dev --help tells what it takes.
          dev --prot 80 | kraken dev has no option "--prot"; ./kraken dev --help tells what it takes.
          dev --port | --port needs a value; ./kraken dev --help tells what it takes.
          dev --port http | --port is a whole number from 1 to 65,535, not "http".
          dev --port 0 | --port is a whole number from 1 to 65,535, not "0".
          dev --port 99999999999999999999 | --port is a whole number from 1 to 65,535, not "99999999999999999999".
          """)
  void wrongWordsGetOneSentence(String words, String sentence) throws Exception {
    launcher.write("games/attack/pom.xml", "");

    assertThat(launcher.run(words.split(" "))).isEqualTo(2);
    assertThat(launcher.lines("err")).containsExactly(sentence);
    assertThat(launcher.lines("mvn.calls")).isEmpty();
  }

  @Test
  void optionsOfMavenArePassedOn() throws Exception {
    launcher.run("test", "-pl", "kit", "--also-make", "-Dtest=SeatTest");

    assertThat(launcher.lines("mvn.calls"))
        .containsExactly(
            "--batch-mode -T 1C --fail-at-end verify -pl kit --also-make -Dtest=SeatTest");
  }

  @Test
  void aServerOutOfMemoryEnds() throws Exception {
    launcher.program("jdk/bin/java", "echo \"$*\" >>java.calls");
    launcher.write("cli/target/lib/kraken.jar", "");
    launcher.write("cli/target/.built", "");
    launcher.write("cli/target/.rehearsed", "");

    assertThat(launcher.run("serve", "--port", "0")).isZero();
    assertThat(launcher.run("games")).isZero();
    assertThat(launcher.lines("java.calls")).hasSize(2);
    assertThat(launcher.lines("java.calls").getFirst())
        .contains("-XX:+ExitOnOutOfMemoryError")
        .endsWith("kraken.cli.Main serve --port 0");
    assertThat(launcher.lines("java.calls").getLast()).doesNotContain("OutOfMemory");
  }

  @Test
  void librariesAreListedByMavenAndNpm() throws Exception {
    launcher.program("npm", "[ \"$1\" = sbom ] && echo pages");

    assertThat(launcher.run("sbom")).isZero();
    assertThat(launcher.lines("mvn.calls")).containsExactly(LIST_LIBRARIES);
    assertThat(launcher.lines("target/bom-web.json")).containsExactly("pages");
  }

  @Test
  void aTestOfEverythingListsTheLibrariesToo() throws Exception {
    launcher.program("chromium", "exit 0");

    launcher.run("test");
    launcher.run("test", "-pl", "kit");

    assertThat(launcher.lines("mvn.calls"))
        .containsExactly(
            "--batch-mode -T 1C --fail-at-end verify",
            LIST_LIBRARIES,
            "--batch-mode -T 1C --fail-at-end verify -pl kit");
  }

  @Test
  void aRunWithoutTestsIsAFailure() throws Exception {
    assertThat(launcher.run("test", "-pl", "kit")).isEqualTo(1);
    assertThat(launcher.lines("err")).containsExactly("kraken: no test ran.");
    assertThat(launcher.lines("out")).containsExactly("0 passed, 0 failed, 0 skipped");
  }
}
