package kraken.tables.told;

import kraken.kit.Seat;
import kraken.tables.Person;
import kraken.tables.Saying;
import org.jspecify.annotations.Nullable;

/** Something that was said. */
public record SaidTold(long number, long at, Person person, @Nullable Seat seat, Saying saying) {}
