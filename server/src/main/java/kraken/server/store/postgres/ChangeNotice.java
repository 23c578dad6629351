package kraken.server.store.postgres;

import java.util.Arrays;
import java.util.List;

/** What one server tells the others: who it is, and which tables it has written to. */
record ChangeNotice(String server, List<String> tables) {

  String text() {
    return server + " " + String.join(",", tables);
  }

  static ChangeNotice read(String text) {
    int space = text.indexOf(' ');
    String tables = text.substring(space + 1);
    return new ChangeNotice(text.substring(0, space), Arrays.asList(tables.split(",", -1)));
  }
}
