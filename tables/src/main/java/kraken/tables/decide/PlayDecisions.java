package kraken.tables.decide;

import kraken.bots.Level;
import kraken.kit.Refusal;
import kraken.kit.Seat;
import kraken.tables.Person;
import kraken.tables.Sitter;
import kraken.tables.command.Command;
import kraken.tables.log.Fact;
import kraken.tables.model.AdviceRights;
import kraken.tables.model.Attempt;
import kraken.tables.model.Progress;
import kraken.tables.model.Table;

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

  /** Asked again in the same position, the answer is the same and counts once. */
  static Decision askAdvice(RequestContext context, Seat seat) {
    if (!context.holds(seat)) {
      return RequestContext.NOT_YOUR_SEAT;
    }
    Table table = context.table();
    if (!AdviceRights.of(table)) {
      return Decision.no(
          "no-advice", "There is no advice at this table; who opens a table may allow it.");
    }
    Progress game = table.game().orElseThrow();
    if (game.isStale(context.person().id(), context.madeAt())) {
      return RequestContext.STALE;
    }
    if (!AdviceRights.of(table, seat)) {
      return Decision.no(
          "nothing-to-decide",
          "Advice is given for a decision of your own; this seat has none now.");
    }
    return game.advice().hasAsked(seat, game.play().moment().number())
        ? Decision.NOTHING_TO_WRITE
        : Decision.yes(new Fact.Advised(seat));
  }

  static Decision handOver(RequestContext context, Command.HandOver command) {
    if (!context.holds(command.seat())) {
      return RequestContext.NOT_YOUR_SEAT;
    }
    return context
        .find(command.person())
        .map(person -> handedOver(context, command.seat(), person))
        .orElse(HostDecisions.NOT_HERE);
  }

  private static Decision handedOver(RequestContext context, Seat seat, Person person) {
    return LentEyesDecisions.knowsAnother(context, person, seat)
        ? HostDecisions.KNOWS_A_SEAT
        : Decision.yes(new Fact.HandedOver(seat, HostDecisions.human(context, person, seat)));
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
