package kraken.server.store;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import kraken.tables.Person;

/** Who has been here, by ids that are made from secrets which are not kept. */
public final class Persons {

  private final Reader reader;
  private final Writer writer;
  private final Map<String, Person> known = Collections.synchronizedMap(new Recent());

  Persons(Reader reader, Writer writer) {
    this.reader = reader;
    this.writer = writer;
  }

  public Optional<Person> find(String id) {
    Person before = known.get(id);
    if (before != null) {
      return Optional.of(before);
    }
    Optional<Person> stored = stored(id);
    stored.ifPresent(person -> known.putIfAbsent(id, person));
    return stored;
  }

  private Optional<Person> stored(String id) {
    return reader.read(handle ->
        handle
            .createQuery("select id, name from person where id = ?")
            .bind(0, id)
            .map((row, _) -> new Person(row.getString(1), row.getString(2)))
            .findOne());
  }

  List<Person> all() {
    return reader.read(handle ->
        handle
            .createQuery("select id, name from person")
            .map((row, _) -> new Person(row.getString(1), row.getString(2)))
            .list());
  }

  public CompletableFuture<Void> save(Person person) {
    CompletableFuture<Void> saved =
        writer.submit(statements -> {
          statements.update(
              "insert into person (id, name) values (?, ?)"
                  + " on conflict (id) do update set name = excluded.name",
              person.id(),
              person.name());
          return null;
        });
    return saved.thenRun(() -> known.put(person.id(), person));
  }

  /** Those who were here last; the others are in the database. */
  private static final class Recent extends LinkedHashMap<String, Person> {
    private static final long serialVersionUID = 1;
    private static final int MOST = 10_000;

    Recent() {
      super(MOST, 0.75f, true);
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<String, Person> eldest) {
      return size() > MOST;
    }
  }
}
