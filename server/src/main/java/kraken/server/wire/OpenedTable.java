package kraken.server.wire;

/** Where to find the new table. */
public record OpenedTable(String id) {}
