package kraken.bench.load;

/**
 * How much a server bore, with every entry durable before it was told of.
 *
 * @param moverP50 milliseconds from sending a move until the mover sees it
 * @param allP50 milliseconds until the last of the four does
 * @param kilobytesPerTable of heap, its four sockets included
 * @param processor the share of one core that the server used
 * @param refused answers that were no: there should be none
 */
public record ServerFigures(
    String game,
    int tables,
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
    long refused) {}
