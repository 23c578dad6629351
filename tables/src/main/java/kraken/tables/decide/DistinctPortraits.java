package kraken.tables.decide;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kraken.kit.Seat;
import kraken.tables.Person;
import kraken.tables.Sitter;
import kraken.tables.model.Crew;

/**
 * Tells people with one face apart: whoever comes later gets the next one that is free. That is
 * decided once, when somebody gets a seat, so that no face changes because of others.
 */
final class DistinctPortraits {

  private DistinctPortraits() {}

  /** The person with a face that nobody else of the crew has, nor anybody who may come back. */
  static Person of(Person person, Crew crew, Seat seat) {
    List<Person> others = new ArrayList<>();
    for (int i = 0; i < crew.sitters().size(); i++) {
      if (i != seat.index()) {
        if (crew.sitters().get(i) instanceof Sitter.Human(Person other)) {
          others.add(other);
        }
        crew.standIns().ownerOf(Seat.of(i)).ifPresent(others::add);
      }
    }
    return of(person, others);
  }

  /** The person with a face that none of these has. */
  static Person of(Person person, Collection<Person> others) {
    Set<Integer> taken = others.stream().map(Person::face).collect(Collectors.toSet());
    return taken.contains(person.face()) ? person.looking(free(person, taken)) : person;
  }

  /** There are more portraits than seats, so one is free. */
  private static int free(Person person, Set<Integer> taken) {
    return IntStream.range(person.face(), person.face() + Person.PORTRAITS)
        .map(number -> number % Person.PORTRAITS)
        .filter(number -> !taken.contains(number))
        .findFirst()
        .orElse(person.face());
  }
}
