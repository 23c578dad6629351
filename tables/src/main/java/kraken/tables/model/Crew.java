package kraken.tables.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.tables.Person;
import kraken.tables.Sitter;
import kraken.tables.log.FactErasure;
import org.jspecify.annotations.Nullable;

/**
 * The sitters of a table, and what is known of the persons who sat there.
 *
 * @param sitters by seat
 * @param nonces what persons have added to the luck, by the id of the person
 * @param everSat the ids of all persons who ever held a seat, and so know what it knew
 * @param gone the ids of all persons who have left for good
 * @param freshness tells whether a person has seen the crew as it is now
 */
public record Crew(
    List<Sitter> sitters,
    SortedMap<String, String> nonces,
    SortedSet<String> everSat,
    SortedSet<String> gone,
    Freshness freshness) {

  public Crew {
    sitters = List.copyOf(sitters);
    nonces = Collections.unmodifiableSortedMap(nonces);
    everSat = Collections.unmodifiableSortedSet(everSat);
    gone = Collections.unmodifiableSortedSet(gone);
  }

  static Crew none(int players) {
    List<Sitter> empty = Collections.nCopies(players, new Sitter.Nobody());
    return new Crew(empty, new TreeMap<>(), new TreeSet<>(), new TreeSet<>(), Freshness.NEW);
  }

  public boolean has(Seat seat) {
    return seat.index() < sitters.size();
  }

  public Sitter at(Seat seat) {
    return sitters.get(seat.index());
  }

  /** The id of the person at the seat; empty for a bot or an open seat. */
  public String personAt(Seat seat) {
    return at(seat) instanceof Sitter.Human(var person) ? person.id() : "";
  }

  public boolean isHeldBy(Seat seat, String person) {
    return has(seat) && personAt(seat).equals(person);
  }

  /** The seats of one person; a watcher has none. */
  public Seats of(@Nullable String person) {
    int held = 0;
    for (int i = 0; i < sitters.size(); i++) {
      held |= isHuman(sitters.get(i), person) ? 1 << i : 0;
    }
    return new Seats(held);
  }

  private static boolean isHuman(Sitter sitter, @Nullable String person) {
    return sitter instanceof Sitter.Human(Person sitting) && sitting.id().equals(person);
  }

  public boolean isComplete() {
    return sitters.stream().noneMatch(Sitter.Nobody.class::isInstance);
  }

  public Crew with(Seat seat, Sitter sitter) {
    List<Sitter> changed = new ArrayList<>(sitters);
    changed.set(seat.index(), sitter);
    return new Crew(changed, nonces, everSatWith(sitter), gone, freshness);
  }

  private SortedSet<String> everSatWith(Sitter sitter) {
    if (!(sitter instanceof Sitter.Human(var person)) || everSat.contains(person.id())) {
      return everSat;
    }
    SortedSet<String> known = new TreeSet<>(everSat);
    known.add(person.id());
    return known;
  }

  /**
   * The same crew after a seat was taken from a sitter: all but this person have seen an older one.
   */
  public Crew changedBy(String person, long number) {
    return new Crew(sitters, nonces, everSat, gone, freshness.changed(person, number));
  }

  /** Whether somebody else has taken a seat from a sitter since this person saw the crew. */
  public boolean isStale(String person, long madeAt) {
    return freshness.isStale(person, madeAt);
  }

  public Crew withNonce(String person, String nonce) {
    SortedMap<String, String> more = new TreeMap<>(nonces);
    more.put(person, nonce);
    return new Crew(sitters, more, everSat, gone, freshness);
  }

  public Crew without(String person) {
    List<Sitter> nameless = sitters.stream().map(sitter -> FactErasure.in(sitter, person)).toList();
    SortedSet<String> more = new TreeSet<>(gone);
    more.add(person);
    return new Crew(nameless, nonces, everSat, more, freshness);
  }
}
