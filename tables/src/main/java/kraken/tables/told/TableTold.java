package kraken.tables.told;

import java.util.List;
import java.util.SortedMap;
import kraken.json.OmitNull;
import kraken.kit.Seat;
import kraken.tables.Person;
import kraken.tables.Stage;
import kraken.tables.TimeControl;
import kraken.tables.WhyClosed;
import org.jspecify.annotations.Nullable;

/**
 * A table after the entry of one number.
 *
 * @param edition of the game's rules, under which the table was opened
 * @param window how many seconds a window lasts, or null where it ends with the last answer
 * @param advice whether players may ask what a bot would do; null where that depends on the crew
 * @param you the id of the viewer, or null where the viewer is not signed in
 * @param asked how often each seat has asked for advice; none before the end
 * @param talk the last of what was said, oldest first
 * @param play null before the start, and where another edition of the game is played here
 * @param rematch the id of the table where the crew went on; null where there is none
 * @param borrowed the seat through whose eyes the viewer looks, a round late; not written where
 *     there is none
 * @param otherEdition null where the table's edition of the game is played here
 * @param whyClosed null where the table is not closed
 */
public record TableTold(
    String id,
    long number,
    String game,
    int edition,
    int players,
    SortedMap<String, String> options,
    boolean listed,
    TimeControl clock,
    @Nullable Integer window,
    @Nullable Boolean advice,
    Stage stage,
    Person host,
    @Nullable String you,
    List<SeatTold> seats,
    LuckTold luck,
    List<Integer> asked,
    List<SaidTold> talk,
    @Nullable PlayTold play,
    @Nullable String rematch,
    @OmitNull @Nullable Seat borrowed,
    @Nullable OtherEditionTold otherEdition,
    @Nullable WhyClosed whyClosed) {}
