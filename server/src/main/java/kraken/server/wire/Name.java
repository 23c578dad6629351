package kraken.server.wire;

/** How somebody wants to be called. */
public record Name(String name) {}
