package kraken.server.api;

/** How somebody wants to be called. */
public record Name(String name) {}
