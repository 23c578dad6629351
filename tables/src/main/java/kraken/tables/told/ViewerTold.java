package kraken.tables.told;

import java.util.List;
import kraken.json.JsonText;
import kraken.kit.Seat;
import kraken.kit.Talk;
import org.jspecify.annotations.Nullable;

/**
 * The game as one {@link kraken.kit.Viewer} sees it, a seat or the watcher, and what it may do now.
 *
 * @param seat null for a watcher
 * @param view the view of the game; null where only its changes are told
 * @param changes the new parts of the view that was told before, by JSON Pointer; null where the
 *     whole view is told
 * @param moves all moves of the game that the seat may make now
 * @param mayAskAdvice whether the seat may ask what a bot would do
 */
public record ViewerTold(
    @Nullable Seat seat,
    @Nullable JsonText view,
    @Nullable JsonText changes,
    List<JsonText> moves,
    Talk talk,
    boolean mayTakeBack,
    boolean mayAskAdvice) {}
