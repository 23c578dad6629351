package kraken.server.alerts;

import kraken.api.QuietHours;
import org.jspecify.annotations.Nullable;

/**
 * A browser that wants alerts.
 *
 * @param endpoint where its push service takes messages for it
 * @param key the public key of the browser, base64url
 * @param auth the secret of the browser, base64url
 * @param language of the person
 * @param site the address of this site, as the browser knows it
 * @param quiet null where the person may be alerted at any time
 */
public record PushSubscription(
    String person,
    String endpoint,
    String key,
    String auth,
    String language,
    String site,
    @Nullable QuietHours quiet) {}
