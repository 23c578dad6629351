package kraken.tables.model;

import java.util.List;
import kraken.tables.log.Entry;

/**
 * An entry together with what came of it, for those who tell of it.
 *
 * @param heard events of the game
 * @param changesPlay whether the position is another one
 * @param together whether several seats were asked: then nobody learns who was silent
 * @param fixedWindow whether it was made in a window whose time was fixed
 * @param inSecret whether only the seat itself may know that it has moved
 * @param hushed whether afterwards there are answers in secret, so that numbers are not plain
 */
public record AppliedEntry(
    Entry entry,
    List<GameEvent> heard,
    boolean changesPlay,
    boolean together,
    boolean fixedWindow,
    boolean inSecret,
    boolean hushed) {

  public AppliedEntry {
    heard = List.copyOf(heard);
  }
}
