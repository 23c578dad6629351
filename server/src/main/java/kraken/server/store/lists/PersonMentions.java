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
 * Remembers which persons are named in which logs, and takes a person out of a log who asked to be
 * forgotten.
 */
final class PersonMentions {

  private PersonMentions() {}

  static void note(Statements statements, Sitter sitter, String table) throws SQLException {
    if (sitter instanceof Sitter.Human(var person)) {
      note(statements, person.id(), table);
    }
  }

  /** Ignores an empty id: bots have none. */
  static void note(Statements statements, String person, String table) throws SQLException {
    if (!person.isEmpty()) {
      statements.update(
          "insert into presence (person, table_id) values (?, ?) on conflict do nothing",
          person,
          table);
    }
  }

  /**
   * Replaces the name and words of the person in the log and the lists. Nothing else ever changes a
   * log, and moves and numbers stay.
   */
  static void end(Statements statements, Entries log, String person, String table)
      throws SQLException {
    forgetInLog(statements, log, person, table);
    forgetInLists(statements, person, table);
    statements.update("delete from presence where person = ? and table_id = ?", person, table);
  }

  private static void forgetInLog(
      Statements statements, Entries entries, String person, String table) throws SQLException {
    Entries.Log log = entries.of(table);
    long first = Long.MAX_VALUE;
    for (Statements.Row row :
        statements.rows(
            log.select("number, fact", "and fact like ?"),
            log.between(List.of(), naming(person)))) {
      Fact fact = Json.read(row.text(), Fact.class);
      String nameless = Json.write(FactErasure.in(fact, person), Fact.class);
      statements.update(
          log.update("fact = ?", "and number = ?"), log.between(List.of(nameless), row.number()));
      first = Math.min(first, row.number());
    }
    if (first < Long.MAX_VALUE) {
      statements.hashChain().renew(statements, entries, table, first);
    }
  }

  private static String naming(String person) {
    return "%\"id\":\"" + person + "\"%";
  }

  /** Also unlists a gathering table that has no person left: nobody could start it. */
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
