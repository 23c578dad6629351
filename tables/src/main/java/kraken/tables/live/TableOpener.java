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

/** Opens tables: gives them an id and luck, and writes their first entries. Safe for any thread. */
final class TableOpener {

  private static final String ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
  private static final int LENGTH = 26;
  private static final SecureRandom RANDOM = new SecureRandom();

  private final Journal journal;
  private final InstantSource clock;
  private final Consumer<WholeLog> onOpened;

  /**
   * Writes to this journal.
   *
   * @param onOpened gets the log of each opened table. People come at once, and nobody has to read
   *     it from the journal
   */
  TableOpener(Journal journal, InstantSource clock, Consumer<WholeLog> onOpened) {
    this.journal = journal;
    this.clock = clock;
    this.onOpened = onOpened;
  }

  /** Opens a table with new luck; completes with its id when it is durable. */
  CompletableFuture<String> open(List<Fact> facts) {
    Secret secret = Secret.random();
    List<Entry> entries = new ArrayList<>();
    for (Fact fact : OpeningDecisions.withLuckHash(secret.hash(), facts)) {
      entries.add(new Entry(entries.size() + 1L, clock.millis(), "", fact));
    }
    return write(entries, secret)
        .thenApply(log -> {
          onOpened.accept(log);
          return log.id();
        });
  }

  /** Writes a whole log. The secret is written first, so that no table is ever without one. */
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
