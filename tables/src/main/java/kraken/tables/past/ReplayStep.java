package kraken.tables.past;

import java.util.List;
import kraken.tables.told.Happening;
import kraken.tables.told.PlayTold;
import org.jspecify.annotations.Nullable;

/**
 * An entry of a game that is over, with nothing hidden.
 *
 * @param at milliseconds since 1970
 * @param play the game after it with the views of all seats and then the watcher's; null where it
 *     has not changed
 */
public record ReplayStep(
    long number, long at, List<Happening> happenings, @Nullable PlayTold play) {}
