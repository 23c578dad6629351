package kraken.games.shadow.mind;

import kraken.games.shadow.crew.Side;
import kraken.kit.Seat;

/** What a seat thinks that the others are. */
interface Beliefs {

  /** The chance that the seat is on this side now. */
  double on(Seat seat, Side side);

  /** The chance that the seat is the cult's leader. */
  double leads(Seat seat);
}
