package kraken.tables.live;

import java.time.InstantSource;
import java.util.concurrent.Executor;
import kraken.tables.log.Journal;
import kraken.tables.model.Rulebooks;

/**
 * What all owners share.
 *
 * @param readers for those who read a log again: a few at a time, or they would wait for each other
 *     at the door of the database
 */
record TablesContext(
    Journal journal,
    Rulebooks rulebooks,
    InstantSource clock,
    TableSettings settings,
    BotPool botPool,
    DeadlineTimer deadlineTimer,
    TableOpener tableOpener,
    Executor executor,
    Executor readers) {}
