package kraken.api;

/** What takes the posts of a webhook: each wants another JSON. */
public enum WebhookKind {
  DISCORD,
  SLACK,
  NTFY
}
