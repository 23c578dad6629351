package kraken.tables.decide;

import kraken.tables.Person;
import kraken.tables.Stage;
import kraken.tables.command.Command;
import kraken.tables.command.Request;
import kraken.tables.model.Table;
import org.jspecify.annotations.Nullable;

/**
 * Decides about requests: checks the stage of the table, then asks the class that knows the
 * command.
 */
public final class Decide {

  private static final int LONGEST_ID = 64;

  private static final Decision CLOSED =
      Decision.no("closed", "This table is closed; nothing can be done here any more.");

  /** Refuses all but moves at a table whose log is as long as logs may become. */
  private static final Decision FULL =
      Decision.no(
          "log-full", "So much was said and done at this table that only moves are taken now.");

  private Decide() {}

  /**
   * Answers with facts or with a refusal. The table stays as it is.
   *
   * @param attendees who is at the table now
   * @param mostBytes how long the log may become before only moves are taken. Persons without a
   *     seat have half of it, so that strangers cannot silence the crew
   */
  public static Decision about(
      Table table, Person person, Request request, Attendees attendees, long mostBytes) {
    if (request.id().isEmpty() || request.id().length() > LONGEST_ID) {
      return Decision.no("bad-id", "A request has an id of 1 to " + LONGEST_ID + " characters.");
    }
    if (table.crew().leftForGood().contains(person.id())) {
      return LeaveDecisions.GONE;
    }
    long madeAt = table.lastKnown(person.id(), request.madeAt());
    RequestContext context = new RequestContext(table, person, madeAt, attendees);
    if (table.stage() == Stage.CLOSED) {
      return request.command() instanceof Command.Leave ? LeaveDecisions.leave(context) : CLOSED;
    }
    if (table.end().bytes() >= (context.isSeated() ? mostBytes : mostBytes / 2)
        && !endsByItself(request.command())) {
      return FULL;
    }
    if (table.otherEdition() != null) {
      return OtherEditionDecisions.about(context, request.command());
    }
    Decision tooEarlyOrLate = wrongStage(context, request.command());
    return tooEarlyOrLate == null ? about(context, request.command()) : tooEarlyOrLate;
  }

  private static Decision about(RequestContext context, Command command) {
    return switch (command) {
      case Command.Sit sit -> SeatDecisions.sit(context, sit);
      case Command.Rename rename -> SeatDecisions.rename(context, rename);
      case Command.Vacate(var seat) -> SeatDecisions.vacate(context, seat);
      case Command.AddBot bot -> SeatDecisions.addBot(context, bot);
      case Command.GiveNonce(var nonce) -> SeatDecisions.giveNonce(context, nonce);
      case Command.Start() -> SeatDecisions.start(context);
      case Command.Close() -> SeatDecisions.close(context);
      case Command.Play play -> PlayDecisions.play(context, play);
      case Command.AskAdvice(var seat) -> PlayDecisions.askAdvice(context, seat);
      case Command.TakeBack(var seat) -> PlayDecisions.takeBack(context, seat);
      case Command.Say say -> TalkDecisions.say(context, say);
      case Command.HandOver over -> PlayDecisions.handOver(context, over);
      case Command.Resign resign -> PlayDecisions.resign(context, resign);
      case Command.SitIn sitIn -> StandInDecisions.sitIn(context, sitIn);
      case Command.ComeBack(var seat) -> StandInDecisions.comeBack(context, seat);
      case Command.GiveSeat give -> HostDecisions.giveSeat(context, give);
      case Command.PassHost(var to) -> HostDecisions.passHost(context, to);
      case Command.LendEyes lend -> LentEyesDecisions.lend(context, lend);
      case Command.BorrowEyes(var seat) -> LentEyesDecisions.borrow(context, seat);
      case Command.Leave() -> LeaveDecisions.leave(context);
      case Command.Rematch() -> RematchDecisions.of(context);
    };
  }

  /** Whether the command can come only so often that a log which is full may still take it. */
  private static boolean endsByItself(Command command) {
    return switch (command) {
      case Command.Play _, Command.Resign _, Command.Leave _, Command.Rematch _ -> true;
      case Command.Start _, Command.Close _ -> true;
      case Command.Say _, Command.TakeBack _, Command.HandOver _, Command.AskAdvice _ -> false;
      case Command.SitIn _, Command.ComeBack _, Command.GiveSeat _, Command.PassHost _ -> false;
      case Command.LendEyes _, Command.BorrowEyes _, Command.Rename _ -> false;
      case Command.Sit _, Command.Vacate _, Command.AddBot _, Command.GiveNonce _ -> false;
    };
  }

  private static @Nullable Decision wrongStage(RequestContext context, Command command) {
    return switch (command) {
      case Command.Sit _, Command.Vacate _, Command.AddBot _ -> context.unless(Stage.GATHERING);
      case Command.GiveNonce _, Command.Start _, Command.Close _ -> context.unless(Stage.GATHERING);
      case Command.Play _, Command.TakeBack _, Command.AskAdvice _ -> context.unless(Stage.PLAYING);
      case Command.HandOver _, Command.Resign _ -> context.unless(Stage.PLAYING);
      case Command.SitIn _, Command.ComeBack _ -> context.unless(Stage.PLAYING);
      case Command.LendEyes _, Command.BorrowEyes _ -> context.unless(Stage.PLAYING);
      case Command.Rematch _ -> context.unless(Stage.OVER);
      case Command.GiveSeat _, Command.Rename _ ->
          context.table().stage() == Stage.GATHERING ? null : context.unless(Stage.PLAYING);
      case Command.Say _, Command.Leave _, Command.PassHost _ -> null;
    };
  }
}
