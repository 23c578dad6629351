package kraken.server.store.check;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import kraken.jackson.Json;
import kraken.kit.Outcome;
import kraken.server.store.db.Damage;
import kraken.server.store.db.Statements;
import kraken.tables.Sitter;
import org.jspecify.annotations.Nullable;

/** Holds secrets, lists and mentions of persons against the logs that they belong to. */
final class ListCheck {

  private final Statements statements;
  private final Map<String, LogCheck> logs;
  private final Consumer<Damage> found;

  ListCheck(Statements statements, Map<String, LogCheck> logs, Consumer<Damage> found) {
    this.statements = statements;
    this.logs = logs;
    this.found = found;
  }

  private record Listed(String table, ListRow row, @Nullable String outcome) {}

  private record Text(String table, String text) {}

  void run() throws SQLException {
    checkLuck();
    checkRows();
    checkSeats();
    checkMentions();
  }

  private void checkLuck() throws SQLException {
    Map<String, String> secrets = new HashMap<>();
    for (Text row : texts("select table_id, secret from luck_secret")) {
      secrets.put(row.table, row.text);
    }
    logs.forEach((table, log) -> note(table, log.wrongLuck(secrets.get(table))));
  }

  private void checkRows() throws SQLException {
    Set<String> listed = new HashSet<>();
    for (Listed next :
        statements.query(
            "select table_id, game, edition, players, stage, host, opened_at, outcome from listing",
            row ->
                new Listed(
                    row.getString(1),
                    new ListRow(
                        row.getString(2),
                        row.getInt(3),
                        row.getInt(4),
                        row.getString(5),
                        row.getString(6),
                        row.getLong(7)),
                    row.getString(8)))) {
      listed.add(next.table);
      note(next.table, wrong(next));
    }
    for (Map.Entry<String, LogCheck> log : logs.entrySet()) {
      if (log.getValue().listedAs() != null && !listed.contains(log.getKey())) {
        note(log.getKey(), "it is in no list");
      }
    }
  }

  private @Nullable String wrong(Listed next) {
    LogCheck log = logs.get(next.table);
    if (log == null) {
      return "it is in the lists, and has no log";
    }
    ListedAs listedAs = log.listedAs();
    if (listedAs != null && !listedAs.row().equals(next.row)) {
      return "the lists do not show it as its log does";
    }
    return next.outcome == null || isReadable(next.outcome, Outcome.class)
        ? null
        : "its result cannot be read";
  }

  private static boolean isReadable(String json, Class<?> type) {
    try {
      return Json.read(json, type) != null;
    } catch (RuntimeException unfit) {
      return false;
    }
  }

  private void checkSeats() throws SQLException {
    Map<String, List<String>> seats = new HashMap<>();
    for (Text row : texts("select table_id, sitter from listing_seat order by table_id, seat")) {
      seats.computeIfAbsent(row.table, _ -> new ArrayList<>()).add(row.text);
    }
    logs.forEach((table, log) -> {
      ListedAs listedAs = log.listedAs();
      if (listedAs != null && !areAs(listedAs.seats(), seats.getOrDefault(table, List.of()))) {
        note(table, "the lists do not show its seats as its log does");
      }
    });
  }

  private static boolean areAs(List<Sitter> sitters, List<String> rows) {
    try {
      return rows.stream().map(row -> Json.read(row, Sitter.class)).toList().equals(sitters);
    } catch (RuntimeException unfit) {
      return false;
    }
  }

  private void checkMentions() throws SQLException {
    Map<String, Set<String>> mentions = new HashMap<>();
    for (Text row : texts("select table_id, person from presence")) {
      mentions.computeIfAbsent(row.table, _ -> new HashSet<>()).add(row.text);
    }
    logs.forEach((table, log) -> {
      ListedAs listedAs = log.listedAs();
      if (listedAs != null
          && !mentions.getOrDefault(table, Set.of()).containsAll(listedAs.mentioned())) {
        note(table, "somebody in its log would not be found who wants to be forgotten");
      }
    });
  }

  private List<Text> texts(String sql) throws SQLException {
    return statements.query(
        sql, row -> new Text(String.valueOf(row.getString(1)), String.valueOf(row.getString(2))));
  }

  private void note(String table, @Nullable String wrong) {
    if (wrong != null) {
      found.accept(new Damage(table, wrong));
    }
  }
}
