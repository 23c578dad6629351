package kraken.bench.flood;

/**
 * What a server goes through.
 *
 * @param minutes how long it takes in all
 * @param players honest ones, two at each table, beside a bot
 * @param kills how often the server is killed and started again
 */
public record FloodSettings(long minutes, int players, int kills) {}
