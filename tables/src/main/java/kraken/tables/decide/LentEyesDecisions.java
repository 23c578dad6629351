package kraken.tables.decide;

import java.util.Objects;
import kraken.kit.Seat;
import kraken.tables.Person;
import kraken.tables.command.Command;
import kraken.tables.log.Fact;
import kraken.tables.model.LentEyes;
import org.jspecify.annotations.Nullable;

/** Decides about seats that let watchers look through their eyes, a round late. */
final class LentEyesDecisions {

  private LentEyesDecisions() {}

  static Decision lend(RequestContext context, Command.LendEyes command) {
    if (!context.holds(command.seat())) {
      return RequestContext.NOT_YOUR_SEAT;
    }
    if (context.table().terms().rules().game().isOpen()) {
      return Decision.no("no-secrets", "Everybody sees the same in this game.");
    }
    return eyes(context).areLent(command.seat()) == command.lent()
        ? Decision.NOTHING_TO_WRITE
        : Decision.yes(new Fact.EyesLent(command.seat(), command.lent()));
  }

  static Decision borrow(RequestContext context, @Nullable Seat seat) {
    Person person = context.person();
    if (context.crew().everSat().contains(person.id())) {
      return Decision.no(
          "has-sat-here", "Only who has never sat at this table may see what a seat has seen.");
    }
    if (seat != null && !eyes(context).areLent(seat)) {
      return Decision.no("not-lent", "That player does not let watchers see this.");
    }
    return Objects.equals(seat, eyes(context).borrowedBy(person.id()))
        ? Decision.NOTHING_TO_WRITE
        : Decision.yes(new Fact.EyesBorrowed(person.id(), seat));
  }

  /** Whether the person has looked through the eyes of a seat other than this one. */
  static boolean knowsAnother(RequestContext context, Person person, Seat seat) {
    return !eyes(context).everBorrowedBy(person.id()).without(seat).isEmpty();
  }

  private static LentEyes eyes(RequestContext context) {
    return context.crew().lentEyes();
  }
}
