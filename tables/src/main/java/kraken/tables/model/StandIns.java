package kraken.tables.model;

import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.tables.Person;

/**
 * The seats that bots hold for persons who may come back.
 *
 * @param bySeat whose seat it is, by the number of the seat
 */
public record StandIns(SortedMap<Integer, Owner> bySeat) {

  static final StandIns NONE = new StandIns(new TreeMap<>());

  /**
   * The person whose seat a bot holds.
   *
   * @param byWish whether only a wish brings the seat back, since the person has given it up or was
   *     connected when the bot sat down; others have it again as soon as they connect
   */
  public record Owner(Person person, boolean byWish) {}

  public StandIns {
    bySeat = Collections.unmodifiableSortedMap(bySeat);
  }

  public boolean isNone() {
    return bySeat.isEmpty();
  }

  public Optional<Person> ownerOf(Seat seat) {
    return Optional.ofNullable(bySeat.get(seat.index())).map(Owner::person);
  }

  /** The seats that this person has again on connecting. */
  public Seats awaiting(String person) {
    int bits = 0;
    for (var kept : bySeat.entrySet()) {
      boolean returns = !kept.getValue().byWish && kept.getValue().person.id().equals(person);
      bits |= returns ? 1 << kept.getKey() : 0;
    }
    return new Seats(bits);
  }

  StandIns with(Seat seat, Owner owner) {
    SortedMap<Integer, Owner> more = new TreeMap<>(bySeat);
    more.put(seat.index(), owner);
    return new StandIns(more);
  }

  StandIns without(Seat seat) {
    SortedMap<Integer, Owner> fewer = new TreeMap<>(bySeat);
    fewer.remove(seat.index());
    return new StandIns(fewer);
  }

  StandIns without(String person) {
    SortedMap<Integer, Owner> fewer = new TreeMap<>(bySeat);
    fewer.values().removeIf(owner -> owner.person.id().equals(person));
    return new StandIns(fewer);
  }
}
