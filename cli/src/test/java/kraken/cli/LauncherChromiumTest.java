package kraken.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where ./kraken test takes the browser from. */
class LauncherChromiumTest {

  private static final String NOBODY = "echo 1000";
  private static final String ROOT = "echo 0";

  @TempDir Path home;

  private Launcher launcher;

  /** A machine without a browser, where an ordinary user runs the launcher. */
  @BeforeEach
  void copyLauncher() throws IOException {
    launcher =
        new Launcher(home)
            .program(
                "mvn",
                """
                echo "${KRAKEN_CHROMIUM:-none}" >browser
                mkdir -p kit/target/surefire-reports
                echo "Tests run: 3, Failures: 0, Errors: 0, Skipped: 1" >kit/target/surefire-reports/a.txt
                """)
            .program("uname", "echo Linux x86_64")
            .program("id", NOBODY)
            .program("npm", "[ \"$1\" = sbom ]")
            .program("node", "echo v24.0.0");
  }

  @ParameterizedTest
  @ValueSource(strings = {"chromium", "chromium-browser", "google-chrome"})
  void itIsFoundOnThePath(String name) throws Exception {
    launcher.program(name, "exit 0");

    assertTestsRunWith(home.resolve("bin").resolve(name));
  }

  @Test
  void oneThatDoesNotStartIsPassedOver() throws Exception {
    launcher.program("chromium-browser", "exit 1").program("google-chrome", "exit 0");

    assertTestsRunWith(home.resolve("bin/google-chrome"));
  }

  @Test
  void theEnvironmentWins() throws Exception {
    Path own = home.resolve("own/chrome");
    launcher.program("chromium", "exit 0").program("own/chrome", "exit 0");
    launcher.with("KRAKEN_CHROMIUM", own.toString());

    assertTestsRunWith(own);
  }

  @Test
  void aWrongEnvironmentIsRefused() throws Exception {
    launcher.with("KRAKEN_CHROMIUM", "/no/such/browser");

    assertNoTestRuns(
        "KRAKEN_CHROMIUM is the path of a Chromium that starts, not \"/no/such/browser\".");
  }

  @Test
  void rootInstallsItFromTheSystemsPackages() throws Exception {
    launcher.program("id", ROOT).program("apt-get", installing());

    assertTestsRunWith(home.resolve("bin/chromium"));
    assertThat(launcher.lines("err"))
        .containsExactly("kraken: installing Chromium from the system's packages ...");
  }

  @Test
  void nobodyElseInstallsAnything() throws Exception {
    launcher.program("apt-get", installing());
    offerOnNpm();

    assertTestsRunWith(home.resolve("target/chromium/start"));
  }

  @Test
  void npmHasItWhereThePackagesDoNot() throws Exception {
    launcher.program("id", ROOT).program("apt-get", "exit 100");
    offerOnNpm();

    assertTestsRunWith(home.resolve("target/chromium/start"));
  }

  @Test
  void itIsTakenFromNpmOnce() throws Exception {
    offerOnNpm();

    assertTestsRunWith(home.resolve("target/chromium/start"));
    assertTestsRunWith(home.resolve("target/chromium/start"));
    assertThat(launcher.lines("npm.calls")).hasSize(1);
  }

  @Test
  void withoutAnyItSaysWhatToInstall() throws Exception {
    launcher.program("uname", "echo Darwin arm64");

    assertNoTestRuns(
        "the tests in the browser need Chromium: install it, so that chromium is on the PATH, or set"
            + " KRAKEN_CHROMIUM to its path.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"-pl kit -am", "--projects=kit", "-pl !e2e", "-DskipTests"})
  void noBrowserIsNeededForOtherTests(String words) throws Exception {
    launcher.program(
        "mvn", "case $* in *--help) echo ' -pl,--projects <arg>';; *) echo ran >browser;; esac");

    launcher.run(("test " + words).split(" "));

    assertThat(launcher.lines("browser")).containsExactly("ran");
    assertThat(launcher.lines("npm.calls")).isEmpty();
  }

  /** A script that installs a browser, as apt-get does. */
  private static String installing() {
    return """
    case $* in
      *install*) printf '#!/bin/sh\\n' >bin/chromium && chmod +x bin/chromium ;;
    esac
    """;
  }

  /**
   * A script like the program of the npm package: it writes the browser into the folder for
   * temporary files.
   */
  private void offerOnNpm() {
    launcher
        .program("npm", "[ \"$1\" = sbom ] || echo \"$*\" >>\"" + home + "/npm.calls\"")
        .program(
            "node",
            """
            case $1 in
              --version) echo v24.0.0 ;;
              *) printf '#!/bin/sh\\n' >"$TMPDIR/chromium" && chmod +x "$TMPDIR/chromium" ;;
            esac
            """);
  }

  private void assertTestsRunWith(Path browser) throws Exception {
    assertThat(launcher.run("test")).isZero();
    assertThat(launcher.lines("browser")).containsExactly(browser.toRealPath().toString());
    assertThat(launcher.lines("out")).containsExactly("2 passed, 0 failed, 1 skipped");
  }

  private void assertNoTestRuns(String sentence) throws Exception {
    assertThat(launcher.run("test")).isEqualTo(1);
    assertThat(launcher.lines("err")).containsExactly("kraken: " + sentence);
    assertThat(launcher.lines("browser")).isEmpty();
  }
}
