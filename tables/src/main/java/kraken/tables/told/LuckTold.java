package kraken.tables.told;

import org.jspecify.annotations.Nullable;

/** The hash of the secret of the luck, and after the game the secret. */
public record LuckTold(String hash, @Nullable String secret) {}
