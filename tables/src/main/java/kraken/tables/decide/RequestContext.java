package kraken.tables.decide;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import kraken.kit.Seat;
import kraken.tables.Person;
import kraken.tables.Stage;
import kraken.tables.model.Crew;
import kraken.tables.model.Table;
import org.jspecify.annotations.Nullable;

/**
 * A person in front of a table.
 *
 * @param madeAt the last entry that the person had seen
 * @param watching all who look at the table now
 */
record RequestContext(Table table, Person person, long madeAt, Supplier<List<Person>> watching) {

  static final Decision NOT_YOUR_SEAT =
      Decision.no("not-your-seat", "That seat is not held by you.");
  static final Decision NOT_THE_HOST =
      Decision.no("not-the-host", "Only who has opened the table may do that.");
  static final Decision STALE = Decision.no("stale", "The table has gone on since; look again.");
  static final Decision NO_SUCH_SEAT = Decision.no("no-such-seat", "There is no such seat.");

  Crew crew() {
    return table.crew();
  }

  boolean holds(Seat seat) {
    return crew().isHeldBy(seat, person.id());
  }

  boolean isHost() {
    return table.terms().opened().host().id().equals(person.id());
  }

  /** Whether somebody else has lost a seat since this person looked. */
  boolean hasSeenAnotherCrew() {
    return crew().isStale(person.id(), madeAt);
  }

  boolean isSeated() {
    return !crew().of(person.id()).isEmpty();
  }

  /** Somebody at the table or watching, who has not left for good. */
  Optional<Person> find(String id) {
    return watching.get().stream()
        .filter(known -> known.id().equals(id) && !crew().gone().contains(id))
        .findFirst();
  }

  /** Why not now, or null where the table is as far as it must be. */
  @Nullable Decision unless(Stage stage) {
    if (table.stage() == stage) {
      return null;
    }
    return switch (stage) {
      case GATHERING -> Decision.no("started", "The game has started already.");
      case PLAYING -> Decision.no("not-playing", "No game is running at this table.");
      case OVER -> Decision.no("not-over", "The game is not over yet.");
    };
  }
}
