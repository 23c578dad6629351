package kraken.conformance.mutiny;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import kraken.kit.Seat;
import kraken.kit.Seats;
import org.jspecify.annotations.Nullable;

/** The board, and the secrets: the mutineer, the seats that have passed, and the ballots so far. */
record State(Board board, @Nullable Seat mutineer, Seats passed, List<Ballot> ballots) {

  State {
    ballots = ballots.stream().sorted(Comparator.comparing(Ballot::by)).toList();
  }

  State with(Board next) {
    return new State(next, mutineer, passed, ballots);
  }

  State with(Ballot ballot) {
    List<Ballot> more = new ArrayList<>(ballots);
    more.add(ballot);
    return new State(board, mutineer, passed, more);
  }

  State dealt(Seat to) {
    return new State(board, to, passed, ballots);
  }

  State passedBy(Seat seat) {
    return new State(board, mutineer, passed.with(seat), ballots);
  }

  State cleared() {
    return new State(board, mutineer, Seats.NONE, List.of());
  }

  Seats voters() {
    return Seats.of(ballots.stream().map(Ballot::by).toArray(Seat[]::new));
  }

  /** The seats that have not answered yet in a window or a vote. */
  Seats awaited() {
    Seats answered = board.phase() == Phase.BELL ? passed : voters();
    return new Seats(Seats.all(board.players()).bits() & ~answered.bits());
  }
}
