package kraken.tables.decide;

import kraken.bots.Level;
import kraken.kit.Game;
import kraken.kit.Refusal;
import kraken.kit.Seat;
import kraken.tables.Person;
import kraken.tables.Sitter;
import kraken.tables.Text;
import kraken.tables.command.Command;
import kraken.tables.fold.Attempt;
import kraken.tables.fold.Progress;
import kraken.tables.log.Fact;

/** What the holder of a seat does during the game. */
final class Playing {

  private Playing() {}

  static Decision play(Asker asker, Command.Play command) {
    if (!asker.holds(command.seat())) {
      return Asker.NOT_YOUR_SEAT;
    }
    Progress game = asker.table().game().orElseThrow();
    if (game.isStale(asker.person().id(), asker.madeAt())) {
      return Asker.STALE;
    }
    return switch (game.play().attempt(command.seat(), command.move())) {
      case Attempt.Legal<?, ?, ?, ?> legal ->
          asker.table().hasFixedWindow() && game.play().isPass(legal.written())
              ? Decision.NOTHING_TO_WRITE
              : new Decision.Plays(legal);
      case Attempt.Illegal(Refusal refusal) ->
          new Decision.No(refusal.name(), refusal.rule(), "The rules do not allow that.");
      case Attempt.Nonsense() -> Decision.no("no-move", "That is no move of this game.");
    };
  }

  static Decision takeBack(Asker asker, Seat seat) {
    if (!asker.holds(seat)) {
      return Asker.NOT_YOUR_SEAT;
    }
    Progress game = asker.table().game().orElseThrow();
    if (game.isStale(asker.person().id(), asker.madeAt())) {
      return Asker.STALE;
    }
    return game.play()
        .takeBack(seat)
        .map(moment -> Decision.yes(new Fact.TakenBack(seat, moment.number())))
        .orElse(
            Decision.no(
                "stands",
                "A move stands once something was drawn or shown, or somebody else has moved."));
  }

  static Decision handOver(Asker asker, Command.HandOver command) {
    if (!asker.holds(command.seat())) {
      return Asker.NOT_YOUR_SEAT;
    }
    return asker
        .find(command.person())
        .map(Playing::human)
        .map(sitter -> Decision.yes(new Fact.HandedOver(command.seat(), sitter)))
        .orElse(Decision.no("not-here", "That person is not at this table."));
  }

  private static Sitter human(Person person) {
    return new Sitter.Human(person.named(Text.name(person.name()).orElse("?")));
  }

  static Decision resign(Asker asker, Command.Resign command) {
    if (!asker.holds(command.seat())) {
      return Asker.NOT_YOUR_SEAT;
    }
    Game<?, ?, ?, ?> game = asker.table().terms().rules().game();
    return Level.called(command.level(), game).isPresent()
        ? Decision.yes(new Fact.HandedOver(command.seat(), new Sitter.Machine(command.level())))
        : Seating.noLevel(game);
  }
}
