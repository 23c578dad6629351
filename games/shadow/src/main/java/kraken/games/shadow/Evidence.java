package kraken.games.shadow;

import java.util.List;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/** What the course says about those who sailed it: a card that helps a side was passed on by it. */
final class Evidence {

  /** How much a card says about one of several who may have had no choice. */
  private static final double HINT = 1.3;

  /** How much it says about a navigator. */
  private static final double SIGN = 2.2;

  /** How much it says about whoever surely had another. */
  private static final double PROOF = 6;

  private final View view;
  private final Seat me;
  private final Prospects prospects;
  private final boolean careful;
  private double[][] weights = new double[0][];

  /** Who is careful holds a card also against what he himself has held. */
  Evidence(View view, Seat me, Prospects prospects, boolean careful) {
    this.careful = careful;
    this.view = view;
    this.me = me;
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
    if (careful && me.equals(line.navigator())) {
      readLogbook(line, from);
    } else if (careful && me.equals(line.captain())) {
      seenFromInside(line, from, colour, line.passedC(), line.lieutenant());
    } else if (careful && me.equals(line.lieutenant())) {
      seenFromInside(line, from, colour, line.passedL(), line.captain());
    } else {
      weigh(line.captain(), from, colour, HINT);
      weigh(line.lieutenant(), from, colour, HINT);
      weigh(line.navigator(), from, colour, SIGN);
    }
  }

  /** Two of one colour: both have passed it on. */
  private void readLogbook(View.Line line, Hex from) {
    List<Card> held = line.heldN();
    if (held.size() == 2 && held.getFirst().colour() == held.getLast().colour()) {
      weigh(line.captain(), from, held.getFirst().colour(), SIGN);
      weigh(line.lieutenant(), from, held.getFirst().colour(), SIGN);
    }
  }

  /** A card that was not mine: the other passed it on, and the navigator preferred it to mine. */
  private void seenFromInside(
      View.Line line, Hex from, Colour colour, @Nullable Card mine, @Nullable Seat other) {
    if (mine != null && mine.colour() != colour) {
      weigh(other, from, colour, SIGN);
      weigh(line.navigator(), from, colour, PROOF);
    }
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
