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

/** Who looks for lies must find them. */
class ChronicleTest extends ServerTest {

  private final Map<String, Long> done = new HashMap<>();

  @Test
  void whatIsNotSoIsFound() throws Exception {
    Visitor anne = visitor("Anne");
    String table = anne.open(false, new SeatPlan.Me(null), new SeatPlan.Here("A"));
    List<String> texts = played(anne, table);
    server.close();
    try (Database database = Database.open(new StoreLocation.Folder(folder))) {
      Chronicle chronicle = new Chronicle(database.journal(), table);
      Person viewer = new Person(anne.id, "Anne");
      chronicle.hasAll(done);
      chronicle.bearsOut(texts, viewer);

      fails(() -> chronicle.hasAll(Map.of(anne.id + "/never", 3L)));
      String first = done.keySet().iterator().next();
      fails(() -> chronicle.hasAll(Map.of(first, done.getOrDefault(first, 0L) + 1)));
      fails(() -> chronicle.bearsOut(texts.reversed(), viewer));
      fails(() -> chronicle.bearsOut(altered(texts, "\"number\":6,", "\"number\":7,"), viewer));
      fails(() -> chronicle.bearsOut(altered(texts, "line 1", "line 2"), viewer));
      fails(() -> chronicle.bearsOut(texts, new Person("somebody else", "")));
    }
  }

  private List<String> played(Visitor anne, String table) {
    try (Watching watching = anne.watch(table)) {
      watching.next();
      ask(watching, anne, "start", new Command.Start());
      for (int i = 1; i <= 5; i++) {
        Command said = new Command.Say(Seat.of(0), new Saying.Words("line " + i));
        ask(watching, anne, "said" + i, said);
        ask(watching, anne, "move" + i, watching.anyMove().orElseThrow());
      }
      return watching.texts;
    }
  }

  private void ask(Watching watching, Visitor anne, String id, Command command) {
    long number = watching.ask(new Request(id, watching.number(), command)).get("number").asLong();
    done.put(anne.id + "/" + id, number);
  }

  private static List<String> altered(List<String> texts, String from, String to) {
    return texts.stream().map(text -> text.replace(from, to)).toList();
  }

  private static void fails(Runnable check) {
    assertThatThrownBy(check::run).isInstanceOf(AssertionError.class);
  }
}
