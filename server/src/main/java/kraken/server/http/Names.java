package kraken.server.http;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import kraken.server.wire.Forgotten;
import kraken.server.wire.Name;
import kraken.server.wire.Self;
import kraken.tables.Person;
import kraken.tables.Text;

/** Who the visitor is. */
final class Names {

  private final Visitors visitors;
  private final Gate gate;
  private final Farewell farewell;

  Names(Visitors visitors, Gate gate, Farewell farewell) {
    this.visitors = visitors;
    this.gate = gate;
    this.farewell = farewell;
  }

  List<Route> routes() {
    return List.of(
        Route.get("/api/me", "Who I am; nobody before I have a name.", Self.class, this::me),
        Route.put(
                "/api/me",
                "Take a name, or another one. The answer sets the cookie that proves who I am.",
                Name.class,
                Person.class,
                this::rename)
            .or(HttpStatus.BAD_REQUEST),
        Route.delete(
                "/api/me",
                "Leave for good: my names and words are taken out of every table, bots play on at my"
                    + " seats, and the cookie is cleared. The games of others stay whole.",
                Forgotten.class,
                this::forget)
            .or(HttpStatus.FORBIDDEN, HttpStatus.SERVICE_UNAVAILABLE));
  }

  private Self me(Context request) {
    return new Self(visitors.who(request).orElse(null));
  }

  private Person rename(Context request) {
    String name =
        Text.name(Body.read(request, Name.class, Body.SMALL).name()).orElseThrow(Names::badName);
    if (visitors.who(request).isEmpty()) {
      gate.admitName(request);
    }
    return visitors.named(request, name);
  }

  private Forgotten forget(Context request) {
    Forgotten forgotten = farewell.to(visitors.known(request));
    visitors.leaves(request);
    return forgotten;
  }

  private static Declined badName() {
    return new Declined(
        HttpStatus.BAD_REQUEST,
        "bad-name",
        "A name has 1 to " + Text.LONGEST_NAME + " characters.");
  }
}
