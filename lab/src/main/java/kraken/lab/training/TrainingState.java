package kraken.lab.training;

import java.util.Arrays;
import java.util.Properties;
import java.util.stream.Collectors;

/**
 * A training that can go on later: how many games it has played, and what its pupil has learned.
 */
record TrainingState(long games, double[] weights, double[] mean, double[] square, int lessons) {

  static TrainingState begun(double[] weights) {
    return of(0, new Pupil(weights));
  }

  static TrainingState of(long games, Pupil pupil) {
    return new TrainingState(games, pupil.weights(), pupil.mean(), pupil.square(), pupil.lessons());
  }

  Pupil pupil() {
    return new Pupil(weights.clone(), mean.clone(), square.clone(), lessons);
  }

  Properties written() {
    Properties lines = new Properties();
    lines.setProperty("games", Long.toString(games));
    lines.setProperty("lessons", Integer.toString(lessons));
    lines.setProperty("weights", written(weights));
    lines.setProperty("mean", written(mean));
    lines.setProperty("square", written(square));
    return lines;
  }

  static TrainingState read(Properties lines) {
    return new TrainingState(
        Long.parseLong(lines.getProperty("games")),
        numbers(lines.getProperty("weights")),
        numbers(lines.getProperty("mean")),
        numbers(lines.getProperty("square")),
        Integer.parseInt(lines.getProperty("lessons")));
  }

  private static String written(double[] numbers) {
    return Arrays.stream(numbers).mapToObj(Double::toString).collect(Collectors.joining(" "));
  }

  private static double[] numbers(String line) {
    return Arrays.stream(line.split(" ")).mapToDouble(Double::parseDouble).toArray();
  }
}
