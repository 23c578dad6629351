package kraken.tables.decide;

import java.util.Optional;
import kraken.kit.Seat;
import kraken.tables.Person;
import kraken.tables.Presence;
import kraken.tables.Stage;
import kraken.tables.model.Crew;
import kraken.tables.model.IdleTurn;
import kraken.tables.model.Table;
import org.jspecify.annotations.Nullable;

/**
 * A request's table and person, with the questions that all decisions ask about them.
 *
 * @param madeAt the number of the last entry that the person had seen
 * @param attendees who is at the table now
 */
record RequestContext(Table table, Person person, long madeAt, Attendees attendees) {

  static final Decision NOT_YOUR_SEAT =
      Decision.no("not-your-seat", "That seat is not held by you.");
  static final Decision NOT_THE_HOST =
      Decision.no("not-the-host", "Only the host of the table may do that.");
  static final Decision STALE = Decision.no("stale", "The table has gone on since; look again.");
  static final Decision NO_SUCH_SEAT = Decision.no("no-such-seat", "There is no such seat.");

  Crew crew() {
    return table.crew();
  }

  boolean holds(Seat seat) {
    return crew().isHeldBy(seat, person.id());
  }

  boolean isHost() {
    return host().equals(person.id());
  }

  /** Whether the host is not at the table: then those who sit must be able to help themselves. */
  boolean isHostAway() {
    return attendees.of(host()) != Presence.HERE;
  }

  /** Whether the host has not been at the table for so long that nobody waits for it any more. */
  boolean isHostGone() {
    return attendees.of(host()) == Presence.GONE;
  }

  private String host() {
    return table.terms().opened().host().id();
  }

  boolean isHostIdleAt(Seat seat) {
    return crew().isHeldBy(seat, host()) && isIdle(seat);
  }

  /** Whether the seat has been asked to move for so long that a bot may sit in. */
  boolean isIdle(Seat seat) {
    return IdleTurn.isIdle(table, seat, attendees.now());
  }

  /** Whether a seat has changed hands since this person looked, other than by this person. */
  boolean hasSeenAnotherCrew() {
    return crew().isStale(person.id(), madeAt);
  }

  boolean isSeated() {
    return !crew().of(person.id()).isEmpty();
  }

  /** A person who watches the table or sits at it, and has not left it for good. */
  Optional<Person> find(String id) {
    return attendees.persons().stream()
        .filter(known -> known.id().equals(id) && !crew().leftForGood().contains(id))
        .findFirst();
  }

  /** A refusal if the table is at another stage, or else null. */
  @Nullable Decision unless(Stage stage) {
    if (table.stage() == stage) {
      return null;
    }
    return switch (stage) {
      case GATHERING -> Decision.no("started", "The game has started already.");
      case PLAYING -> Decision.no("not-playing", "No game is running at this table.");
      case OVER -> Decision.no("not-over", "The game is not over yet.");
      case CLOSED -> throw new IllegalStateException("nothing asks for a closed table");
    };
  }
}
