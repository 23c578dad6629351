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
 * @param leftForGood the ids of all persons who have left for good
 * @param standIns the seats that bots hold for persons who may come back
 * @param removed the ids of the persons whom the host has removed before the start
 * @param lentEyes the seats that let watchers look through their eyes
 * @param freshness tells whether a person has seen the crew as it is now
 */
public record Crew(
    List<Sitter> sitters,
    SortedMap<String, String> nonces,
    SortedSet<String> everSat,
    SortedSet<String> leftForGood,
    StandIns standIns,
    SortedSet<String> removed,
    LentEyes lentEyes,
    Freshness freshness) {

  public Crew {
    sitters = List.copyOf(sitters);
    nonces = Collections.unmodifiableSortedMap(nonces);
    everSat = Collections.unmodifiableSortedSet(everSat);
    leftForGood = Collections.unmodifiableSortedSet(leftForGood);
    removed = Collections.unmodifiableSortedSet(removed);
  }

  static Crew none(int players) {
    List<Sitter> empty = Collections.nCopies(players, new Sitter.Nobody());
    return new Crew(
        empty,
        new TreeMap<>(),
        new TreeSet<>(),
        new TreeSet<>(),
        StandIns.NONE,
        new TreeSet<>(),
        LentEyes.NONE,
        Freshness.NEW);
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

  /** Whether a person holds one of these seats. */
  boolean hasHuman(Seats seats) {
    for (Seat seat : seats) {
      if (at(seat) instanceof Sitter.Human) {
        return true;
      }
    }
    return false;
  }

  public boolean isComplete() {
    return sitters.stream().noneMatch(Sitter.Nobody.class::isInstance);
  }

  public Crew with(Seat seat, Sitter sitter) {
    List<Sitter> changed = new ArrayList<>(sitters);
    changed.set(seat.index(), sitter);
    return new Crew(
        changed,
        nonces,
        everSatWith(sitter),
        leftForGood,
        standIns,
        removedWithout(sitter),
        isHuman(at(seat), idOf(sitter)) ? lentEyes : lentEyes.ending(seat),
        freshness);
  }

  private static @Nullable String idOf(Sitter sitter) {
    return sitter instanceof Sitter.Human(Person person) ? person.id() : null;
  }

  /** Whoever is given a seat again is not removed any more. */
  private SortedSet<String> removedWithout(Sitter sitter) {
    if (!(sitter instanceof Sitter.Human(var person)) || !removed.contains(person.id())) {
      return removed;
    }
    SortedSet<String> fewer = new TreeSet<>(removed);
    fewer.remove(person.id());
    return fewer;
  }

  /** The same crew after somebody else has taken this person from a seat, before the start. */
  public Crew removing(String person) {
    SortedSet<String> more = new TreeSet<>(removed);
    more.add(person);
    return new Crew(sitters, nonces, everSat, leftForGood, standIns, more, lentEyes, freshness);
  }

  /**
   * The same crew with another sitter at the seat during the game. Where a bot takes over from a
   * person, the seat stays that person's.
   *
   * @param by the id of the person who has asked for it; empty where the table acted by itself
   * @param idle whether the person was at the table, and did not move
   */
  public Crew handingOver(Seat seat, Sitter to, String by, boolean idle) {
    StandIns kept =
        switch (to) {
          case Sitter.Machine _ when at(seat) instanceof Sitter.Human(Person owner) ->
              standIns.with(seat, new StandIns.Owner(owner, idle || by.equals(owner.id())));
          case Sitter.Machine _ -> standIns;
          case Sitter.Human _, Sitter.Nobody _ -> standIns.without(seat);
        };
    Crew seated = with(seat, to);
    return new Crew(
        seated.sitters,
        nonces,
        seated.everSat,
        leftForGood,
        kept,
        seated.removed,
        seated.lentEyes,
        freshness);
  }

  private SortedSet<String> everSatWith(Sitter sitter) {
    if (!(sitter instanceof Sitter.Human(var person)) || everSat.contains(person.id())) {
      return everSat;
    }
    SortedSet<String> known = new TreeSet<>(everSat);
    known.add(person.id());
    return known;
  }

  /** The same crew, marked as changed: only this person counts as having seen it. */
  public Crew changedBy(String person, long number) {
    Freshness changed = freshness.changed(person, number);
    return new Crew(sitters, nonces, everSat, leftForGood, standIns, removed, lentEyes, changed);
  }

  /** Whether somebody else has taken a seat from a sitter since this person saw the crew. */
  public boolean isStale(String person, long madeAt) {
    return freshness.isStale(person, madeAt);
  }

  public Crew withNonce(String person, String nonce) {
    SortedMap<String, String> more = new TreeMap<>(nonces);
    more.put(person, nonce);
    return new Crew(sitters, more, everSat, leftForGood, standIns, removed, lentEyes, freshness);
  }

  public Crew without(String person) {
    List<Sitter> nameless = sitters.stream().map(sitter -> FactErasure.in(sitter, person)).toList();
    SortedSet<String> more = new TreeSet<>(leftForGood);
    more.add(person);
    return new Crew(
        nameless,
        nonces,
        everSat,
        more,
        standIns.without(person),
        removed,
        lentEyes.without(person),
        freshness);
  }

  /** The same crew after the holder of the seat has lent its eyes to watchers, or ended it. */
  public Crew lending(Seat seat, boolean lent) {
    return with(lent ? lentEyes.lending(seat) : lentEyes.ending(seat));
  }

  /** The same crew after a watcher has begun to look through a seat's eyes, or ended it. */
  public Crew borrowing(String person, @Nullable Seat seat) {
    return with(seat == null ? lentEyes.without(person) : lentEyes.borrowing(person, seat));
  }

  private Crew with(LentEyes next) {
    return new Crew(sitters, nonces, everSat, leftForGood, standIns, removed, next, freshness);
  }
}
