package kraken.lab.training;

/**
 * Weights that learn (Adam). A weight whose steps agree changes quickly, one whose steps differ
 * slowly.
 */
final class LearnedWeights {

  private static final double KEEP_MEAN = 0.9;
  private static final double KEEP_SQUARE = 0.99;
  private static final double TINY = 1e-6;

  private final double[] weights;
  private final double[] mean;
  private final double[] square;
  private int steps;

  LearnedWeights(double[] weights) {
    this(weights.clone(), new double[weights.length], new double[weights.length], 0);
  }

  LearnedWeights(double[] weights, double[] mean, double[] square, int steps) {
    this.weights = weights;
    this.mean = mean;
    this.square = square;
    this.steps = steps;
  }

  /**
   * Follows the direction.
   *
   * @param pace how much a weight may change at most
   */
  void learn(double[] direction, double pace) {
    steps++;
    double meanBias = 1 - Math.pow(KEEP_MEAN, steps);
    double squareBias = 1 - Math.pow(KEEP_SQUARE, steps);
    for (int i = 0; i < weights.length; i++) {
      double step = direction[i];
      mean[i] = KEEP_MEAN * mean[i] + (1 - KEEP_MEAN) * step;
      square[i] = KEEP_SQUARE * square[i] + (1 - KEEP_SQUARE) * step * step;
      weights[i] += pace * (mean[i] / meanBias) / (Math.sqrt(square[i] / squareBias) + TINY);
    }
  }

  LearnedWeights copied() {
    return new LearnedWeights(weights.clone(), mean.clone(), square.clone(), steps);
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

  int steps() {
    return steps;
  }
}
