package kraken.tables.decide;

import kraken.kit.Seat;
import kraken.tables.Person;
import kraken.tables.SafeText;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.command.Command;
import kraken.tables.log.Fact;

/** Decides about what a host gives away: seats, and the host's role. */
final class HostDecisions {

  static final Decision NOT_HERE = Decision.no("not-here", "That person is not at this table.");

  static final Decision KNOWS_A_SEAT =
      Decision.no(
          "knows-a-seat",
          "Who has held another seat, or looked through its eyes, knows its secrets; give it to"
              + " another watcher.");

  private HostDecisions() {}

  static Decision giveSeat(RequestContext context, Command.GiveSeat command) {
    if (!context.isHost()) {
      return RequestContext.NOT_THE_HOST;
    }
    if (!context.crew().has(command.seat())) {
      return RequestContext.NO_SUCH_SEAT;
    }
    if (context.crew().at(command.seat()) instanceof Sitter.Human) {
      return Decision.no("seat-taken", "Somebody else holds that seat.");
    }
    return context
        .find(command.person())
        .map(person -> given(context, command, person))
        .orElse(NOT_HERE);
  }

  private static Decision given(RequestContext context, Command.GiveSeat command, Person person) {
    Sitter sitter = human(context, person, command.seat());
    if (context.table().stage() == Stage.GATHERING) {
      return context.hasSeenAnotherCrew()
          ? RequestContext.STALE
          : Decision.yes(new Fact.Seated(command.seat(), sitter));
    }
    return mayKnowAnotherSeat(context, command, person)
        ? KNOWS_A_SEAT
        : Decision.yes(new Fact.HandedOver(command.seat(), sitter));
  }

  /** Whoever has sat or looked somewhere else would know the secrets of two seats. */
  private static boolean mayKnowAnotherSeat(
      RequestContext context, Command.GiveSeat command, Person person) {
    boolean isOwn =
        context
            .crew()
            .standIns()
            .ownerOf(command.seat())
            .filter(owner -> owner.id().equals(person.id()))
            .isPresent();
    return (context.crew().everSat().contains(person.id()) && !isOwn)
        || LentEyesDecisions.knowsAnother(context, person, command.seat());
  }

  static Decision passHost(RequestContext context, String to) {
    if (!context.isHost() && !mayTakeOver(context, to)) {
      return RequestContext.NOT_THE_HOST;
    }
    return context
        .find(to)
        .map(person -> Decision.yes(new Fact.HostPassed(named(person))))
        .orElse(NOT_HERE);
  }

  /** Where the host is gone, whoever sits may become the host. */
  private static boolean mayTakeOver(RequestContext context, String to) {
    return context.isHostGone() && context.isSeated() && context.person().id().equals(to);
  }

  /** Whoever gets the seat, under a name that nobody else of the crew has. */
  static Sitter human(RequestContext context, Person person, Seat seat) {
    return new Sitter.Human(SeatDecisions.distinct(named(person), context.crew(), seat));
  }

  private static Person named(Person person) {
    return person.named(SafeText.name(person.name()).orElse("?"));
  }
}
