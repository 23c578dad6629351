package kraken.bots;

import java.util.List;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Turn;

/** A race that ends at once: won alone or won together, as the move says. */
final class Regatta extends Toy<String, String> {

  @Override
  String start() {
    return "start";
  }

  @Override
  String after(String state, String move) {
    return move;
  }

  @Override
  public Turn turn(String state) {
    return switch (state) {
      case "start" -> new Turn.One(Seat.of(0));
      case "alone" -> won(Seats.of(Seat.of(0)));
      default -> won(Seats.all(2));
    };
  }

  private static Turn won(Seats winners) {
    return new Turn.Over(new Outcome.Race(List.of(), winners, "finish"));
  }

  @Override
  public List<String> moves(String state, Seat seat) {
    return List.of("together", "alone");
  }

  @Override
  public double worth(String state, Seat seat) {
    return 1;
  }
}
