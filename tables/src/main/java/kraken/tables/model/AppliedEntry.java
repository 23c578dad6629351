package kraken.tables.model;

import java.util.List;
import kraken.tables.log.Entry;

/**
 * An entry with what the fold has found out about it. The package {@code tell} needs it.
 *
 * @param events what the game tells of it
 * @param changesPlay whether the game has another position afterwards
 * @param together whether several seats were asked at once: then nobody may learn who was silent
 * @param fixedWindow whether it was made in a window of fixed length
 * @param inSecret whether it is a secret answer, of which only its seat may know
 * @param secretAnswersPending whether there are secret answers after it, so that the numbers told
 *     to viewers leave some entries out
 */
public record AppliedEntry(
    Entry entry,
    List<GameEvent> events,
    boolean changesPlay,
    boolean together,
    boolean fixedWindow,
    boolean inSecret,
    boolean secretAnswersPending) {

  public AppliedEntry {
    events = List.copyOf(events);
  }
}
