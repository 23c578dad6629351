package kraken.server.http.routes;

import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.UUID;
import kraken.api.Forgotten;
import kraken.server.http.exchange.ProblemException;
import kraken.server.http.sockets.TableSockets;
import kraken.tables.Person;
import kraken.tables.Persons;
import kraken.tables.command.Command;
import kraken.tables.command.Reply;
import kraken.tables.command.Request;
import kraken.tables.live.Tables;

/**
 * Erases a person: leaves every table for the person, one after the other, and deletes the person
 * last. So a person can ask again where this was interrupted.
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

  Forgotten erase(Person person) {
    sockets.disconnect(person);
    int left = leaveAll(person);
    persons.forget(person.id()).join();
    return new Forgotten(left + leaveAll(person)); // tables that the person joined meanwhile
  }

  private int leaveAll(Person person) {
    List<String> named = persons.tables(person.id());
    // a new id: a table would take an id that the page has used before for a request that is done
    Request leave = new Request(UUID.randomUUID().toString(), 0, new Command.Leave());
    boolean all = true;
    for (String table : named) {
      all &= hasLeft(tables.ask(table, person, leave).join());
    }
    if (!all) {
      throw new ProblemException(
          HttpStatus.SERVICE_UNAVAILABLE,
          "not-yet",
          "Not everything could be forgotten yet; ask again.");
    }
    return named.size();
  }

  /** Where a table was removed meanwhile, nothing of the person is left there. */
  private static boolean hasLeft(Reply reply) {
    return !(reply instanceof Reply.Refused refused)
        || refused.code().equals(Reply.Refused.GONE)
        || refused.code().equals(Reply.Refused.NO_SUCH_TABLE);
  }
}
