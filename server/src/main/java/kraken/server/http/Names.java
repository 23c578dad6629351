package kraken.server.http;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import kraken.server.wire.Name;
import kraken.tables.Person;

/** Who the visitor is. */
final class Names {

  private static final int LONGEST = 24;

  private final Visitors visitors;
  private final Gate gate;

  Names(Visitors visitors, Gate gate) {
    this.visitors = visitors;
    this.gate = gate;
  }

  List<Route> routes() {
    return List.of(
        Route.get("/api/me", "Who I am; 404 before I have a name.", Person.class, this::me)
            .or(HttpStatus.NOT_FOUND),
        Route.put(
                "/api/me",
                "Take a name, or another one. The answer sets the cookie that proves who I am.",
                Name.class,
                Person.class,
                this::rename)
            .or(HttpStatus.BAD_REQUEST));
  }

  private Person me(Context request) {
    return visitors
        .who(request)
        .orElseThrow(
            () -> new Declined(HttpStatus.NOT_FOUND, "no-name", "You have no name here yet."));
  }

  private Person rename(Context request) {
    String name = cleaned(Body.read(request, Name.class, Body.SMALL).name());
    if (visitors.who(request).isEmpty()) {
      gate.admitName(request);
    }
    return visitors.named(request, name);
  }

  private static String cleaned(String name) {
    String cleaned = name.replaceAll("[\\p{Cntrl}\\p{Cf}]", "").strip();
    if (cleaned.isEmpty() || cleaned.codePointCount(0, cleaned.length()) > LONGEST) {
      throw new Declined(
          HttpStatus.BAD_REQUEST, "bad-name", "A name has 1 to " + LONGEST + " letters.");
    }
    return cleaned;
  }
}
