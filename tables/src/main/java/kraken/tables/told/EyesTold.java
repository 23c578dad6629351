package kraken.tables.told;

import java.util.List;
import kraken.kit.Seat;
import kraken.kit.Talk;
import org.jspecify.annotations.Nullable;

/**
 * The game through the eyes of one seat.
 *
 * @param seat null for a watcher
 * @param view the game's own view
 * @param moves the game's own moves, all that the seat may do now
 */
public record EyesTold(
    @Nullable Seat seat, Object view, List<Object> moves, Talk talk, boolean mayTakeBack) {}
