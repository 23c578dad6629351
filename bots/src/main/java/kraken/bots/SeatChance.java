package kraken.bots;

import kraken.kit.Chance;
import kraken.kit.Game;
import kraken.kit.Seat;

/** A seat's chance to win as the seat itself can judge it. */
public final class SeatChance {

  private static final int STATES = 6;

  private SeatChance() {}

  /** The mean of some states that fit the view, from 0 to 1. */
  public static <S, V> double of(Game<S, ?, V, ?> game, V view, Seat seat, Chance luck) {
    double sum = 0;
    for (int i = 0; i < STATES; i++) {
      sum += game.winChance(game.imagine(view, luck), seat);
    }
    return sum / STATES;
  }
}
