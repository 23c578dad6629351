package kraken.server.store.postgres;

import java.util.Arrays;
import java.util.List;

/** What one server announces to the others: its own id, and the tables that it has written to. */
record ChangeNotification(String server, List<String> tables) {

  String text() {
    return server + " " + String.join(",", tables);
  }

  static ChangeNotification read(String text) {
    int space = text.indexOf(' ');
    String tables = text.substring(space + 1);
    return new ChangeNotification(text.substring(0, space), Arrays.asList(tables.split(",", -1)));
  }
}
