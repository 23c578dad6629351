package kraken.server.store.journal;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import kraken.server.store.db.Entries;
import kraken.server.store.db.Reader;
import kraken.server.store.db.Statements;
import kraken.server.store.db.Writer;
import kraken.tables.Stage;
import org.jspecify.annotations.Nullable;

/** Finds tables at which nothing happens any more, and removes those that were closed. */
final class QuietTables {

  /** What belongs to a table beside its log; what refers to others comes first. */
  private static final List<String> BELONGINGS =
      List.of("listing_seat", "presence", "luck_secret", "table_contact", "listing");

  private final Reader reader;
  private final Writer writer;
  private final Entries log;

  QuietTables(Reader reader, Writer writer, Entries log) {
    this.reader = reader;
    this.writer = writer;
    this.log = log;
  }

  List<String> find(Stage stage, long before, int most) {
    return ids("active_at", stage, before, most);
  }

  private List<String> ids(String time, Stage stage, long before, int most) {
    return reader.read(handle ->
        handle
            .createQuery(
                "select table_id from listing where stage = ? and %s < ? order by %s limit ?"
                    .formatted(time, time))
            .bind(0, stage.name())
            .bind(1, before)
            .bind(2, most)
            .mapTo(String.class)
            .list());
  }

  void noteActive(String table, long at) {
    var _ =
        writer.submit(statements -> {
          statements.update(
              "update listing set active_at = ? where table_id = ? and active_at < ?",
              at,
              table,
              at);
          return null;
        });
  }

  /** Each table is a write of its own. Returns when all are durable. */
  void removeClosed(long before, int most) {
    List<CompletableFuture<Void>> removals = new ArrayList<>();
    for (String table : ids("stage_at", Stage.CLOSED, before, most)) {
      removals.add(writer.submit(table, statements -> remove(statements, table)));
    }
    removals.forEach(CompletableFuture::join);
  }

  /** Locks the row of the table first, so that of two servers one removes it. */
  private @Nullable RuntimeException remove(Statements statements, String table)
      throws SQLException {
    int there =
        statements.update(
            "update listing set due_at = due_at where table_id = ? and stage = ?",
            table,
            Stage.CLOSED.name());
    if (there == 1) {
      log.remove(statements, table);
      for (String belonging : BELONGINGS) {
        statements.update("delete from " + belonging + " where table_id = ?", table);
      }
    }
    return null;
  }
}
