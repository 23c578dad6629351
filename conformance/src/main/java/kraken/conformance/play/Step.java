package kraken.conformance.play;

import kraken.kit.Claim;
import kraken.kit.Numbers;
import kraken.kit.Seat;

/** A step of a checked game: a draw, a move or a claim. */
public sealed interface Step<M> {

  record Drawn<M>(Numbers numbers) implements Step<M> {
    @Override
    public String toString() {
      return "sea draws " + numbers;
    }
  }

  record Played<M>(Seat seat, M move) implements Step<M> {
    @Override
    public String toString() {
      return seat + " plays " + move;
    }
  }

  record Claimed<M>(Seat seat, Claim claim) implements Step<M> {
    @Override
    public String toString() {
      return seat + " claims " + claim;
    }
  }
}
