package kraken.server.store.lists;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import kraken.tables.Stage;
import kraken.tables.WhyClosed;
import kraken.tables.lists.TableQuery;

/**
 * The condition, order and limit of a page of a list, as SQL.
 *
 * @param values the parameters, in order
 */
record ListCondition(String sql, List<Object> values) {

  /** What a host has deleted is of no interest to the host, only to those who sat there. */
  private static final String OF_PERSON =
      "table_id in (select table_id from listing where host = ?"
          + " union select table_id from listing_seat where person = ?)"
          + " and not (host = ? and stage = '"
          + Stage.CLOSED
          + "' and why_closed = '"
          + WhyClosed.DELETED
          + "')";

  private static final String AFTER = "(opened_at < ? or (opened_at = ? and table_id < ?))";

  static ListCondition of(TableQuery query) {
    List<String> parts = new ArrayList<>();
    List<Object> values = new ArrayList<>();
    addWhose(query, parts, values);
    addEditions(query.editions(), parts, values);
    if (query.game() != null) {
      parts.add("game = ?");
      values.add(query.game());
    }
    if (query.seats() != null) {
      parts.add("players = ?");
      values.add(query.seats());
    }
    if (query.after() != null) {
      addAfter(query.after(), parts, values);
    }
    values.add(query.most() + 1);
    return new ListCondition(
        String.join(" and ", parts) + " order by opened_at desc, table_id desc limit ?", values);
  }

  private static void addWhose(TableQuery query, List<String> parts, List<Object> values) {
    if (query.stage() != null) {
      parts.add("stage = ? and listed");
      values.add(query.stage().name());
    }
    if (query.person() != null) {
      parts.add(OF_PERSON);
      values.addAll(Collections.nCopies(3, query.person()));
    }
  }

  private static void addEditions(
      Map<String, Integer> editions, List<String> parts, List<Object> values) {
    if (editions.isEmpty()) {
      return;
    }
    String each = "(game = ? and edition = ?)";
    parts.add("(" + String.join(" or ", Collections.nCopies(editions.size(), each)) + ")");
    editions.forEach((game, edition) -> {
      values.add(game);
      values.add(edition);
    });
  }

  /** Names a place in a list that stays the same when tables come and go. */
  static String cursor(long openedAt, String table) {
    return openedAt + "-" + table;
  }

  private static void addAfter(String cursor, List<String> parts, List<Object> values) {
    int dash = cursor.indexOf('-');
    long openedAt = Long.parseLong(cursor.substring(0, Math.max(0, dash)));
    parts.add(AFTER);
    values.add(openedAt);
    values.add(openedAt);
    values.add(cursor.substring(dash + 1));
  }
}
