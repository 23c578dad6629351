package kraken.api;

import org.jspecify.annotations.Nullable;

/**
 * How the crew of a table shall meet outside of it, as its host wants it.
 *
 * @param call the https link of a voice call; null for none
 * @param webhook where turns are posted; null for nowhere
 * @param language one of the languages of the client, for what is posted
 */
public record ContactWish(@Nullable String call, @Nullable Webhook webhook, String language) {}
