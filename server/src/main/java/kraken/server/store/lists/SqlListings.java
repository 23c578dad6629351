package kraken.server.store.lists;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import kraken.jackson.Json;
import kraken.kit.Outcome;
import kraken.server.store.db.Reader;
import kraken.server.store.db.Writer;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.WhyClosed;
import kraken.tables.lists.Listings;
import kraken.tables.lists.TablePage;
import kraken.tables.lists.TableQuery;
import kraken.tables.lists.TableSummary;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Lists of tables in the database. */
public final class SqlListings implements Listings {

  private static final String COLUMNS =
      "select table_id, game, edition, players, stage, listed, stage_at, outcome, why_closed,"
          + " opened_at from listing where ";

  private static final Logger LOG = LoggerFactory.getLogger(SqlListings.class);

  private final Reader reader;
  private final Writer writer;

  public SqlListings(Reader reader, Writer writer) {
    this.reader = reader;
    this.writer = writer;
  }

  /** Reads one table more than the page has, to know whether there is a next page. */
  @Override
  public TablePage page(TableQuery query) {
    ListCondition condition = ListCondition.of(query);
    return reader.read(handle -> {
      var asked = handle.createQuery(COLUMNS + condition.sql());
      List<Object> values = condition.values();
      for (int i = 0; i < values.size(); i++) {
        asked.bind(i, values.get(i));
      }
      List<Row> rows = asked.map((row, _) -> row(row)).list();
      boolean hasMore = rows.size() > query.most();
      List<Row> shown = hasMore ? rows.subList(0, query.most()) : rows;
      String next = hasMore ? shown.getLast().cursor : null;
      List<TableSummary> readable =
          shown.stream().map(Row::summary).filter(Objects::nonNull).toList();
      return new TablePage(withSeats(handle, readable), next);
    });
  }

  /**
   * A row of the list.
   *
   * @param summary null where the row is damaged
   */
  private record Row(String cursor, @Nullable TableSummary summary) {}

  /** Leaves out a table whose row is damaged, so that all others can be listed. */
  private static Row row(ResultSet row) throws SQLException {
    String table = row.getString(1);
    String cursor = ListCondition.cursor(row.getLong(10), table);
    try {
      return new Row(cursor, summary(row));
    } catch (RuntimeException damaged) {
      LOG.error("table {} is damaged: the lists cannot show it", table, damaged);
      return new Row(cursor, null);
    }
  }

  @Override
  public int unstarted(String host) {
    return reader.read(handle ->
        handle
            .createQuery("select count(*) from listing where host = ? and stage = 'GATHERING'")
            .bind(0, host)
            .mapTo(Integer.class)
            .one());
  }

  @Override
  public Set<String> unstarted(Collection<String> tables) {
    if (tables.isEmpty()) {
      return Set.of();
    }
    return reader.read(handle ->
        handle
            .createQuery(
                "select table_id from listing where stage = 'GATHERING' and table_id in (<tables>)")
            .bindList("tables", List.copyOf(tables))
            .mapTo(String.class)
            .set());
  }

  @Override
  public CompletableFuture<Void> keep(String table, Outcome outcome) {
    return writer.submit(statements -> {
      ListingUpdate.outcome(statements, table, outcome);
      return null;
    });
  }

  private static TableSummary summary(ResultSet row) throws SQLException {
    return new TableSummary(
        row.getString(1),
        row.getString(2),
        row.getInt(3),
        row.getInt(4),
        Stage.valueOf(row.getString(5)),
        row.getBoolean(6),
        List.of(),
        row.getLong(7),
        outcome(row.getString(8)),
        whyClosed(row.getString(9)),
        null);
  }

  /** Reads the seats of all tables with one query. */
  private static List<TableSummary> withSeats(Handle handle, List<TableSummary> tables) {
    if (tables.isEmpty()) {
      return tables;
    }
    Map<String, List<Sitter>> seats = new HashMap<>();
    Set<String> damaged = new HashSet<>();
    handle
        .createQuery(
            "select table_id, sitter from listing_seat where table_id in (<tables>) order by seat")
        .bindList("tables", tables.stream().map(TableSummary::id).toList())
        .map((row, _) -> new SeatRow(row.getString(1), row.getString(2)))
        .forEach(seat -> {
          try {
            seats.computeIfAbsent(seat.table, _ -> new ArrayList<>()).add(seat.sitter());
          } catch (RuntimeException unfit) {
            LOG.error("table {} is damaged: the lists cannot show its seats", seat.table, unfit);
            damaged.add(seat.table);
          }
        });
    return tables.stream()
        .filter(table -> !damaged.contains(table.id()))
        .map(table -> table.seating(seats.getOrDefault(table.id(), List.of())))
        .toList();
  }

  private record SeatRow(String table, String json) {

    Sitter sitter() {
      return Json.read(json, Sitter.class);
    }
  }

  private static @Nullable WhyClosed whyClosed(@Nullable String written) {
    return written == null ? null : WhyClosed.valueOf(written);
  }

  private static @Nullable Outcome outcome(@Nullable String written) {
    return written == null ? null : Json.read(written, Outcome.class);
  }
}
