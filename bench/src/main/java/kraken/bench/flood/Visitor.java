package kraken.bench.flood;

import java.io.IOException;
import java.net.InetAddress;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kraken.api.Name;
import kraken.jackson.Json;
import kraken.shelf.Shelf;
import kraken.tables.Opening;
import kraken.tables.SeatPlan;
import kraken.tables.TimeControl;
import kraken.tables.command.Command;
import kraken.tables.command.Request;

/** A person with an address of its own, and what it can ask of the server. */
record Visitor(InetAddress address, int port, String id, String cookie) {

  private static final Pattern COOKIE = Pattern.compile("(?i)set-cookie: (kraken=[^;]+)");
  private static final Pattern ID = Pattern.compile("\"id\":\"([^\"]+)\"");

  /** Takes a name at the server. */
  static Visitor named(InetAddress address, int port, String name) throws IOException {
    String body = Json.write(new Name(name, null), Name.class);
    String answer = ask(address, port, "PUT", "/api/me", "", body);
    return new Visitor(address, port, found(ID, answer), found(COOKIE, answer));
  }

  /** Opens a table with these seats and returns its id. */
  String open(boolean listed, SeatPlan... seats) throws IOException {
    String game = Shelf.ids().getFirst();
    Opening opening =
        new Opening(
            game, seats.length, Map.of(), listed, new TimeControl.None(), null, List.of(seats));
    return found(ID, ask("POST", "/api/tables", Json.write(opening, Opening.class)));
  }

  String ask(String table, String request, Command command) throws IOException {
    String body = Json.write(new Request(request, 0, command), Request.class);
    return ask("POST", "/api/tables/" + table + "/requests", body);
  }

  String ask(String method, String path, String body) throws IOException {
    return ask(address, port, method, path, cookie, body);
  }

  RawConnection connection() throws IOException {
    return RawConnection.open(address, port);
  }

  RawConnection slowConnection() throws IOException {
    return RawConnection.slow(address, port);
  }

  private static String ask(
      InetAddress from, int port, String method, String path, String cookie, String body)
      throws IOException {
    try (RawConnection connection = RawConnection.open(from, port)) {
      connection.request(method, path, cookie, body);
      String answer = connection.answer();
      if (!answer.startsWith("HTTP/1.1 2") || answer.contains("\"type\":\"Refused\"")) {
        throw new IOException(method + " " + path + " was refused: " + answer);
      }
      return answer;
    }
  }

  private static String found(Pattern pattern, String answer) throws IOException {
    Matcher matcher = pattern.matcher(answer);
    if (!matcher.find()) {
      throw new IOException("an answer without what was asked for: " + answer);
    }
    return matcher.group(1);
  }
}
