package kraken.server.store;

import java.util.Arrays;
import java.util.List;

/** What one server tells the others: who it is, and which tables it has written to. */
record Notice(String server, List<String> tables) {

  String text() {
    return server + " " + String.join(",", tables);
  }

  static Notice read(String text) {
    int space = text.indexOf(' ');
    String tables = text.substring(space + 1);
    return new Notice(text.substring(0, space), Arrays.asList(tables.split(",", -1)));
  }
}
