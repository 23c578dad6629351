package kraken.tables.model;

import kraken.kit.Numbers;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Turn;
import kraken.tables.Sitter;

/** The seats that are asked in a turn, whether they have answered in secret or not. */
public final class AskedSeats {

  private AskedSeats() {}

  public static Seats of(Turn turn) {
    return switch (turn) {
      case Turn.One(Seat seat) -> Seats.of(seat);
      case Turn.Together together -> together.asked();
      case Turn.Sea(Numbers _) -> Seats.NONE;
      case Turn.Over(Outcome _) -> Seats.NONE;
    };
  }

  static boolean anyHuman(Table table, Turn turn) {
    for (Seat seat : of(turn)) {
      if (table.crew().at(seat) instanceof Sitter.Human) {
        return true;
      }
    }
    return false;
  }
}
