package kraken.lab;

import java.util.Arrays;
import kraken.bots.Match;
import kraken.kit.Game;
import kraken.kit.Numbers;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/** Follows the chances of all seats through one game. */
final class ChanceObserver<S, M> implements Match.Observer<S, M> {

  private final Game<S, M, ?, ?> game;
  private final double[] chances;
  private final double[] lowest;
  private boolean begun;
  private double byLuck;
  private double byMoves;

  ChanceObserver(Game<S, M, ?, ?> game, int players) {
    this.game = game;
    this.chances = new double[players];
    this.lowest = new double[players];
    Arrays.fill(lowest, 1);
  }

  @Override
  public void played(Seat seat, M move, S after) {
    byMoves += change(after);
  }

  @Override
  public void drawn(Numbers numbers, S after) {
    byLuck += change(after);
  }

  private double change(S after) {
    double change = 0;
    for (int i = 0; i < chances.length; i++) {
      double chance = game.winChance(after, Seat.of(i));
      change += begun ? Math.abs(chance - chances[i]) : 0;
      chances[i] = chance;
      lowest[i] = Math.min(lowest[i], chance);
    }
    begun = true;
    return change;
  }

  void addTo(DramaTally tally, Outcome outcome) {
    double all = byLuck + byMoves;
    tally.add(lowestOfWinner(outcome), all == 0 ? 0 : byLuck / all);
  }

  private @Nullable Double lowestOfWinner(Outcome outcome) {
    return outcome.winners().isEmpty() ? null : lowest[outcome.winners().first().index()];
  }
}
