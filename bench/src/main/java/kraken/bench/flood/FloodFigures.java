package kraken.bench.flood;

import java.util.List;

/**
 * What came of it.
 *
 * @param parts one after the other
 * @param all the answers to honest players outside restarts
 * @param restarts how many seconds each took, from the kill until the server could commit again
 * @param falls how often the server ended by itself
 * @param refused what honest players were refused, mostly since somebody else was faster
 * @param reconnected how often they tried to connect again, while the server was away too
 * @param logged how many lines the server wrote into its log
 */
public record FloodFigures(
    FloodSettings settings,
    List<Part> parts,
    Answers all,
    List<Double> restarts,
    int falls,
    long refused,
    long reconnected,
    long logged,
    Kept kept) {

  /** The answers to honest players, and how many milliseconds they took. */
  public record Answers(long count, double p50, double p99) {}

  /**
   * One part of the time.
   *
   * @param tries how often hostile clients tried something
   * @param refusals how much of it was refused or cut off
   * @param heap megabytes after a garbage collection, at its end
   * @param resident megabytes of the process, at its end
   * @param wellAfter seconds after the end of the flood until the server answered quickly again
   */
  public record Part(
      String words,
      Answers answers,
      long tries,
      long refusals,
      long heap,
      long resident,
      double wellAfter) {}

  /** What was acknowledged, and what the store has of it. */
  public record Kept(long acknowledged, long lost, long doubled, long damaged) {

    public boolean isAll() {
      return lost == 0 && doubled == 0 && damaged == 0;
    }
  }
}
