package kraken.server.http.routes;

import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.UUID;
import kraken.server.api.Forgotten;
import kraken.server.http.exchange.ProblemException;
import kraken.server.http.sockets.TableSockets;
import kraken.tables.Person;
import kraken.tables.Persons;
import kraken.tables.command.Command;
import kraken.tables.command.Reply;
import kraken.tables.command.Request;
import kraken.tables.live.Tables;

/**
 * Forgets somebody: leaves every table in that name, one after the other. The person goes last, so
 * that who was interrupted can ask again.
 */
public final class PersonErasure {

  private final Tables tables;
  private final Persons persons;
  private final TableSockets sockets;

  public PersonErasure(Tables tables, Persons persons, TableSockets sockets) {
    this.tables = tables;
    this.persons = persons;
    this.sockets = sockets;
  }

  Forgotten to(Person person) {
    sockets.cutOff(person);
    int left = leaveAll(person);
    persons.forget(person.id()).join();
    return new Forgotten(left + leaveAll(person)); // what came in between
  }

  private int leaveAll(Person person) {
    List<String> named = persons.tables(person.id());
    // of its own: an id that a page has used for something else would count as done
    Request leave = new Request(UUID.randomUUID().toString(), 0, new Command.Leave());
    for (String table : named) {
      if (tables.ask(table, person, leave).join() instanceof Reply.Refused refused
          && !refused.code().equals(Reply.Refused.GONE)) {
        throw new ProblemException(
            HttpStatus.SERVICE_UNAVAILABLE,
            "not-yet",
            "Not everything could be forgotten yet; ask again.");
      }
    }
    return named.size();
  }
}
