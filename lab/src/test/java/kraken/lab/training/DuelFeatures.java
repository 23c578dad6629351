package kraken.lab.training;

import java.util.List;
import kraken.kit.Features;
import kraken.kit.Seat;
import kraken.lab.DiceDuel;

/** The points of both seats of a duel, and whether a die is about to be rolled for one. */
final class DuelFeatures implements Features<DiceDuel.State> {

  @Override
  public List<String> names() {
    return List.of("always", "mine", "theirs", "i-roll", "they-roll");
  }

  @Override
  public String set(DiceDuel.State state) {
    return "2";
  }

  @Override
  public void read(DiceDuel.State state, Seat seat, double[] numbers) {
    boolean first = seat.index() == 0;
    boolean mine = state.seat().equals(seat);
    numbers[0] = 1;
    numbers[1] = first ? state.first() : state.second();
    numbers[2] = first ? state.second() : state.first();
    numbers[3] = state.rolling() && mine ? 1 : 0;
    numbers[4] = state.rolling() && !mine ? 1 : 0;
  }
}
