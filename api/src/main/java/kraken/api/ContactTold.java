package kraken.api;

import org.jspecify.annotations.Nullable;

/**
 * How the crew of a table meets outside of it.
 *
 * @param call the https link of a voice call; null where there is none
 * @param webhook where turns are posted; null where nowhere, and for all but the host
 */
public record ContactTold(@Nullable String call, @Nullable Webhook webhook) {}
