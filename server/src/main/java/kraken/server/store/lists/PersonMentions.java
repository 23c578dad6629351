package kraken.server.store.lists;

import java.sql.SQLException;
import java.util.List;
import kraken.jackson.Json;
import kraken.server.store.db.Entries;
import kraken.server.store.db.Statements;
import kraken.tables.Sitter;
import kraken.tables.log.Fact;
import kraken.tables.log.FactErasure;

/**
 * Who is named in which log, kept in step with it; and what is done when somebody leaves for good.
 */
final class PersonMentions {

  private PersonMentions() {}

  static void note(Statements statements, Sitter sitter, String table) throws SQLException {
    if (sitter instanceof Sitter.Human(var person)) {
      note(statements, person.id(), table);
    }
  }

  /** Bots have no id. */
  static void note(Statements statements, String person, String table) throws SQLException {
    if (!person.isEmpty()) {
      statements.update(
          "insert into presence (person, table_id) values (?, ?) on conflict do nothing",
          person,
          table);
    }
  }

  /**
   * The one change that a log ever sees: in what it says, not in what happened or in its numbers.
   */
  static void end(Statements statements, Entries log, String person, String table)
      throws SQLException {
    forgetInLog(statements, log.of(table), person);
    forgetInLists(statements, person, table);
    statements.update("delete from presence where person = ? and table_id = ?", person, table);
  }

  private static void forgetInLog(Statements statements, Entries.Log log, String person)
      throws SQLException {
    for (Statements.Row row :
        statements.rows(
            log.select("number, fact", "and fact like ?"),
            log.between(List.of(), naming(person)))) {
      Fact fact = Json.read(row.text(), Fact.class);
      String nameless = Json.write(FactErasure.in(fact, person), Fact.class);
      statements.update(
          log.update("fact = ?", "and number = ?"), log.between(List.of(nameless), row.number()));
    }
  }

  private static String naming(String person) {
    return "%\"id\":\"" + person + "\"%";
  }

  /** A table that nobody is at any more and nobody can start is no offer to others. */
  private static void forgetInLists(Statements statements, String person, String table)
      throws SQLException {
    for (Statements.Row row :
        statements.rows(
            "select seat, sitter from listing_seat where table_id = ? and sitter like ?",
            table,
            naming(person))) {
      Sitter nameless = FactErasure.in(Json.read(row.text(), Sitter.class), person);
      statements.update(
          "update listing_seat set sitter = ?, person = null where table_id = ? and seat = ?",
          Json.write(nameless, Sitter.class),
          table,
          row.number());
    }
    statements.update(
        "update listing set host = '' where table_id = ? and host = ?", table, person);
    statements.update(
        "update listing set listed = false where table_id = ? and stage = 'GATHERING' and not exists"
            + " (select 1 from listing_seat where listing_seat.table_id = listing.table_id"
            + " and person is not null)",
        table);
  }
}
