package kraken.api;

/** The id of the table that was just opened. */
public record OpenedTable(String id) {}
