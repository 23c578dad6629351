package kraken.tables;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Where persons are kept. Their secrets are not: an id is made from a secret, never the reverse.
 */
public interface Persons {

  Optional<Person> find(String id);

  /** Completes when the person is durable. */
  CompletableFuture<Void> save(Person person);

  /** The tables in whose logs the person is named. */
  List<String> tables(String id);

  /** Completes when the person is durably gone. */
  CompletableFuture<Void> forget(String id);
}
