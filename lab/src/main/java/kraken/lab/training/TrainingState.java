package kraken.lab.training;

import java.util.Arrays;
import java.util.Properties;
import java.util.stream.Collectors;

/**
 * A training that can go on later: how many games it has played, and what its pupil has learned.
 */
record TrainingState(long games, Pupil pupil) {

  static TrainingState begun(double[] weights) {
    return new TrainingState(0, new Pupil(weights));
  }

  /** The pupil as it is now, whatever it learns afterwards. */
  static TrainingState of(long games, Pupil pupil) {
    return new TrainingState(games, pupil.copied());
  }

  int weights() {
    return pupil.weights().length;
  }

  Properties written() {
    Properties lines = new Properties();
    lines.setProperty("games", Long.toString(games));
    lines.setProperty("lessons", Integer.toString(pupil.lessons()));
    lines.setProperty("weights", written(pupil.weights()));
    lines.setProperty("mean", written(pupil.mean()));
    lines.setProperty("square", written(pupil.square()));
    return lines;
  }

  static TrainingState read(Properties lines) {
    Pupil pupil =
        new Pupil(
            numbers(lines.getProperty("weights", "")),
            numbers(lines.getProperty("mean", "")),
            numbers(lines.getProperty("square", "")),
            Integer.parseInt(lines.getProperty("lessons", "0")));
    return new TrainingState(Long.parseLong(lines.getProperty("games", "0")), pupil);
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
