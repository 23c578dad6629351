package kraken.kit;

import java.util.List;

/** How a game ended. {@link #ending} names the way, as a key for statistics and texts. */
public sealed interface Outcome {

  Seats winners();

  String ending();

  /** A co-operative game: everybody won or everybody lost. */
  record Crew(int players, boolean won, String ending) implements Outcome {
    @Override
    public Seats winners() {
      return won ? Seats.all(players) : Seats.NONE;
    }
  }

  /**
   * A race: points by seat, and the winners (more than one where the rules let seats share the
   * win). Nobody wins where nobody has a point left: the game has beaten them all.
   */
  record Race(List<Integer> points, Seats winners, String ending) implements Outcome {
    public Race {
      points = List.copyOf(points);
    }
  }

  /** Sides, open or secret: the side that won, and the seats that belonged to it at the end. */
  record Sides(String side, Seats winners, String ending) implements Outcome {}
}
