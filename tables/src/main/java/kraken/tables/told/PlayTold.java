package kraken.tables.told;

import java.util.List;
import kraken.json.OmitNull;
import kraken.kit.Outcome;
import kraken.kit.Turn;
import org.jspecify.annotations.Nullable;

/**
 * The game after the entry of one number.
 *
 * @param turn as much of it as the viewer may know
 * @param deadline when the clock runs out, in milliseconds since 1970
 * @param since when those who decide now were asked, in milliseconds since 1970: the same for every
 *     viewer, whoever has answered; not written where the game is over
 * @param idleAt from when on a bot may sit in also for persons who are at the table, at any seat
 *     that {@code turn} asks, in milliseconds since 1970; not written where a clock runs
 * @param silence true where the rules ask every seat for silence now; not written otherwise
 * @param borrowed what a watcher sees through the eyes of a seat; not written where there is
 *     nothing, and where it is what was told before
 * @param eyes one for each seat of the person, or one for the watcher; pages that were loaded
 *     before an upgrade know this field by this name
 */
public record PlayTold(
    Turn turn,
    @Nullable Long deadline,
    @OmitNull @Nullable Long since,
    @OmitNull @Nullable Long idleAt,
    List<ViewerTold> eyes,
    @Nullable Outcome outcome,
    @OmitNull @Nullable Boolean silence,
    @OmitNull @Nullable BorrowedTold borrowed) {}
