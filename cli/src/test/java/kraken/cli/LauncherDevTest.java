package kraken.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** ./kraken dev, with scripts that pretend to be javac, Vite and the server. */
@Timeout(300)
class LauncherDevTest {

  private static final String SOURCE = "kit/src/main/java/kraken/kit/Seat.java";
  private static final String TEST_SOURCE =
      "conformance/src/main/java/kraken/conformance/Leak.java";

  @TempDir Path home;

  private Launcher launcher;
  private Process dev;

  /** A clone that was built a minute ago. */
  @BeforeEach
  void startDev() throws IOException {
    launcher =
        new Launcher(home)
            .program("mvn", "echo \"$*\" >>mvn.calls")
            .program("npm", "exit 1")
            // The launcher looks for changes once a second; the test need not wait for that.
            .program("sleep", "[ $1 != 1 ] || set -- 0.1; exec /bin/sleep $1")
            .program(
                "node",
                """
                case $1 in
                  --version) echo v24.0.0 ;;
                  -e) echo 5999 ;;
                  *) echo $$ >>"$OLDPWD/vites"; exec sleep 600 ;;
                esac
                """)
            .program(
                "jdk/bin/javac",
                """
                echo "$*" >>javac.calls
                if [ -f broken ]; then echo "a semicolon is missing" >&2; exit 1; fi
                """)
            .program(
                "jdk/bin/java",
                """
                case $* in
                  *" serve "*) echo open; echo "$$" >>servers; exec sleep 600 ;;
                  *) echo "$*" >>java.calls ;;
                esac
                """);
    launcher.write(SOURCE, "");
    launcher.write(TEST_SOURCE, "");
    launcher.write("games/attack/src/main/java/kraken/games/attack/Rules.java", "");
    launcher.write("pom.xml", "");
    launcher.write("kit/pom.xml", "");
    launcher.write("games/attack/pom.xml", "");
    launcher.write("web/pom.xml", "<argument>kraken.web.WireTypes</argument>\n");
    launcher.write("web/package-lock.json", "");
    launcher.write("web/node_modules/.package-lock.json", "");
    launcher.write("cli/target/lib/kraken-kit-0.1.0.jar", "");
    launcher.write("cli/target/lib/kraken-attack-0.1.0.jar", "");
    launcher.write("cli/target/lib/jackson-3.2.4.jar", "");
    makeAllOlderThan(launcher.write("cli/target/.built", ""));
    dev = launcher.start("dev", "--port", "5999");
    await(() -> launcher.lines("err").contains(greeting()));
  }

  @AfterEach
  void stopDev() throws InterruptedException {
    dev.destroy();
    dev.waitFor();
  }

  @Test
  void mavenIsNotNeededWhereItHasBuiltBefore() throws Exception {
    assertThat(launcher.lines("mvn.calls")).isEmpty();
    assertThat(launcher.lines("servers")).hasSize(1);
    assertThat(launcher.lines("vites")).hasSize(1);
  }

  @Test
  void whatAServerRunsIsCompiledAndNothingElse() throws Exception {
    assertThat(launcher.lines("target/dev/sources"))
        .containsExactlyInAnyOrder(
            SOURCE, "games/attack/src/main/java/kraken/games/attack/Rules.java");
    assertThat(launcher.lines("javac.calls"))
        .singleElement()
        .asString()
        .contains("jackson-3.2.4.jar")
        .doesNotContain("kraken-kit-0.1.0.jar");
  }

  @Test
  void theTypesOfTheWireAreWrittenAnew() throws Exception {
    assertThat(launcher.lines("java.calls"))
        .singleElement()
        .asString()
        .endsWith(" kraken.web.WireTypes web/src/wire");
  }

  @Test
  void aChangeInJavaIsCompiledAndTheServerStartedAgain() throws Exception {
    launcher.write(SOURCE, "changed");
    await(() -> launcher.lines("servers").size() == 2);

    assertThat(launcher.lines("javac.calls")).hasSize(2);
    assertThat(isAlive(launcher.lines("servers").get(0))).isFalse();
    assertThat(isAlive(launcher.lines("servers").get(1))).isTrue();
    assertThat(isAlive(launcher.lines("vites").getFirst())).isTrue();
  }

  @Test
  void whatDoesNotCompileLeavesTheServerAsItWas() throws Exception {
    Path broken = launcher.write("broken", "");
    launcher.write(SOURCE, "changed");
    await(() ->
        launcher
            .lines("err")
            .contains(
                "kraken: this does not compile; the server goes on as it was until the next"
                    + " change."));

    assertThat(launcher.lines("err")).contains("a semicolon is missing");
    assertThat(isAlive(launcher.lines("servers").getFirst())).isTrue();

    Files.delete(broken);
    launcher.write(SOURCE, "mended");
    await(() -> launcher.lines("servers").size() == 2);
  }

  @Test
  void aServerThatEndsIsTold() throws Exception {
    ProcessHandle.of(Long.parseLong(launcher.lines("servers").getFirst())).orElseThrow().destroy();

    await(() ->
        launcher
            .lines("err")
            .contains("kraken: the server has ended; it starts again when Java changes."));
  }

  @Test
  void stoppingItStopsEverything() throws Exception {
    dev.destroy();

    assertThat(dev.waitFor()).isEqualTo(130);
    assertThat(isAlive(launcher.lines("servers").getFirst())).isFalse();
    assertThat(isAlive(launcher.lines("vites").getFirst())).isFalse();
  }

  private static String greeting() {
    return "kraken: open http://127.0.0.1:5999/ (Ctrl-C stops everything)";
  }

  private static boolean isAlive(String pid) {
    return ProcessHandle.of(Long.parseLong(pid)).isPresent();
  }

  private void makeAllOlderThan(Path stamp) throws IOException {
    FileTime before = FileTime.from(Files.getLastModifiedTime(stamp).toInstant().minusSeconds(60));
    List<Path> files;
    try (var all = Files.walk(home)) {
      files = all.filter(file -> !file.equals(stamp)).toList();
    }
    for (Path file : files) {
      Files.setLastModifiedTime(file, before);
    }
    Path packages = home.resolve("web/node_modules/.package-lock.json");
    Files.setLastModifiedTime(packages, Files.getLastModifiedTime(stamp));
  }

  private static void await(Callable<Boolean> condition) {
    try {
      while (!condition.call()) {
        Thread.sleep(50);
      }
    } catch (Exception failure) {
      throw new IllegalStateException(failure);
    }
  }
}
