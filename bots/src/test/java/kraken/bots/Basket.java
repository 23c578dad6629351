package kraken.bots;

import java.util.List;
import java.util.stream.IntStream;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Turn;

/**
 * Five of thirty fruits are put into a basket, one by one; the ones with high numbers are sweet.
 */
final class Basket extends Toy<Integer, Integer> {

  static final int FRUITS = 30;
  static final int ROOM = 5;

  /** How many moves all searches have tried. */
  int tries;

  @Override
  Integer start() {
    return 0;
  }

  @Override
  Integer after(Integer basket, Integer fruit) {
    tries++;
    return basket | 1 << fruit;
  }

  @Override
  public Turn turn(Integer basket) {
    return Integer.bitCount(basket) < ROOM
        ? new Turn.One(Seat.of(0))
        : new Turn.Over(new Outcome.Crew(1, true, "full"));
  }

  @Override
  public List<Integer> moves(Integer basket, Seat seat) {
    return IntStream.range(0, FRUITS).filter(fruit -> (basket & 1 << fruit) == 0).boxed().toList();
  }

  @Override
  public double worth(Integer basket, Seat seat) {
    return (double) basket / (1 << FRUITS);
  }
}
