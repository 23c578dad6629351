package kraken.tables.past;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import kraken.kit.Seat;
import kraken.shelf.Shelf;
import kraken.tables.Opening;
import kraken.tables.Person;
import kraken.tables.SeatPlan;
import kraken.tables.TimeControl;
import kraken.tables.command.Command;
import kraken.tables.command.OpenReply;
import kraken.tables.command.Request;
import kraken.tables.live.Eventually;
import kraken.tables.live.MemoryJournal;
import kraken.tables.live.TableSettings;
import kraken.tables.live.Tables;

/** Makes the export of a game that bots have played to its end. */
final class FinishedGame {

  private static final Person ANNE = new Person("anne", "Anne");

  private FinishedGame() {}

  static ExportedGame attack() throws InterruptedException {
    TableSettings settings = TableSettings.STANDARD.withBotPause(Duration.ZERO);
    try (Tables tables = new Tables(new MemoryJournal(), Shelf.GAMES, ticking(), settings)) {
      String table = open(tables);
      ask(tables, table, new Command.GiveNonce("f".repeat(32)));
      ask(tables, table, new Command.Start());
      ask(tables, table, new Command.Resign(Seat.of(0), "easy"));
      Eventually.that(
          "the end of the game", () -> tables.finishedGames().export(table).isPresent());
      return tables.finishedGames().export(table).orElseThrow();
    }
  }

  /**
   * A clock that shows a later time at each call, so that no two entries differ only in their
   * numbers.
   */
  private static InstantSource ticking() {
    AtomicLong millis = new AtomicLong(System.currentTimeMillis());
    return () -> Instant.ofEpochMilli(millis.incrementAndGet());
  }

  private static String open(Tables tables) {
    List<SeatPlan> plans = List.of(new SeatPlan.Me(null), new SeatPlan.Bot("easy"));
    Opening opening = new Opening("attack", 2, Map.of(), true, new TimeControl.None(), null, plans);
    return ((OpenReply.Ready) tables.open(opening, ANNE).join()).table();
  }

  private static void ask(Tables tables, String table, Command command) {
    Request request = new Request(command.getClass().getSimpleName(), 99, command);
    tables.ask(table, ANNE, request).join();
  }
}
