package kraken.kit;

import org.jspecify.annotations.Nullable;

/**
 * Something that speaks for a move or against it, from what its seat can know.
 *
 * @param subject what it is, as a key for texts
 * @param better whether it speaks for the move
 * @param about the player whom it is about; null where it is about none
 * @param number how often or how many percent, as the subject has it; 0 where nothing is counted
 */
public record Argument(String subject, boolean better, @Nullable Seat about, int number) {}
