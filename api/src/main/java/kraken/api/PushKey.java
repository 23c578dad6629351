package kraken.api;

/** The key by which push services know this server, base64url. */
public record PushKey(String key) {}
