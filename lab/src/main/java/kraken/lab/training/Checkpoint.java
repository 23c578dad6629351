package kraken.lab.training;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.Properties;

/** A file from which an interrupted training goes on. */
record Checkpoint(Path path) {

  /** Every training that would give the same weights has the same file. */
  static Checkpoint of(Path project, String game, TrainingPlan plan) {
    String name =
        game
            + "-"
            + plan.set()
            + "-"
            + plan.games()
            + "-"
            + plan.seed()
            + plan.manner().options().replace(" ", "")
            + ".properties";
    return new Checkpoint(project.resolve("target/training").resolve(name));
  }

  /** Where the training stopped. A training of other features cannot go on. */
  Optional<TrainingState> read(int weights) throws IOException {
    if (!Files.exists(path)) {
      return Optional.empty();
    }
    Properties lines = new Properties();
    try (Reader reader = Files.newBufferedReader(path, UTF_8)) {
      lines.load(reader);
    }
    TrainingState state = TrainingState.read(lines);
    return state.weights() == weights ? Optional.of(state) : Optional.empty();
  }

  void write(TrainingState state) {
    try {
      Files.createDirectories(path.toAbsolutePath().getParent());
      Path draft = path.resolveSibling(path.getFileName() + ".new");
      try (Writer writer = Files.newBufferedWriter(draft, UTF_8)) {
        state.written().store(writer, null);
      }
      Files.move(draft, path, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  void delete() throws IOException {
    Files.deleteIfExists(path);
  }
}
