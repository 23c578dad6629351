package kraken.lab.training;

import kraken.bots.SelfPlay;
import kraken.kit.Chance;

/**
 * How the games are played that weights are learned from.
 *
 * @param widest how many positions of a level the search of a turn goes on from; fewer are quicker
 * @param whims how many of a hundred games are played on a whim: all seats weigh one feature more
 *     or less than they have learned, so that they meet positions that they would avoid
 * @param replays how often the games of a batch are gone through, a few at a time; 0 for once, all
 *     together
 */
public record TrainingManner(int widest, int whims, int replays) {

  public static final TrainingManner USUAL = new TrainingManner(SelfPlay.Manner.USUAL_WIDTH, 0, 0);

  /** One turn of this many begins with a random move. */
  private static final int EXPLORES = 25;

  private static final int HUNDRED = 100;

  /** How far a whim takes a weight at most. */
  private static final double FARTHEST = 4;

  private static final int STEPS = 1000;

  SelfPlay.Manner selfPlay() {
    return new SelfPlay.Manner(EXPLORES, widest);
  }

  /** The weights that a game is played with. */
  double[] playedWith(double[] learned, Chance luck) {
    if (whims == 0 || luck.below(HUNDRED) >= whims) {
      return learned;
    }
    double[] whim = learned.clone();
    double step = FARTHEST / STEPS;
    whim[luck.below(whim.length)] += step * (luck.below(2 * STEPS + 1) - STEPS);
    return whim;
  }

  /** What is asked of the command beside the usual. */
  public String options() {
    return (widest == USUAL.widest ? "" : " --widest " + widest)
        + (whims == 0 ? "" : " --whims " + whims)
        + (replays == 0 ? "" : " --replays " + replays);
  }
}
