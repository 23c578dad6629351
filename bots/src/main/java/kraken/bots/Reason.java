package kraken.bots;

/**
 * A way in which a line differs from others.
 *
 * @param subject what it is about, as {@link kraken.kit.Features#subject} calls it
 * @param better whether this line does better in it than the others
 */
public record Reason(String subject, boolean better) {}
