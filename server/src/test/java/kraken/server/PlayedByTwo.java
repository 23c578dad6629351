package kraken.server;

import java.util.Optional;
import kraken.tables.command.Command;

/** Two players who move as soon as they may. */
final class PlayedByTwo {

  private PlayedByTwo() {}

  static void toTheEnd(TestSocket one, TestSocket other) {
    while (!one.isOver()) {
      moveOnce(one, other);
    }
    other.upTo(one.number());
  }

  /** Lets one of the two move, or waits for the move of another seat. */
  static void moveOnce(TestSocket one, TestSocket other) {
    Optional<Command.Play> move = one.anyMove();
    if (move.isPresent()) {
      one.ask(move.get());
      return;
    }
    other.upTo(one.number());
    move = other.anyMove();
    if (move.isPresent()) {
      other.ask(move.get());
      one.upTo(other.number());
    } else {
      one.next();
    }
  }
}
