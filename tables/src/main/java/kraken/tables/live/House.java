package kraken.tables.live;

import java.time.InstantSource;
import java.util.concurrent.Executor;
import kraken.tables.fold.Rulebooks;
import kraken.tables.log.Journal;

/**
 * What all owners share.
 *
 * @param readers for those who read a log again: a few at a time, or they would wait for each other
 *     at the door of the database
 */
record House(
    Journal journal,
    Rulebooks rulebooks,
    InstantSource clock,
    TableSettings settings,
    Machines machines,
    Deadlines deadlines,
    Opener opener,
    Executor executor,
    Executor readers) {}
