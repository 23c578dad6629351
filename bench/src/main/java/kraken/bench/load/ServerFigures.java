package kraken.bench.load;

import org.jspecify.annotations.Nullable;

/**
 * The figures of servers under load. Every entry was durable before any player saw it.
 *
 * @param database the address without password; null for a file in a folder
 * @param apart whether the four players of a table were at different servers
 * @param moverP50 milliseconds from sending a move until the mover sees it
 * @param allP50 milliseconds until the last of the four does
 * @param kilobytesPerTable of heap, its four sockets included, at all servers together
 * @param processor how many cores all servers together used
 * @param serverMicros processor time of all servers together for a move, in microseconds
 * @param databaseMicros processor time of the database for a move; null where it could not be
 *     measured
 * @param refused the number of refusals; there should be none
 */
public record ServerFigures(
    String game,
    int tables,
    int servers,
    @Nullable String database,
    boolean apart,
    long seconds,
    long moves,
    double movesPerSecond,
    double moverP50,
    double moverP95,
    double moverP99,
    double allP50,
    double allP95,
    double allP99,
    long games,
    double kilobytesPerTable,
    double processor,
    double serverMicros,
    @Nullable Double databaseMicros,
    long refused) {}
