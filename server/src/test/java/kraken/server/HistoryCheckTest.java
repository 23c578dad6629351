package kraken.server;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kraken.kit.Seat;
import kraken.server.store.Database;
import kraken.server.store.db.StoreLocation;
import kraken.tables.Person;
import kraken.tables.Saying;
import kraken.tables.SeatPlan;
import kraken.tables.command.Command;
import kraken.tables.command.Request;
import org.junit.jupiter.api.Test;

/** The checks of {@link HistoryCheck} fail where a message or an acknowledgement is wrong. */
class HistoryCheckTest extends ServerTest {

  private final Map<String, Long> done = new HashMap<>();

  @Test
  void whatIsNotSoIsFound() throws Exception {
    TestClient anne = client("Anne");
    String table = anne.open(false, new SeatPlan.Me(null), new SeatPlan.Here("A"));
    List<String> texts = played(anne, table);
    server.close();
    try (Database database = Database.open(new StoreLocation.Folder(folder))) {
      HistoryCheck history = new HistoryCheck(database.journal(), table);
      Person viewer = new Person(anne.id, "Anne");
      history.hasAll(done);
      history.bearsOut(texts, viewer);

      fails(() -> history.hasAll(Map.of(anne.id + "/never", 3L)));
      String first = done.keySet().iterator().next();
      fails(() -> history.hasAll(Map.of(first, done.getOrDefault(first, 0L) + 1)));
      fails(() -> history.bearsOut(texts.reversed(), viewer));
      fails(() -> history.bearsOut(altered(texts, "\"number\":6,", "\"number\":7,"), viewer));
      fails(() -> history.bearsOut(altered(texts, "line 1", "line 2"), viewer));
      fails(() -> history.bearsOut(texts, new Person("somebody else", "")));
    }
  }

  private List<String> played(TestClient anne, String table) {
    try (TestSocket socket = anne.watch(table)) {
      socket.next();
      ask(socket, anne, "start", new Command.Start());
      for (int i = 1; i <= 5; i++) {
        Command said = new Command.Say(Seat.of(0), new Saying.Words("line " + i));
        ask(socket, anne, "said" + i, said);
        ask(socket, anne, "move" + i, socket.anyMove().orElseThrow());
      }
      return socket.texts;
    }
  }

  private void ask(TestSocket socket, TestClient anne, String id, Command command) {
    long number = socket.ask(new Request(id, socket.number(), command)).get("number").asLong();
    done.put(anne.id + "/" + id, number);
  }

  private static List<String> altered(List<String> texts, String from, String to) {
    return texts.stream().map(text -> text.replace(from, to)).toList();
  }

  private static void fails(Runnable check) {
    assertThatThrownBy(check::run).isInstanceOf(AssertionError.class);
  }
}
