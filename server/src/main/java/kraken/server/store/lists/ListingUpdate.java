package kraken.server.store.lists;

import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kraken.jackson.Json;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.server.store.db.Entries;
import kraken.server.store.db.Statements;
import kraken.tables.Person;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.WhyClosed;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import org.jspecify.annotations.Nullable;

/**
 * Updates the lists of tables from new entries, in the same transaction. Moves change only the time
 * at which the table is due. An imported game is not listed for the persons in its log, since
 * anybody can write a file with their ids.
 */
public final class ListingUpdate {

  private final Statements statements;
  private final Entries log;
  private final String table;
  private final boolean broughtIn;
  private final Map<Seat, Sitter> seated = new LinkedHashMap<>();

  private ListingUpdate(Statements statements, Entries log, String table, boolean broughtIn) {
    this.statements = statements;
    this.log = log;
    this.table = table;
    this.broughtIn = broughtIn;
  }

  public static void follow(Statements statements, Entries log, String table, List<Entry> entries)
      throws SQLException {
    boolean broughtIn =
        entries.getFirst().fact() instanceof Fact.Opened opened && opened.isBroughtIn();
    new ListingUpdate(statements, log, table, broughtIn).follow(entries);
  }

  private void follow(List<Entry> entries) throws SQLException {
    for (Entry entry : entries) {
      follow(entry);
    }
    writeSeats();
    if (broughtIn) {
      statements.update("update listing_seat set person = null where table_id = ?", table);
    }
  }

  private void follow(Entry entry) throws SQLException {
    switch (entry.fact()) {
      case Fact.Opened opened -> opened(entry.at(), opened);
      case Fact.Seated(Seat seat, Sitter sitter) -> seated(seat, sitter);
      case Fact.HandedOver(Seat seat, Sitter to, var _) -> seated(seat, to);
      case Fact.HostPassed(Person to) -> hostPassed(to);
      case Fact.Said said -> PersonMentions.note(statements, said.person().id(), table);
      case Fact.Left(String person) -> left(person);
      case Fact.Started _ -> stage(Stage.PLAYING, entry.at());
      case Fact.Ended _ -> stage(Stage.OVER, entry.at());
      case Fact.Closed(WhyClosed why) -> closed(why, entry.at());
      case Fact.NonceGiven _,
          Fact.Drawn _,
          Fact.Played _,
          Fact.TimedOut _,
          Fact.TakenBack _,
          Fact.Advised _,
          Fact.EyesLent _,
          Fact.EyesBorrowed _,
          Fact.Rematched _ -> {}
    }
  }

  private void seated(Seat seat, Sitter sitter) throws SQLException {
    seated.put(seat, sitter);
    PersonMentions.note(statements, sitter, table);
  }

  /** The host of an imported game stays the person who has imported it. */
  private void hostPassed(Person host) throws SQLException {
    if (!broughtIn) {
      statements.update("update listing set host = ? where table_id = ?", host.id(), table);
    }
    PersonMentions.note(statements, host.id(), table);
  }

  private void left(String person) throws SQLException {
    writeSeats();
    PersonMentions.end(statements, log, person, table);
  }

  /**
   * Writes each seat once: in a rematch the crew is seated in the same batch that opens the table.
   */
  private void writeSeats() throws SQLException {
    for (Map.Entry<Seat, Sitter> seat : seated.entrySet()) {
      writeSeat(seat.getKey(), seat.getValue());
    }
    seated.clear();
  }

  /**
   * Sets when the table is due. For most entries that is never, as before, and no row is written.
   */
  public static void due(Statements statements, String table, long due) throws SQLException {
    statements.update(
        "update listing set due_at = ? where table_id = ? and due_at <> ?", due, table, due);
  }

  /** How the game ended, as the game told it. */
  public static void outcome(Statements statements, String table, Outcome outcome)
      throws SQLException {
    statements.update(
        "update listing set outcome = ? where table_id = ?",
        Json.write(outcome, Outcome.class),
        table);
  }

  private void opened(long at, Fact.Opened opened) throws SQLException {
    statements.update(
        "insert into listing"
            + " (table_id, game, edition, players, listed, stage, host, opened_at, stage_at,"
            + " active_at)"
            + " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        table,
        opened.game(),
        opened.playedUnder(),
        opened.players(),
        opened.listed(),
        Stage.GATHERING.name(),
        opened.host().id(),
        at,
        at,
        at);
    PersonMentions.note(statements, opened.host().id(), table);
    for (int seat = 0; seat < opened.players(); seat++) {
      seated.put(Seat.of(seat), new Sitter.Nobody());
    }
  }

  private void writeSeat(Seat seat, Sitter sitter) throws SQLException {
    statements.update(
        "insert into listing_seat (table_id, seat, sitter, person) values (?, ?, ?, ?)"
            + " on conflict (table_id, seat)"
            + " do update set sitter = excluded.sitter, person = excluded.person",
        table,
        seat.index(),
        Json.write(sitter, Sitter.class),
        person(sitter));
  }

  private static @Nullable String person(Sitter sitter) {
    return sitter instanceof Sitter.Human(var person) ? person.id() : null;
  }

  private void closed(WhyClosed why, long at) throws SQLException {
    stage(Stage.CLOSED, at);
    statements.update("update listing set why_closed = ? where table_id = ?", why.name(), table);
  }

  private void stage(Stage stage, long at) throws SQLException {
    statements.update(
        "update listing set stage = ?, stage_at = ?, active_at = ? where table_id = ?",
        stage.name(),
        at,
        at,
        table);
  }
}
