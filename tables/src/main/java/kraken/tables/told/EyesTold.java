package kraken.tables.told;

import java.util.List;
import kraken.json.JsonText;
import kraken.kit.Seat;
import kraken.kit.Talk;
import org.jspecify.annotations.Nullable;

/**
 * The game through the eyes of one seat.
 *
 * @param seat null for a watcher
 * @param view the game's own view; null where only its changes are told
 * @param changes what is to be put into the view that was told before: new parts by JSON Pointer
 * @param moves the game's own moves, all that the seat may do now
 */
public record EyesTold(
    @Nullable Seat seat,
    @Nullable JsonText view,
    @Nullable JsonText changes,
    List<JsonText> moves,
    Talk talk,
    boolean mayTakeBack) {}
