package kraken.api;

/**
 * Where the turns of a table are posted.
 *
 * @param kind what takes the post
 */
public record Webhook(WebhookKind kind, String address) {}
