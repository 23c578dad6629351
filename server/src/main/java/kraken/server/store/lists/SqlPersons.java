package kraken.server.store.lists;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import kraken.server.store.db.Reader;
import kraken.server.store.db.Writer;
import kraken.tables.Person;
import kraken.tables.Persons;

/** Persons in the database, those who were here last in memory too. */
public final class SqlPersons implements Persons {

  private final Reader reader;
  private final Writer writer;
  private final Duration trusted;
  private final Map<String, Known> known = Collections.synchronizedMap(new Recent());

  /**
   * Nobody is known yet.
   *
   * @param trusted how long what was read is believed: other servers may give somebody a new name
   */
  public SqlPersons(Reader reader, Writer writer, Duration trusted) {
    this.reader = reader;
    this.writer = writer;
    this.trusted = trusted;
  }

  private record Known(Person person, long since) {
    static Known now(Person person) {
      return new Known(person, System.nanoTime());
    }
  }

  @Override
  public Optional<Person> find(String id) {
    Known before = known.get(id);
    if (before != null && System.nanoTime() - before.since < trusted.toNanos()) {
      return Optional.of(before.person);
    }
    Optional<Person> stored = stored(id);
    stored.ifPresentOrElse(person -> known.put(id, Known.now(person)), () -> known.remove(id));
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

  public List<Person> all() {
    return reader.read(handle ->
        handle
            .createQuery("select id, name from person")
            .map((row, _) -> new Person(row.getString(1), row.getString(2)))
            .list());
  }

  @Override
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
    return saved.thenRun(() -> known.put(person.id(), Known.now(person)));
  }

  @Override
  public List<String> tables(String id) {
    return reader.read(handle ->
        handle
            .createQuery("select table_id from presence where person = ?")
            .bind(0, id)
            .mapTo(String.class)
            .list());
  }

  @Override
  public CompletableFuture<Void> forget(String id) {
    return writer
        .submit(statements -> {
          statements.update("delete from person where id = ?", id);
          return null;
        })
        .thenRun(() -> known.remove(id));
  }

  /** Those who were here last; the others are in the database. */
  private static final class Recent extends LinkedHashMap<String, Known> {
    private static final long serialVersionUID = 1;
    private static final int MOST = 10_000;

    Recent() {
      super(MOST, 0.75f, true);
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<String, Known> eldest) {
      return size() > MOST;
    }
  }
}
