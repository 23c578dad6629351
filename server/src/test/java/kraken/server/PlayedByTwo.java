package kraken.server;

import java.util.Optional;
import kraken.tables.command.Command;

/** Two who move as soon as they may. */
final class PlayedByTwo {

  private PlayedByTwo() {}

  static void toTheEnd(Watching one, Watching other) {
    while (!one.isOver()) {
      round(one, other);
    }
    other.upTo(one.number());
  }

  /** One of them moves, or somebody else does. */
  static void round(Watching one, Watching other) {
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
