package kraken.server.store.journal;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import kraken.jackson.Json;
import kraken.kit.Outcome;
import kraken.server.store.db.Backend;
import kraken.server.store.db.Entries;
import kraken.server.store.db.HashedLine;
import kraken.server.store.db.LogLine;
import kraken.server.store.db.Peers;
import kraken.server.store.db.Reader;
import kraken.server.store.db.Statements;
import kraken.server.store.db.StoreListener;
import kraken.server.store.db.Writer;
import kraken.server.store.lists.ListingUpdate;
import kraken.tables.Person;
import kraken.tables.Stage;
import kraken.tables.log.Entry;
import kraken.tables.log.Journal;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import org.jspecify.annotations.Nullable;

/**
 * The logs of all tables in SQL. A table has one entry for each number, so of two servers that
 * append the same number one gets a conflict. Safe for many threads.
 */
public final class SqlJournal implements Journal {

  private final Reader reader;
  private final Writer writer;
  private final Peers peers;
  private final Entries log;
  private final DueTables dueTables;
  private final QuietTables quietTables;
  private final StoreListener listener;

  public SqlJournal(Reader reader, Writer writer, Backend backend, StoreListener listener) {
    this.reader = reader;
    this.writer = writer;
    this.peers = backend.peers();
    this.log = backend.dialect().entries();
    this.dueTables = new DueTables(reader, writer);
    this.quietTables = new QuietTables(reader, writer, log);
    this.listener = listener;
  }

  @Override
  public CompletableFuture<Void> append(String table, List<Entry> entries, long due) {
    return write(table, entries, due, null);
  }

  @Override
  public CompletableFuture<Void> append(String table, List<Entry> entries) {
    return write(table, entries, null, null);
  }

  @Override
  public CompletableFuture<Void> appendEnd(String table, List<Entry> entries, Outcome outcome) {
    return write(table, entries, NEVER, outcome);
  }

  private CompletableFuture<Void> write(
      String table, List<Entry> entries, @Nullable Long due, @Nullable Outcome outcome) {
    List<Entry> kept = List.copyOf(entries);
    List<LogLine> lines = new ArrayList<>(kept.size());
    for (Entry entry : kept) {
      lines.add(LogLine.of(entry));
    }
    return writer
        .submit(table, statements -> insert(statements, table, lines, kept, due, outcome))
        .thenRun(() -> listener.wrote(kept));
  }

  /** Appends lines as another database has stored them, unchanged. */
  public CompletableFuture<Void> appendLines(String table, List<LogLine> lines, long due) {
    List<Entry> entries = lines.stream().map(LogLine::entry).toList();
    return writer.submit(table, statements -> insert(statements, table, lines, entries, due, null));
  }

  /** Adds lines and whatever else follows from them; returns why nothing was written, or null. */
  private @Nullable RuntimeException insert(
      Statements statements,
      String table,
      List<LogLine> lines,
      List<Entry> entries,
      @Nullable Long due,
      @Nullable Outcome outcome)
      throws SQLException {
    RuntimeException refused = added(statements, table, lines);
    if (refused != null) {
      return refused;
    }
    ListingUpdate.follow(statements, log, table, entries);
    if (due != null) {
      ListingUpdate.due(statements, table, due);
    }
    if (outcome != null) {
      ListingUpdate.outcome(statements, table, outcome);
    }
    return null;
  }

  /**
   * Only the first line can be in conflict: a log has no gaps, so where its number is free, the
   * later ones are.
   */
  private @Nullable RuntimeException added(Statements statements, String table, List<LogLine> lines)
      throws SQLException {
    for (int i = 0; i < lines.size(); i++) {
      LogLine line = lines.get(i);
      boolean added;
      try {
        added = log.add(statements, table, line);
      } catch (GoneException gone) {
        return gone; // before the first line: nothing is written yet
      }
      if (!added && i == 0) {
        return new ConflictException(table, line.number());
      }
      if (!added) {
        throw new IllegalStateException("a gap in the log of " + table);
      }
    }
    return null;
  }

  public long due(String table) {
    return dueTables.of(table);
  }

  @Override
  public Optional<Outcome> outcome(String table) {
    return reader.read(handle ->
        handle
            .createQuery("select outcome from listing where table_id = ? and outcome is not null")
            .bind(0, table)
            .map((row, _) -> Json.read(row.getString(1), Outcome.class))
            .findOne());
  }

  @Override
  public List<String> reserveDue(long before, long until, int most, Map<String, Integer> editions) {
    return dueTables.reserve(before, until, most, editions);
  }

  @Override
  public void correctDue(String table, long reservedUntil, long due) {
    dueTables.correct(table, reservedUntil, due);
  }

  @Override
  public List<String> quiet(Stage stage, long before, int most) {
    return quietTables.find(stage, before, most);
  }

  @Override
  public void noteActive(String table, long at) {
    quietTables.noteActive(table, at);
  }

  @Override
  public void removeClosed(long before, int most) {
    quietTables.removeClosed(before, most);
  }

  @Override
  public List<Entry> read(String table, long after) {
    List<Entry> entries = new ArrayList<>();
    for (LogLine line : lines(table, after)) {
      try {
        entries.add(line.entry());
      } catch (RuntimeException unfit) {
        throw new DamagedException(table, line.number(), unfit);
      }
    }
    return entries;
  }

  /**
   * The lines after this number. Reads the one before them, too, whose hash the next one must fit.
   *
   * @throws DamagedException where a line is not what was written
   */
  public List<LogLine> lines(String table, long after) {
    List<HashedLine> found =
        reader.read(handle ->
            inLog(handle, HashedLine.COLUMNS, table, "and number >= ? order by number", after)
                .map((row, _) -> HashedLine.read(row, 1))
                .list());
    return HashCheck.checked(table, found, after);
  }

  /** The ids of all tables, in the same order in every database. */
  public List<String> tables() {
    List<String> ids =
        reader.read(handle ->
            handle.createQuery("select table_id from listing").mapTo(String.class).list());
    return ids.stream().sorted().toList();
  }

  /** The number of the last entry; 0 where the table is not known. */
  public long last(String table) {
    return reader.read(
        handle -> inLog(handle, "coalesce(max(number), 0)", table, "").mapTo(Long.class).one());
  }

  private Query inLog(
      Handle handle, String columns, String table, String further, Object... values) {
    Entries.Log found = log.of(table);
    Query query = handle.createQuery(found.select(columns, further));
    @Nullable Object[] all = found.between(List.of(), values);
    for (int i = 0; i < all.length; i++) {
      query.bind(i, all[i]);
    }
    return query;
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
    return reader
        .read(handle ->
            handle
                .createQuery("select secret from luck_secret where table_id = ?")
                .bind(0, table)
                .mapTo(String.class)
                .findOne())
        .orElseThrow(() -> new DamagedException(table, "the secret of its luck is missing"));
  }

  @Override
  public boolean isShared() {
    return peers.isShared();
  }

  @Override
  public void listen(Listener changes) {
    peers.listen(changes, reader);
  }

  @Override
  public CompletableFuture<List<Person>> elsewhere(String table) {
    return peers.watchersElsewhere(table);
  }

  @Override
  public void tellPeers(String table) {
    peers.tellConnected(table);
  }

  @Override
  public void askPeers(String table) {
    peers.askConnected(table);
  }
}
