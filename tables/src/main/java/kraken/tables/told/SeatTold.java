package kraken.tables.told;

import kraken.json.OmitNull;
import kraken.kit.Seat;
import kraken.tables.Person;
import kraken.tables.Sitter;
import org.jspecify.annotations.Nullable;

/**
 * A seat and who holds it.
 *
 * @param keptFor the person who may come back to the seat while a bot holds it; not written where
 *     there is none
 * @param lendsEyes true where watchers may look through its eyes, a round late; not written
 *     otherwise
 */
public record SeatTold(
    Seat seat,
    Sitter sitter,
    boolean yours,
    @OmitNull @Nullable Person keptFor,
    @OmitNull @Nullable Boolean lendsEyes) {}
