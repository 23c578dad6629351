package kraken.server.api;

/** The name that a person wants to have. */
public record Name(String name) {}
