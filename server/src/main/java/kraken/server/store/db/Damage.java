package kraken.server.store.db;

import org.jspecify.annotations.Nullable;

/**
 * Something in a store that is not as it was written.
 *
 * @param table null where it cannot be said which one
 * @param sentence what is wrong, for people
 */
public record Damage(@Nullable String table, String sentence) {}
