package kraken.server.store.lists;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import kraken.jackson.Json;
import kraken.kit.Outcome;
import kraken.server.store.db.Reader;
import kraken.server.store.db.Writer;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.lists.Listings;
import kraken.tables.lists.TableSummary;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Lists of tables in the database. */
public final class SqlListings implements Listings {

  private static final String COLUMNS =
      "select table_id, game, edition, players, stage, listed, stage_at, outcome from listing ";

  private static final String LISTED = "where stage = ? and listed order by opened_at desc limit ?";

  private static final String MINE =
      "where table_id in (select table_id from listing where host = ?"
          + " union select table_id from listing_seat where person = ?)"
          + " order by opened_at desc limit ?";

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
    return found(MINE, person, person, most);
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
      List<TableSummary> tables = query.map((row, _) -> summary(row)).list();
      return withSeats(handle, tables);
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
        outcome(row.getString(8)));
  }

  /** Reads the seats of all tables with one query. */
  private static List<TableSummary> withSeats(Handle handle, List<TableSummary> tables) {
    if (tables.isEmpty()) {
      return tables;
    }
    Map<String, List<Sitter>> seats = new HashMap<>();
    handle
        .createQuery(
            "select table_id, sitter from listing_seat where table_id in (<tables>) order by seat")
        .bindList("tables", tables.stream().map(TableSummary::id).toList())
        .map((row, _) -> Map.entry(row.getString(1), Json.read(row.getString(2), Sitter.class)))
        .forEach(seat ->
            seats.computeIfAbsent(seat.getKey(), _ -> new ArrayList<>()).add(seat.getValue()));
    return tables.stream()
        .map(table -> table.seating(seats.getOrDefault(table.id(), List.of())))
        .toList();
  }

  private static @Nullable Outcome outcome(@Nullable String written) {
    return written == null ? null : Json.read(written, Outcome.class);
  }
}
