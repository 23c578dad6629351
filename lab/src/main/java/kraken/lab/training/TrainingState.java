package kraken.lab.training;

import java.util.Arrays;
import java.util.Properties;
import java.util.stream.Collectors;

/**
 * A training that can go on later: how many games it has played, and what its learned has learned.
 */
record TrainingState(long games, LearnedWeights learned) {

  static TrainingState begun(double[] weights) {
    return new TrainingState(0, new LearnedWeights(weights));
  }

  /** The learned as it is now, whatever it learns afterwards. */
  static TrainingState of(long games, LearnedWeights learned) {
    return new TrainingState(games, learned.copied());
  }

  int weights() {
    return learned.weights().length;
  }

  Properties written() {
    Properties lines = new Properties();
    lines.setProperty("games", Long.toString(games));
    lines.setProperty("lessons", Integer.toString(learned.steps()));
    lines.setProperty("weights", written(learned.weights()));
    lines.setProperty("mean", written(learned.mean()));
    lines.setProperty("square", written(learned.square()));
    return lines;
  }

  static TrainingState read(Properties lines) {
    LearnedWeights learned =
        new LearnedWeights(
            numbers(lines.getProperty("weights", "")),
            numbers(lines.getProperty("mean", "")),
            numbers(lines.getProperty("square", "")),
            Integer.parseInt(lines.getProperty("lessons", "0")));
    return new TrainingState(Long.parseLong(lines.getProperty("games", "0")), learned);
  }

  private static String written(double[] numbers) {
    return Arrays.stream(numbers).mapToObj(Double::toString).collect(Collectors.joining(" "));
  }

  private static double[] numbers(String line) {
    return line.isEmpty()
        ? new double[0]
        : Arrays.stream(line.split(" ", -1)).mapToDouble(Double::parseDouble).toArray();
  }
}
