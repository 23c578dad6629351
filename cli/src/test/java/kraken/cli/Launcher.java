package kraken.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A copy of the launcher in a folder of its own. It finds only the programs that a test puts there,
 * and the system's plain tools.
 */
final class Launcher {

  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final List<String> TOOLS =
      List.of(
          """
          sh awk basename cat chmod cp dirname find grep id ln ls mkdir mv paste readlink rm rmdir
          sed sleep touch tr uname
          """
              .strip()
              .split("\\s+"));

  private final Path home;
  private final Map<String, String> environment = new TreeMap<>();

  /** Adds scripts that pretend to be a JDK, Maven and Node. */
  Launcher(Path home) throws IOException {
    this.home = home;
    copy("kraken");
    try (Stream<Path> parts = Files.list(ROOT.resolve("cli/launcher"))) {
      for (Path part : parts.toList()) {
        copy(ROOT.relativize(part).toString());
      }
    }
    for (String tool : TOOLS) {
      borrow(tool);
    }
    write("web/package.json", "{}\n");
    write("jdk/release", "JAVA_VERSION=\"25.0.1\"\n");
    program("jdk/bin/javac", "exit 1");
    environment.put("PATH", home.resolve("bin").toString());
    environment.put("JAVA_HOME", home.resolve("jdk").toString());
  }

  private void copy(String file) throws IOException {
    Path target = home.resolve(file);
    Files.createDirectories(target.getParent());
    Files.copy(ROOT.resolve(file), target);
  }

  /** Writes a script, not a link: JUnit warns of links that lead out of a temporary folder. */
  private void borrow(String tool) throws IOException {
    Path real =
        Stream.of("/usr/bin", "/bin")
            .map(folder -> Path.of(folder, tool))
            .filter(Files::isExecutable)
            .findFirst()
            .orElseThrow(() -> new IOException("there is no " + tool + " on this machine"));
    program(tool, "exec " + real + " \"$@\"");
  }

  /** Writes a shell script; a name without a folder is put on the PATH. */
  Launcher program(String name, String script) {
    Path file = write(name.contains("/") ? name : "bin/" + name, "#!/bin/sh\n" + script + "\n");
    if (!file.toFile().setExecutable(true)) {
      throw new IllegalStateException(file + " cannot be made a program");
    }
    return this;
  }

  /** Writes a file, or replaces it. */
  Path write(String name, String text) {
    Path file = home.resolve(name);
    try {
      Files.createDirectories(file.getParent());
      return Files.writeString(file, text);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  Launcher with(String variable, String value) {
    environment.put(variable, value);
    return this;
  }

  Path home() {
    return home;
  }

  /** The lines of a file that a script has written; none if there is no such file. */
  List<String> lines(String name) throws IOException {
    Path file = home.resolve(name);
    return Files.exists(file) ? Files.readAllLines(file) : List.of();
  }

  /** Starts the launcher; its output goes to the files out and err. */
  Process start(String... words) throws IOException {
    List<String> command = new ArrayList<>(List.of(home.resolve("kraken").toString()));
    command.addAll(List.of(words));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(home.toFile())
            .redirectOutput(home.resolve("out").toFile())
            .redirectError(home.resolve("err").toFile());
    builder.environment().clear();
    builder.environment().putAll(environment);
    return builder.start();
  }

  /** Runs the launcher to its end, and returns the exit code. */
  int run(String... words) throws IOException, InterruptedException {
    return start(words).waitFor();
  }
}
