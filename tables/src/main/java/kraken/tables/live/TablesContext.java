package kraken.tables.live;

import java.time.InstantSource;
import java.util.concurrent.Executor;
import kraken.tables.attendance.TurnAlertListener;
import kraken.tables.log.Journal;
import kraken.tables.model.Rulebooks;

/**
 * What all actors of a server share.
 *
 * @param turnAlertListener alerts persons whose turn it is and who are not at the table
 * @param readers reads logs again, with a few threads only: more would just wait for a connection
 *     to the database
 */
record TablesContext(
    Journal journal,
    Rulebooks rulebooks,
    InstantSource clock,
    TableSettings settings,
    BotPool botPool,
    DueTimes dueTimes,
    TableOpener tableOpener,
    TurnAlertListener turnAlertListener,
    Executor executor,
    Executor readers) {}
