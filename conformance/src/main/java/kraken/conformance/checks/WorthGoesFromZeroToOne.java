package kraken.conformance.checks;

import kraken.conformance.play.Position;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Turn;

/** A position is worth 0 to 1 to each seat; in the end 1 to the winners and 0 to the others. */
public final class WorthGoesFromZeroToOne<S, M, V, E> implements Check<S, M, V, E> {

  @Override
  public void at(Position<S, M, V, E> position) {
    for (Seat seat : position.seats()) {
      double worth = position.game().worth(position.state(), seat);
      Expect.that(0 <= worth && worth <= 1, () -> "worth " + worth + " to " + seat);
      if (position.turn() instanceof Turn.Over(Outcome outcome)) {
        double right = outcome.winners().contains(seat) ? 1 : 0;
        Expect.that(
            worth == right,
            () -> "in the end worth " + worth + " to " + seat + ", not " + right + ": " + outcome);
      }
    }
  }
}
