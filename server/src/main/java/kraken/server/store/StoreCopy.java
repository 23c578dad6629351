package kraken.server.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntConsumer;
import kraken.server.store.db.LogLine;
import kraken.server.store.db.StoreLocation;
import kraken.server.store.db.UnusableStoreException;
import kraken.tables.Person;
import kraken.tables.luck.Hashing;

/**
 * Copies everything from one database to another. It skips what the target has already, so an
 * interrupted copy can simply be started again.
 */
public final class StoreCopy {

  /** The number of tables copied at once: enough to share a commit, few enough for memory. */
  private static final int UNDER_WAY = 200;

  private static final CompletableFuture<Void> NOTHING = CompletableFuture.completedFuture(null);

  private final Database from;
  private final Database to;
  private final MessageDigest all = Hashing.sha256();
  private long entries;

  private StoreCopy(Database from, Database to) {
    this.from = from;
    this.to = to;
  }

  /**
   * What both databases hold after the copy.
   *
   * @param hash over the hashes of all logs, in the order of their tables
   */
  public record Sum(int persons, int tables, long entries, String hash) {}

  /** The two databases differ. The message is a sentence for people. */
  public static final class DifferenceException extends Exception {
    private static final long serialVersionUID = 1;

    DifferenceException(String sentence) {
      super(sentence);
    }
  }

  /** Copies and then compares every log, entry by entry. */
  public static Sum of(StoreLocation from, StoreLocation to, IntConsumer tablesDone)
      throws UnusableStoreException, DifferenceException {
    Database.mustHaveTables(from); // opening would create the tables
    try (Database source = Database.open(from);
        Database target = Database.open(to)) {
      return new StoreCopy(source, target).run(tablesDone);
    }
  }

  private Sum run(IntConsumer tablesDone) throws DifferenceException {
    List<Person> persons = from.persons().all();
    CompletableFuture.allOf(
            persons.stream().map(to.persons()::save).toArray(CompletableFuture<?>[]::new))
        .join();
    to.alertStore().copy(from.alertStore());
    List<String> tables = from.journal().tables();
    copy(tables, tablesDone);
    for (String table : tables) {
      compare(table);
    }
    return new Sum(persons.size(), tables.size(), entries, HexFormat.of().formatHex(all.digest()));
  }

  private void copy(List<String> tables, IntConsumer tablesDone) {
    Deque<CompletableFuture<Void>> underWay = new ArrayDeque<>();
    for (int i = 0; i < tables.size(); i++) {
      underWay.add(copy(tables.get(i)));
      if (underWay.size() >= UNDER_WAY) {
        underWay.remove().join();
      }
      tablesDone.accept(i + 1);
    }
    underWay.forEach(CompletableFuture::join);
  }

  private CompletableFuture<Void> copy(String table) {
    List<LogLine> missing = from.journal().lines(table, to.journal().last(table));
    long due = from.journal().due(table);
    return to.journal()
        .keepSecret(table, from.journal().secret(table))
        .thenCompose(
            _ -> missing.isEmpty() ? NOTHING : to.journal().appendLines(table, missing, due))
        .thenCompose(_ ->
            from.journal()
                .outcome(table)
                .map(outcome -> to.listings().keep(table, outcome))
                .orElse(NOTHING));
  }

  private void compare(String table) throws DifferenceException {
    List<LogLine> there = from.journal().lines(table, 0);
    byte[] hash = hash(there, from.journal().secret(table));
    if (!Arrays.equals(hash, hash(to.journal().lines(table, 0), to.journal().secret(table)))) {
      throw new DifferenceException(
          "The log of table "
              + table
              + " is not the same on both sides. Has somebody played on meanwhile? Stop the servers"
              + " and copy again.");
    }
    all.update(hash);
    entries += there.size();
  }

  private static byte[] hash(List<LogLine> lines, String secret) {
    MessageDigest digest = Hashing.sha256();
    digest.update(secret.getBytes(StandardCharsets.UTF_8));
    for (LogLine line : lines) {
      String row = line.number() + "\n" + line.at() + "\n" + line.command() + "\n" + line.fact();
      digest.update((row.length() + "\n" + row).getBytes(StandardCharsets.UTF_8));
    }
    return digest.digest();
  }
}
