package kraken.tables.decide;

import kraken.tables.Stage;
import kraken.tables.command.Command;
import kraken.tables.command.Reply;
import kraken.tables.model.Terms;

/**
 * What may be asked of a table whose edition is not played here: its crew can talk, leave, start
 * anew at a table of the edition that is, and close it where it has not started.
 */
final class OtherEditionDecisions {

  private OtherEditionDecisions() {}

  static Decision about(RequestContext context, Command command) {
    return switch (command) {
      case Command.Say say -> TalkDecisions.say(context, say);
      case Command.Leave() -> LeaveDecisions.leave(context);
      case Command.Rematch() -> RematchDecisions.of(context);
      case Command.Close() when context.table().stage() == Stage.GATHERING ->
          SeatDecisions.close(context);
      case Command.Sit _,
          Command.Rename _,
          Command.Vacate _,
          Command.AddBot _,
          Command.GiveNonce _,
          Command.Start _,
          Command.Close _,
          Command.Play _,
          Command.TakeBack _,
          Command.AskAdvice _,
          Command.HandOver _,
          Command.Resign _,
          Command.SitIn _,
          Command.ComeBack _,
          Command.GiveSeat _,
          Command.PassHost _,
          Command.LendEyes _,
          Command.BorrowEyes _ ->
          no(context.table().terms());
    };
  }

  private static Decision no(Terms terms) {
    return Decision.no(
        Reply.Refused.OTHER_EDITION,
        terms.editions() + " Its crew can ask for a rematch: a new table of that edition.");
  }
}
