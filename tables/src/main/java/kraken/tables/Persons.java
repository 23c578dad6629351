package kraken.tables;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Where persons are kept, without their secrets: an id is made from a secret, never the reverse.
 * Every method may be called from any thread.
 */
public interface Persons {

  Optional<Person> find(String id);

  /** Completes when the person is durable. */
  CompletableFuture<Void> save(Person person);

  /** The tables in whose logs the person is named. */
  List<String> tables(String id);

  /** Completes when the store has durably removed the person. */
  CompletableFuture<Void> forget(String id);
}
