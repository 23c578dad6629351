package kraken.kit;

/**
 * How likely somebody takes a player to play a part.
 *
 * @param about the player
 * @param part as {@link Game#part} calls it
 */
public record Belief(Seat about, String part, int percent) {}
