package kraken.bots;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Map;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Turn;

/**
 * Seat 0 walks from {@code start} to a place without ways out. At places whose name ends with
 * {@code !} seat 1 chooses the way, where it ends with {@code ?} seat 2. The worth of a place is
 * given, or else 0.
 */
class Maze extends Toy<String, String> {

  private final Map<String, List<String>> ways;
  private final Map<String, Double> worths;

  Maze(Map<String, List<String>> ways, Map<String, Double> worths) {
    this.ways = ways;
    this.worths = worths;
  }

  @Override
  String start() {
    return "start";
  }

  @Override
  String after(String place, String next) {
    return next;
  }

  @Override
  public Turn turn(String place) {
    if (!ways.containsKey(place)) {
      return new Turn.Over(new Outcome.Crew(2, worth(place, Seat.of(0)) > 0.5, place));
    }
    return new Turn.One(Seat.of(place.endsWith("!") ? 1 : place.endsWith("?") ? 2 : 0));
  }

  @Override
  public List<String> moves(String place, Seat seat) {
    return requireNonNull(ways.get(place));
  }

  @Override
  public double worth(String place, Seat seat) {
    return worths.getOrDefault(place, 0.0);
  }
}
