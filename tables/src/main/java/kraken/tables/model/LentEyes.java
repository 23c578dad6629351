package kraken.tables.model;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import kraken.kit.Seat;
import kraken.kit.Seats;
import org.jspecify.annotations.Nullable;

/**
 * The seats whose holders let watchers look through their eyes, a round late, and who does.
 *
 * @param lent the seats that lend their eyes now
 * @param borrowers through whose eyes a watcher looks now, by the id of the watcher
 * @param ever through whose eyes each watcher has ever looked, by the id of the watcher
 */
public record LentEyes(
    Seats lent, SortedMap<String, Seat> borrowers, SortedMap<String, Seats> ever) {

  static final LentEyes NONE = new LentEyes(Seats.NONE, new TreeMap<>(), new TreeMap<>());

  public LentEyes {
    borrowers = Collections.unmodifiableSortedMap(borrowers);
    ever = Collections.unmodifiableSortedMap(ever);
  }

  public boolean areLent(Seat seat) {
    return lent.contains(seat);
  }

  /** The seat through whose eyes this person looks; null where there is none. */
  public @Nullable Seat borrowedBy(@Nullable String person) {
    return person == null ? null : borrowers.get(person);
  }

  public Seats everBorrowedBy(String person) {
    return ever.getOrDefault(person, Seats.NONE);
  }

  LentEyes lending(Seat seat) {
    return new LentEyes(lent.with(seat), borrowers, ever);
  }

  /** Nobody looks through the eyes of this seat any more. */
  LentEyes ending(Seat seat) {
    if (!areLent(seat)) {
      return this;
    }
    SortedMap<String, Seat> fewer = new TreeMap<>(borrowers);
    fewer.values().removeIf(seat::equals);
    return new LentEyes(lent.without(seat), fewer, ever);
  }

  LentEyes borrowing(String person, Seat seat) {
    SortedMap<String, Seat> more = new TreeMap<>(borrowers);
    more.put(person, seat);
    SortedMap<String, Seats> known = new TreeMap<>(ever);
    known.put(person, everBorrowedBy(person).with(seat));
    return new LentEyes(lent, more, known);
  }

  LentEyes without(String person) {
    SortedMap<String, Seat> fewer = new TreeMap<>(borrowers);
    fewer.remove(person);
    return new LentEyes(lent, fewer, ever);
  }
}
