package kraken.bots;

import java.util.List;

/** A line, and what came of it in all futures in which it was tried. */
final class TriedLine<M> {

  private final List<M> moves;
  private final double[] weighed;
  private double worth;
  private int futures;
  private int weighings;

  TriedLine(List<M> moves, int subjects) {
    this.moves = moves;
    this.weighed = new double[subjects];
  }

  List<M> moves() {
    return moves;
  }

  void add(double inOneFuture) {
    worth += inOneFuture;
    futures++;
  }

  /** The mean of all futures. */
  double chance() {
    return worth / futures;
  }

  /** Adds what each subject contributes where the line ends. */
  void weigh(double[] contributions) {
    for (int i = 0; i < weighed.length; i++) {
      weighed[i] += contributions[i];
    }
    weighings++;
  }

  /** Whether it led anywhere that can be weighed: a game that is over has nothing to weigh. */
  boolean isWeighed() {
    return weighings > 0;
  }

  /** What the subject contributes on average. */
  double contribution(int subject) {
    return weighings == 0 ? 0 : weighed[subject] / weighings;
  }
}
