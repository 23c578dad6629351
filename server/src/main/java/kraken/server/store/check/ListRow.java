package kraken.server.store.check;

/** What the row of a table in the lists has in common with its log. */
record ListRow(String game, int edition, int players, String stage, String host, long openedAt) {}
