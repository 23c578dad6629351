package kraken.server.store.lists;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import kraken.server.store.db.Reader;
import kraken.server.store.db.Writer;
import kraken.tables.LruMap;
import kraken.tables.Person;
import kraken.tables.Persons;

/** The persons in the database, with a cache of those who were here last. Safe for many threads. */
public final class SqlPersons implements Persons {

  private final Reader reader;
  private final Writer writer;
  private final Duration cachedFor;
  private static final int MOST_CACHED = 10_000;

  private final Map<String, Cached> cache = Collections.synchronizedMap(new LruMap<>(MOST_CACHED));

  /**
   * Creates an empty cache.
   *
   * @param cachedFor how long a cached person is used: another server may have saved a new name
   *     meanwhile
   */
  public SqlPersons(Reader reader, Writer writer, Duration cachedFor) {
    this.reader = reader;
    this.writer = writer;
    this.cachedFor = cachedFor;
  }

  private record Cached(Person person, long since) {
    static Cached now(Person person) {
      return new Cached(person, System.nanoTime());
    }
  }

  @Override
  public Optional<Person> find(String id) {
    Cached before = cache.get(id);
    if (before != null && System.nanoTime() - before.since < cachedFor.toNanos()) {
      return Optional.of(before.person);
    }
    Optional<Person> stored = stored(id);
    stored.ifPresentOrElse(person -> cache.put(id, Cached.now(person)), () -> cache.remove(id));
    return stored;
  }

  private Optional<Person> stored(String id) {
    return reader.read(handle ->
        handle
            .createQuery("select id, name, portrait from person where id = ?")
            .bind(0, id)
            .map((row, _) -> person(row))
            .findOne());
  }

  private static Person person(ResultSet row) throws SQLException {
    int number = row.getInt(3);
    Integer portrait = row.wasNull() ? null : Integer.valueOf(number);
    return new Person(row.getString(1), row.getString(2), portrait);
  }

  public List<Person> all() {
    return reader.read(handle ->
        handle
            .createQuery("select id, name, portrait from person")
            .map((row, _) -> person(row))
            .list());
  }

  @Override
  public CompletableFuture<Void> save(Person person) {
    CompletableFuture<Void> saved =
        writer.submit(statements -> {
          statements.update(
              "insert into person (id, name, portrait) values (?, ?, ?)"
                  + " on conflict (id)"
                  + " do update set name = excluded.name, portrait = excluded.portrait",
              person.id(),
              person.name(),
              person.portrait());
          return null;
        });
    return saved.thenRun(() -> cache.put(person.id(), Cached.now(person)));
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
          statements.update("delete from push_subscription where person = ?", id);
          statements.update("delete from table_contact where person = ?", id);
          statements.update("delete from person where id = ?", id);
          return null;
        })
        .thenRun(() -> cache.remove(id));
  }
}
