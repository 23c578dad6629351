package kraken.lab.training;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import kraken.kit.Weights;

/**
 * The file with the weights of a game, for people to read: a block for each set, with the command
 * that made it above, and a line for each feature.
 */
public record WeightsFile(Path path) {

  private static final String HEADER =
      """
      # How the bots weigh what they see, learned by play. The sum of all weights, each times its number, is the
      # logarithm of the odds to win, or of a seat's strength beside others that compete.
      # A line is: set.feature = weight.
      """;

  /** The file of the game, in the folder of the project. */
  public static WeightsFile of(Path project, String game) {
    return new WeightsFile(
        project.resolve(
            Path.of(
                "games",
                game,
                "src/main/resources/kraken/games",
                game,
                "mind/weights.properties")));
  }

  /** The weights in the file; none where there is no file yet. */
  Weights read(List<String> names) throws IOException {
    Weights weights = Weights.none();
    for (Map.Entry<String, String> block : blocks().entrySet()) {
      weights = weights.with(block.getKey(), numbers(block.getKey(), block.getValue(), names));
    }
    return weights;
  }

  /** Replaces the block of a set. Weights that hardly matter are left out. */
  void write(String set, double[] weights, List<String> names, String command) throws IOException {
    Map<String, String> blocks = blocks();
    StringBuilder block = new StringBuilder("# " + command + "\n");
    for (int i = 0; i < weights.length; i++) {
      String weight = String.format(Locale.ROOT, "%.3f", weights[i]);
      if (Double.parseDouble(weight) != 0) {
        block
            .append(set)
            .append('.')
            .append(names.get(i))
            .append(" = ")
            .append(weight)
            .append('\n');
      }
    }
    blocks.put(set, block.toString());
    Files.createDirectories(path.toAbsolutePath().getParent());
    Files.writeString(path, HEADER + "\n" + String.join("\n", blocks.values()), UTF_8);
  }

  /** The blocks by their set, each with its comment. */
  private Map<String, String> blocks() throws IOException {
    Map<String, String> blocks = new TreeMap<>();
    if (Files.exists(path)) {
      for (String block : Files.readString(path, UTF_8).split("\n\n+", -1)) {
        List<String> lines = new ArrayList<>(block.lines().toList());
        lines.removeIf(line -> line.startsWith("#") || line.isBlank());
        if (!lines.isEmpty()) {
          String set = lines.getFirst().substring(0, lines.getFirst().indexOf('.'));
          blocks.put(set, block.strip() + "\n");
        }
      }
    }
    return blocks;
  }

  private static double[] numbers(String set, String block, List<String> names) {
    Properties lines = new Properties();
    try {
      lines.load(new StringReader(block));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    double[] numbers = new double[names.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = Double.parseDouble(lines.getProperty(set + "." + names.get(i), "0"));
    }
    return numbers;
  }
}
