package kraken.server.store.journal;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import kraken.server.store.db.Reader;
import kraken.server.store.db.Writer;
import kraken.tables.log.Journal;
import org.jdbi.v3.core.statement.Query;

/**
 * Reads and changes the times at which tables are due. Of several servers that want to reserve a
 * table, the first to change its time gets it.
 */
final class DueTables {

  private static final String CHANGE =
      "update listing set due_at = ? where table_id = ? and due_at = ?";

  private static final String OF_AN_EDITION = "game = ? and edition = ?";

  private final Reader reader;
  private final Writer writer;

  DueTables(Reader reader, Writer writer) {
    this.reader = reader;
    this.writer = writer;
  }

  private record Due(String table, long at) {}

  List<String> reserve(long before, long until, int most, Map<String, Integer> editions) {
    if (editions.isEmpty()) {
      return List.of();
    }
    List<Due> overdue = overdue(before, most, editions);
    List<CompletableFuture<Void>> changes =
        overdue.stream().map(due -> change(due.table, due.at, until)).toList();
    List<String> reserved = new ArrayList<>();
    for (int i = 0; i < changes.size(); i++) {
      if (isDone(changes.get(i))) {
        reserved.add(overdue.get(i).table);
      }
    }
    return reserved;
  }

  private static boolean isDone(CompletableFuture<Void> change) {
    try {
      change.join();
      return true;
    } catch (CompletionException lost) {
      return false;
    }
  }

  private List<Due> overdue(long before, int most, Map<String, Integer> editions) {
    String known = String.join(" or ", Collections.nCopies(editions.size(), OF_AN_EDITION));
    return reader.read(handle -> {
      Query query =
          handle.createQuery(
              "select table_id, due_at from listing where due_at <= ? and ("
                  + known
                  + ") order by due_at limit ?");
      int next = 0;
      query.bind(next++, before);
      for (Map.Entry<String, Integer> edition : editions.entrySet()) {
        query.bind(next++, edition.getKey()).bind(next++, edition.getValue());
      }
      query.bind(next, most);
      return query.map((row, _) -> new Due(row.getString(1), row.getLong(2))).list();
    });
  }

  void correct(String table, long reservedUntil, long due) {
    var _ = change(table, reservedUntil, due);
  }

  /** Fails where another server has changed the time before. */
  private CompletableFuture<Void> change(String table, long from, long to) {
    return writer.submit(
        table,
        statements ->
            statements.update(CHANGE, to, table, from) == 1
                ? null
                : new IllegalStateException("another server was faster"));
  }

  long of(String table) {
    return reader.read(handle ->
        handle
            .createQuery("select due_at from listing where table_id = ?")
            .bind(0, table)
            .mapTo(Long.class)
            .findOne()
            .orElse(Journal.NEVER));
  }
}
