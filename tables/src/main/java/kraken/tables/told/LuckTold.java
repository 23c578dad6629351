package kraken.tables.told;

import org.jspecify.annotations.Nullable;

/** The promise about the luck, and after the game what keeps it. */
public record LuckTold(String hash, @Nullable String secret) {}
