package kraken.server.api;

/**
 * Somebody has left for good.
 *
 * @param tables from how many tables names and words were taken
 */
public record Forgotten(int tables) {}
