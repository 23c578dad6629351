package kraken.tables.lists;

import java.util.List;

/** The tables that everybody may find: open to join, live to watch, past to replay. */
public record TableLists(
    List<TableSummary> open, List<TableSummary> live, List<TableSummary> past) {}
