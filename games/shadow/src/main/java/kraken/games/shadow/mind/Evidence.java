package kraken.games.shadow.mind;

import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.sea.Colour;
import kraken.games.shadow.sea.Hex;
import kraken.games.shadow.state.View;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/** What the course says about those who sailed it: a card that helps a side points at that side. */
final class Evidence {

  /** How much a card says about an officer, who may have had no choice. */
  private static final double HINT = 1.3;

  /** How much it says about a navigator. */
  private static final double SIGN = 2.2;

  private final View view;
  private final Prospects prospects;
  private double[][] weights = new double[0][];

  Evidence(View view, Prospects prospects) {
    this.view = view;
    this.prospects = prospects;
  }

  void weigh(double[][] chances) {
    weights = chances;
    int moves = 0;
    for (View.Line line : view.rounds()) {
      Card card = line.card();
      if (card != null && moves + 1 < view.track().size()) {
        sailed(line, view.track().get(moves), card.colour());
        moves++;
      }
    }
  }

  private void sailed(View.Line line, Hex from, Colour colour) {
    weigh(line.captain(), from, colour, HINT);
    weigh(line.lieutenant(), from, colour, HINT);
    weigh(line.navigator(), from, colour, SIGN);
  }

  private void weigh(@Nullable Seat seat, Hex from, Colour colour, double weight) {
    if (seat != null) {
      for (Side side : Side.values()) {
        double gain = prospects.gain(from, colour, side);
        weights[seat.index()][side.ordinal()] *= Math.exp(weight * gain);
      }
    }
  }
}
