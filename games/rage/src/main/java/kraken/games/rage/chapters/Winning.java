package kraken.games.rage.chapters;

import java.util.ArrayList;
import java.util.List;
import kraken.games.rage.state.Event;
import kraken.games.rage.state.Phase;
import kraken.games.rage.state.State;
import kraken.kit.Narrator;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Seats;

/** Winning: a round, and with enough of them the match. */
public final class Winning {

  private static final int NOBODY = -1;

  private Winning() {}

  static State roundWon(State state, int winners, Narrator<? super Event> narrator) {
    List<Integer> wins = new ArrayList<>(state.wins());
    for (int seat = 0; seat < wins.size(); seat++) {
      wins.set(seat, wins.get(seat) + ((winners >>> seat) & 1));
    }
    if (narrator.listens()) {
      boolean sunk = state.board().ships().afloat() == 0;
      narrator.tellAll(new Event.RoundWon(state.round(), seats(winners), sunk));
    }
    int champion = champion(wins, state.variant().goal());
    if (champion == NOBODY) {
      return state.with(List.copyOf(wins)).in(Phase.SETTING_UP);
    }
    narrator.tellAll(new Event.MatchWon(Seat.of(champion)));
    return state.with(List.copyOf(wins)).in(Phase.OVER);
  }

  private static List<Seat> seats(int bits) {
    List<Seat> seats = new ArrayList<>();
    new Seats(bits).forEach(seats::add);
    return List.copyOf(seats);
  }

  /** Who has reached the goal and leads alone. */
  private static int champion(List<Integer> wins, int goal) {
    int champion = NOBODY;
    int most = goal - 1;
    for (int seat = 0; seat < wins.size(); seat++) {
      if (wins.get(seat) > most) {
        most = wins.get(seat);
        champion = seat;
      } else if (wins.get(seat) == most) {
        champion = NOBODY;
      }
    }
    return champion;
  }

  public static Outcome outcome(State state) {
    int champion = champion(state.wins(), state.variant().goal());
    return new Outcome.Race(state.wins(), Seats.of(Seat.of(champion)), "match-won");
  }
}
