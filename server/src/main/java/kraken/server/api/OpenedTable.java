package kraken.server.api;

/** Where to find the new table. */
public record OpenedTable(String id) {}
