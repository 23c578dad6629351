package kraken.tables.nightwatch;

import java.util.ArrayList;
import java.util.List;
import kraken.kit.Claim;
import kraken.kit.Seat;
import kraken.kit.Seats;

/**
 * How far the night is.
 *
 * @param holder the seat with the whistle; -1 before the deal
 * @param listening whether a window is open now
 * @param passed the seats that have passed in it
 */
public record State(
    int players,
    int holder,
    int hour,
    boolean listening,
    boolean blown,
    Seats passed,
    List<String> claims) {

  boolean mayBlow(Seat seat) {
    return !blown && holder == seat.index();
  }

  Seats awaited() {
    return new Seats(Seats.all(players).bits() & ~passed.bits());
  }

  State dealt(int to) {
    return new State(players, to, hour, true, blown, passed, claims);
  }

  State afterBlow() {
    return new State(players, holder, hour, true, true, Seats.NONE, claims);
  }

  State afterPass(Seat seat) {
    Seats all = passed.with(seat);
    boolean over = all.count() == players;
    return new State(players, holder, hour, !over, blown, over ? Seats.NONE : all, claims);
  }

  State afterMarch() {
    return new State(players, holder, hour + 1, true, blown, Seats.NONE, claims);
  }

  State heard(Seat speaker, Claim claim) {
    List<String> more = new ArrayList<>(claims);
    more.add(speaker.index() + " " + String.join(" ", claim.fillings()));
    return new State(players, holder, hour, listening, blown, passed, List.copyOf(more));
  }
}
