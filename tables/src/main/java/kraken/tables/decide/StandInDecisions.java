package kraken.tables.decide;

import java.util.ArrayList;
import java.util.List;
import kraken.bots.Level;
import kraken.kit.Seat;
import kraken.tables.Person;
import kraken.tables.Presence;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.command.Command;
import kraken.tables.log.Fact;
import kraken.tables.model.IdleTurn;
import kraken.tables.model.Table;

/** Decides about bots that sit in for persons who are away or idle, and about coming back. */
public final class StandInDecisions {

  private static final Decision IS_HERE =
      Decision.no(
          "is-here",
          "A bot sits in for who is away, or has not moved for %d minutes where there is no clock."
              .formatted(IdleTurn.AFTER.toMinutes()));

  private StandInDecisions() {}

  static Decision sitIn(RequestContext context, Command.SitIn command) {
    if (!context.crew().has(command.seat())) {
      return RequestContext.NO_SUCH_SEAT;
    }
    if (!mayLetSitIn(context, command.seat())) {
      return RequestContext.NOT_THE_HOST;
    }
    String person = context.crew().personAt(command.seat());
    if (person.isEmpty()) {
      return Decision.no("no-person", "A bot sits in only where a person holds the seat.");
    }
    boolean here = context.attendees().of(person) == Presence.HERE;
    if (here && !context.isIdle(command.seat())) {
      return IS_HERE;
    }
    Sitter bot = new Sitter.Machine(command.level());
    return Level.atTables(command.level()).isPresent()
        ? Decision.yes(new Fact.HandedOver(command.seat(), bot, here ? true : null))
        : SeatDecisions.NO_SUCH_LEVEL;
  }

  /** The host may; where the host is away, or idles at this very seat, everybody who sits may. */
  private static boolean mayLetSitIn(RequestContext context, Seat seat) {
    return context.isHost()
        || (context.isSeated() && (context.isHostAway() || context.isHostIdleAt(seat)));
  }

  static Decision comeBack(RequestContext context, Seat seat) {
    if (!context.crew().has(seat)) {
      return RequestContext.NO_SUCH_SEAT;
    }
    return context
        .crew()
        .standIns()
        .ownerOf(seat)
        .filter(owner -> owner.id().equals(context.person().id()))
        .map(owner -> Decision.yes(returned(context.table(), owner, seat)))
        .orElse(RequestContext.NOT_YOUR_SEAT);
  }

  /** What happens by itself when this person connects: the seats that bots kept go back. */
  public static List<Fact> returning(Table table, Person person) {
    List<Fact> facts = new ArrayList<>();
    if (table.stage() == Stage.PLAYING && table.otherEdition() == null) {
      for (Seat seat : table.crew().standIns().awaiting(person.id())) {
        Person owner = table.crew().standIns().ownerOf(seat).orElse(person);
        facts.add(returned(table, owner, seat));
      }
    }
    return facts;
  }

  /** The owner gets a number where somebody of the same name has sat down meanwhile. */
  private static Fact returned(Table table, Person owner, Seat seat) {
    return new Fact.HandedOver(
        seat, new Sitter.Human(SeatDecisions.distinct(owner, table.crew(), seat)));
  }
}
