package kraken.tables.lists;

import java.util.List;

/** The tables that everybody may find: to join, to watch, to see again. */
public record TableLists(
    List<TableSummary> open, List<TableSummary> live, List<TableSummary> past) {}
