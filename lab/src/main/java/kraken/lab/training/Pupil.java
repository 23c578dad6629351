package kraken.lab.training;

/**
 * Weights that learn (Adam). A weight whose lessons agree changes quickly, one whose lessons differ
 * slowly.
 */
final class Pupil {

  private static final double KEEP_MEAN = 0.9;
  private static final double KEEP_SQUARE = 0.99;
  private static final double TINY = 1e-6;

  private final double[] weights;
  private final double[] mean;
  private final double[] square;
  private int lessons;

  Pupil(double[] weights) {
    this(weights.clone(), new double[weights.length], new double[weights.length], 0);
  }

  Pupil(double[] weights, double[] mean, double[] square, int lessons) {
    this.weights = weights;
    this.mean = mean;
    this.square = square;
    this.lessons = lessons;
  }

  /**
   * Follows the direction.
   *
   * @param pace how much a weight may change at most
   */
  void learn(double[] direction, double pace) {
    lessons++;
    double meanBias = 1 - Math.pow(KEEP_MEAN, lessons);
    double squareBias = 1 - Math.pow(KEEP_SQUARE, lessons);
    for (int i = 0; i < weights.length; i++) {
      double step = direction[i];
      mean[i] = KEEP_MEAN * mean[i] + (1 - KEEP_MEAN) * step;
      square[i] = KEEP_SQUARE * square[i] + (1 - KEEP_SQUARE) * step * step;
      weights[i] += pace * (mean[i] / meanBias) / (Math.sqrt(square[i] / squareBias) + TINY);
    }
  }

  Pupil copied() {
    return new Pupil(weights.clone(), mean.clone(), square.clone(), lessons);
  }

  double[] weights() {
    return weights.clone();
  }

  double[] mean() {
    return mean.clone();
  }

  double[] square() {
    return square.clone();
  }

  int lessons() {
    return lessons;
  }
}
