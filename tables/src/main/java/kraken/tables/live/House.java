package kraken.tables.live;

import java.time.InstantSource;
import java.util.concurrent.Executor;
import kraken.tables.fold.Rulebooks;
import kraken.tables.log.Journal;

/** What all owners share. */
record House(
    Journal journal,
    Rulebooks rulebooks,
    InstantSource clock,
    TableSettings settings,
    Machines machines,
    Deadlines deadlines,
    Opener opener,
    Executor executor) {}
