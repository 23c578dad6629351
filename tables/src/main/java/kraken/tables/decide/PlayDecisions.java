package kraken.tables.decide;

import kraken.bots.Level;
import kraken.kit.Refusal;
import kraken.kit.Seat;
import kraken.tables.Sitter;
import kraken.tables.command.Command;
import kraken.tables.log.Fact;
import kraken.tables.model.Attempt;
import kraken.tables.model.Progress;

/** Decides about what the holder of a seat does during the game. */
final class PlayDecisions {

  private PlayDecisions() {}

  static Decision play(RequestContext context, Command.Play command) {
    if (!context.holds(command.seat())) {
      return RequestContext.NOT_YOUR_SEAT;
    }
    Progress game = context.table().game().orElseThrow();
    if (game.isStale(context.person().id(), context.madeAt())) {
      return RequestContext.STALE;
    }
    return switch (game.play().attempt(command.seat(), command.move())) {
      case Attempt.Legal<?, ?, ?, ?> legal ->
          context.table().hasFixedWindow() && game.play().isPass(legal.written())
              ? Decision.NOTHING_TO_WRITE
              : new Decision.Plays(legal);
      case Attempt.Illegal(Refusal refusal) ->
          new Decision.No(refusal.name(), refusal.rule(), "The rules do not allow that.");
      case Attempt.Nonsense() -> Decision.no("no-move", "That is no move of this game.");
    };
  }

  static Decision takeBack(RequestContext context, Seat seat) {
    if (!context.holds(seat)) {
      return RequestContext.NOT_YOUR_SEAT;
    }
    Progress game = context.table().game().orElseThrow();
    if (game.isStale(context.person().id(), context.madeAt())) {
      return RequestContext.STALE;
    }
    return game.play()
        .takeBack(seat)
        .map(moment -> Decision.yes(new Fact.TakenBack(seat, moment.number())))
        .orElse(
            Decision.no(
                "stands",
                "A move stands once something was drawn or shown, or somebody else has moved."));
  }

  static Decision handOver(RequestContext context, Command.HandOver command) {
    if (!context.holds(command.seat())) {
      return RequestContext.NOT_YOUR_SEAT;
    }
    return context
        .find(command.person())
        .map(person -> HostDecisions.human(context, person, command.seat()))
        .map(sitter -> Decision.yes(new Fact.HandedOver(command.seat(), sitter)))
        .orElse(HostDecisions.NOT_HERE);
  }

  static Decision resign(RequestContext context, Command.Resign command) {
    if (!context.holds(command.seat())) {
      return RequestContext.NOT_YOUR_SEAT;
    }
    return Level.atTables(command.level()).isPresent()
        ? Decision.yes(new Fact.HandedOver(command.seat(), new Sitter.Machine(command.level())))
        : SeatDecisions.NO_SUCH_LEVEL;
  }
}
