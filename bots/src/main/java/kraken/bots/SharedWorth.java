package kraken.bots;

import java.util.function.ToDoubleBiFunction;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Turn;

/** The worth of a position to a bot that would rather win alone. */
final class SharedWorth {

  private SharedWorth() {}

  /** The worth of a race that several seats win is shared among them; nobody may have won it. */
  static <S> double of(ToDoubleBiFunction<S, Seat> judge, S state, Turn turn, Seat seat) {
    double worth = judge.applyAsDouble(state, seat);
    return turn instanceof Turn.Over(Outcome.Race race) && !race.winners().isEmpty()
        ? worth / race.winners().count()
        : worth;
  }
}
