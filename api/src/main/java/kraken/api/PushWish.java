package kraken.api;

import kraken.json.OmitNull;
import org.jspecify.annotations.Nullable;

/**
 * A browser's wish to be alerted when it is the person's turn.
 *
 * @param endpoint the address that its push service has given it
 * @param key the public key of the browser, base64url
 * @param auth the secret of the browser, base64url
 * @param language one of the languages of the client
 * @param quiet when nothing is to be heard, each day; without it there are no such hours
 */
public record PushWish(
    String endpoint,
    String key,
    String auth,
    String language,
    @OmitNull @Nullable QuietHours quiet) {}
