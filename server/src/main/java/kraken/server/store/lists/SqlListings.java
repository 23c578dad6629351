package kraken.server.store.lists;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
import kraken.tables.lists.TableSummary;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Lists of tables in the database. */
public final class SqlListings implements Listings {

  private static final String COLUMNS =
      "select table_id, game, edition, players, stage, listed, stage_at, outcome, why_closed from listing ";

  private static final String LISTED = "where stage = ? and listed order by opened_at desc limit ?";

  /** What a host has deleted is of no interest to the host, only to those who sat there. */
  private static final String MINE =
      "where table_id in (select table_id from listing where host = ?"
          + " union select table_id from listing_seat where person = ?)"
          + " and not (host = ? and stage = 'CLOSED' and why_closed = 'DELETED')"
          + " order by opened_at desc limit ?";

  private static final Logger LOG = LoggerFactory.getLogger(SqlListings.class);

  private final Reader reader;
  private final Writer writer;

  public SqlListings(Reader reader, Writer writer) {
    this.reader = reader;
    this.writer = writer;
  }

  @Override
  public List<TableSummary> listed(Stage stage, int most) {
    return found(LISTED, stage.name(), most);
  }

  @Override
  public List<TableSummary> of(String person, int most) {
    return found(MINE, person, person, person, most);
  }

  @Override
  public CompletableFuture<Void> keep(String table, Outcome outcome) {
    return writer.submit(statements -> {
      ListingUpdate.outcome(statements, table, outcome);
      return null;
    });
  }

  private List<TableSummary> found(String where, Object... values) {
    return reader.read(handle -> {
      var query = handle.createQuery(COLUMNS + where);
      for (int i = 0; i < values.length; i++) {
        query.bind(i, values[i]);
      }
      List<TableSummary> tables = new ArrayList<>();
      query.map((row, _) -> readable(row)).forEach(found -> found.ifPresent(tables::add));
      return withSeats(handle, tables);
    });
  }

  /** Leaves out a table whose row is damaged, so that all others can be listed. */
  private static Optional<TableSummary> readable(ResultSet row) throws SQLException {
    String table = row.getString(1);
    try {
      return Optional.of(summary(row));
    } catch (RuntimeException damaged) {
      LOG.error("table {} is damaged: the lists cannot show it", table, damaged);
      return Optional.empty();
    }
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
        whyClosed(row.getString(9)));
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
