package kraken.tables.lists;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A page of a list of tables, the newest first.
 *
 * @param next where the next page begins; null where this is the last one
 */
public record TablePage(List<TableSummary> tables, @Nullable String next) {}
