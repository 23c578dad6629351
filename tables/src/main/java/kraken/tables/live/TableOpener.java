package kraken.tables.live;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import kraken.tables.decide.OpeningDecisions;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.log.Journal;
import kraken.tables.luck.Secret;

/** Writes the beginnings of tables. */
final class TableOpener {

  private static final String ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
  private static final int LENGTH = 26;
  private static final SecureRandom RANDOM = new SecureRandom();

  private final Journal journal;
  private final InstantSource clock;
  private final Consumer<WholeLog> host;

  /**
   * Writes to this journal.
   *
   * @param host gets what was opened: people come at once, and nothing need be read for them
   */
  TableOpener(Journal journal, InstantSource clock, Consumer<WholeLog> host) {
    this.journal = journal;
    this.clock = clock;
    this.host = host;
  }

  /** Opens a table with luck of its own; gives its id when it is durable. */
  CompletableFuture<String> open(List<Fact> facts) {
    Secret secret = Secret.random();
    List<Entry> entries = new ArrayList<>();
    for (Fact fact : OpeningDecisions.promising(secret.hash(), facts)) {
      entries.add(new Entry(entries.size() + 1L, clock.millis(), "", fact));
    }
    return write(entries, secret)
        .thenApply(log -> {
          host.accept(log);
          return log.id();
        });
  }

  /** Writes a whole log; the secret first, so that no table is without one. */
  CompletableFuture<WholeLog> write(List<Entry> entries, Secret secret) {
    WholeLog log = new WholeLog(randomId(), secret, entries);
    return journal
        .keepSecret(log.id(), secret.hex())
        .thenCompose(_ -> journal.append(log.id(), entries))
        .thenApply(_ -> log);
  }

  /** 130 random bits: the id of a table is the invitation to it. */
  private static String randomId() {
    StringBuilder id = new StringBuilder(LENGTH);
    for (int i = 0; i < LENGTH; i++) {
      id.append(ALPHABET.charAt(RANDOM.nextInt(ALPHABET.length())));
    }
    return id.toString();
  }
}
