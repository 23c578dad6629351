package kraken.server.http.routes;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import kraken.api.Forgotten;
import kraken.api.Name;
import kraken.api.Self;
import kraken.server.http.exchange.Body;
import kraken.server.http.exchange.Identities;
import kraken.server.http.exchange.ProblemException;
import kraken.server.http.exchange.Route;
import kraken.server.http.limits.Admission;
import kraken.tables.Person;
import kraken.tables.SafeText;

/** The routes of the person who asks: name, rename, be forgotten. */
public final class MeRoutes {

  private final Identities identities;
  private final Admission admission;
  private final PersonErasure personErasure;

  public MeRoutes(Identities identities, Admission admission, PersonErasure personErasure) {
    this.identities = identities;
    this.admission = admission;
    this.personErasure = personErasure;
  }

  public List<Route> routes() {
    return List.of(
        Route.get("/api/me", "Who I am; nobody before I have a name.", Self.class, this::me),
        Route.put(
                "/api/me",
                "Take a name, or another one, and a portrait. The answer sets the cookie that proves who I am.",
                Name.class,
                Person.class,
                this::rename)
            .mayAnswer(HttpStatus.BAD_REQUEST, HttpStatus.SERVICE_UNAVAILABLE),
        Route.delete(
                "/api/me",
                "Leave for good: my names and words are taken out of every table, bots play on at my"
                    + " seats, and the cookie is cleared. The games of others stay whole.",
                Forgotten.class,
                this::forget)
            .mayAnswer(HttpStatus.FORBIDDEN, HttpStatus.SERVICE_UNAVAILABLE));
  }

  private Self me(Context request) {
    return new Self(identities.find(request).orElse(null));
  }

  private Person rename(Context request) {
    Name wanted = Body.read(request, Name.class, Body.SMALL);
    String name = SafeText.name(wanted.name()).orElseThrow(MeRoutes::badName);
    Integer portrait = wanted.portrait();
    if (portrait != null && !Person.isPortrait(portrait)) {
      throw badPortrait();
    }
    if (identities.find(request).isEmpty()) {
      admission.admitName(request);
    }
    return identities.giveName(request, name, portrait);
  }

  private Forgotten forget(Context request) {
    Forgotten forgotten = personErasure.erase(identities.require(request));
    identities.clearCookie(request);
    return forgotten;
  }

  private static ProblemException badName() {
    return new ProblemException(
        HttpStatus.BAD_REQUEST,
        "bad-name",
        "A name has 1 to " + SafeText.LONGEST_NAME + " characters.");
  }

  private static ProblemException badPortrait() {
    return new ProblemException(
        HttpStatus.BAD_REQUEST,
        "bad-portrait",
        "A portrait is a number from 0 to " + (Person.PORTRAITS - 1) + ".");
  }
}
