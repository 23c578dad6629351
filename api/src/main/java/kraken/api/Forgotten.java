package kraken.api;

/**
 * The answer to a person who asked to be forgotten.
 *
 * @param tables the number of tables that the person's name and words were removed from
 */
public record Forgotten(int tables) {}
