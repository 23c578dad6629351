package kraken.bots;

import java.util.List;

/** A line that a search tries, and how it does beside the line that looks best at once. */
final class CandidateLine<M> {

  /** A lead of this many standard errors is more than luck. */
  private static final double SURE = 3;

  private final List<M> moves;
  private double worth;
  private double lead;
  private double squaredLead;
  private int futures;

  CandidateLine(List<M> moves) {
    this.moves = moves;
  }

  List<M> moves() {
    return moves;
  }

  M firstMove() {
    return moves.getFirst();
  }

  /** What it was worth in all futures together. */
  double worth() {
    return worth;
  }

  /**
   * Adds what came of it in one more future.
   *
   * @param ofFirst what came of the line that looks best at once, in the same future
   */
  void add(double inOneFuture, double ofFirst) {
    double more = inOneFuture - ofFirst;
    worth += inOneFuture;
    lead += more;
    squaredLead += more * more;
    futures++;
  }

  /** Whether it leads by more than the luck of the futures explains. */
  boolean leadsForSure() {
    double mean = lead / futures;
    double variance = Math.max(0, squaredLead / futures - mean * mean);
    return futures > 0 && mean > SURE * Math.sqrt(variance / futures);
  }
}
