package kraken.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import kraken.json.Json;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.log.Journal;
import org.jspecify.annotations.Nullable;

/** The logs of all tables. The key of an entry, its table and number, lets one writer win. */
public final class SqlJournal implements Journal {

  private static final String INSERT =
      "insert into entry (table_id, number, at, command, fact) values (?, ?, ?, ?, ?)"
          + " on conflict do nothing";

  private final Reader reader;
  private final Writer writer;
  private final Backend backend;

  private record Line(Entry entry, String fact) {}

  SqlJournal(Reader reader, Writer writer, Backend backend) {
    this.reader = reader;
    this.writer = writer;
    this.backend = backend;
  }

  @Override
  public CompletableFuture<Void> append(String table, List<Entry> entries) {
    List<Line> lines = new ArrayList<>(entries.size());
    for (Entry entry : entries) {
      lines.add(new Line(entry, Json.write(entry.fact(), Fact.class)));
    }
    return writer.submit(table, statements -> insert(statements, table, lines));
  }

  /** A log has no gaps: where the first number is free, so are those after it. */
  private static @Nullable RuntimeException insert(
      Statements statements, String table, List<Line> lines) throws SQLException {
    for (Line line : lines) {
      Entry entry = line.entry();
      int rows =
          statements.update(
              INSERT, table, entry.number(), entry.at(), entry.command(), line.fact());
      if (rows == 0 && entry.number() == lines.getFirst().entry().number()) {
        return new Conflict(table, entry.number());
      }
      if (rows == 0) {
        throw new IllegalStateException("a gap in the log of " + table);
      }
      ListingUpdate.follow(statements, table, entry);
    }
    return null;
  }

  @Override
  public List<Entry> read(String table, long after) {
    return reader.read(handle ->
        handle
            .createQuery(
                "select number, at, command, fact from entry"
                    + " where table_id = ? and number > ? order by number")
            .bind(0, table)
            .bind(1, after)
            .map((row, _) -> entry(row))
            .list());
  }

  private static Entry entry(ResultSet row) throws SQLException {
    return new Entry(
        row.getLong(1), row.getLong(2), row.getString(3), Json.read(row.getString(4), Fact.class));
  }

  @Override
  public CompletableFuture<Void> keepSecret(String table, String luckSecret) {
    return writer.submit(statements -> {
      statements.update(
          "insert into luck_secret (table_id, secret) values (?, ?) on conflict do nothing",
          table,
          luckSecret);
      return null;
    });
  }

  @Override
  public String secret(String table) {
    return reader.read(handle ->
        handle
            .createQuery("select secret from luck_secret where table_id = ?")
            .bind(0, table)
            .mapTo(String.class)
            .one());
  }

  @Override
  public void listen(Ear ear) {
    backend.listen(ear);
  }
}
