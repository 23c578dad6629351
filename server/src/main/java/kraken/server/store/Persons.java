package kraken.server.store;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import kraken.tables.Person;
import org.jdbi.v3.core.Jdbi;

/** Who has been here, by ids that are made from secrets which are not kept. */
public final class Persons {

  private final Jdbi jdbi;
  private final Writer writer;

  Persons(Jdbi jdbi, Writer writer) {
    this.jdbi = jdbi;
    this.writer = writer;
  }

  public Optional<Person> find(String id) {
    return jdbi.withHandle(handle ->
        handle
            .createQuery("select id, name from person where id = ?")
            .bind(0, id)
            .map((row, _) -> new Person(row.getString(1), row.getString(2)))
            .findOne());
  }

  public CompletableFuture<Void> save(Person person) {
    return writer.submit(statements -> {
      statements.update(
          "insert into person (id, name) values (?, ?)"
              + " on conflict (id) do update set name = excluded.name",
          person.id(),
          person.name());
      return null;
    });
  }
}
