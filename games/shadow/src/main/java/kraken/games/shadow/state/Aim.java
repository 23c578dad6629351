package kraken.games.shadow.state;

import java.util.ArrayList;
import java.util.List;
import kraken.games.shadow.crew.Masks;
import kraken.kit.Seat;

/**
 * Who decides out of the captain's order, and what about.
 *
 * @param actor who looks, aims, strikes, adds guns or draws again
 * @param chosen whom he has chosen so far, four bits each
 * @param tied those still in the duel
 */
public record Aim(int actor, int chosen, int count, int tied) {

  public static final Aim NONE = new Aim(Masks.NOBODY, 0, 0, 0);

  private static final int BITS = 4;

  public static Aim by(int actor) {
    return new Aim(actor, 0, 0, 0);
  }

  public static Aim duel(int striker, int tied) {
    return new Aim(striker, 0, 0, tied);
  }

  public int at(int place) {
    return chosen >>> (BITS * place) & (1 << BITS) - 1;
  }

  public Aim plus(int seat) {
    return new Aim(actor, chosen | seat << (BITS * count), count + 1, tied);
  }

  public List<Seat> seats() {
    List<Seat> seats = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      seats.add(Seat.of(at(i)));
    }
    return List.copyOf(seats);
  }

  public int mask() {
    int mask = 0;
    for (int i = 0; i < count; i++) {
      mask |= Masks.bit(at(i));
    }
    return mask;
  }
}
