package kraken.tables.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import kraken.tables.decide.Draft;
import kraken.tables.fold.Fold;
import kraken.tables.log.Entry;
import kraken.tables.log.Journal;
import kraken.tables.luck.Secret;
import kraken.tables.model.AppliedEntry;
import kraken.tables.model.Rulebooks;
import kraken.tables.model.Table;
import org.jspecify.annotations.Nullable;

/**
 * A table and its log, kept in step: the table changes only when the journal has the entries, and
 * what others have written is read. Used by one task at a time; anybody may look at the table.
 */
final class LoggedTable {

  private static final long UNKNOWN = -1;

  private final Journal journal;
  private final RecentEntries memory;
  private volatile Table table;
  private volatile boolean uncertain;
  private long lastAt;
  private long lastDue = UNKNOWN;
  private long firstOwn = 1;
  private long lastOwn;

  private LoggedTable(Journal journal, RecentEntries memory, Table table, long lastAt) {
    this.journal = journal;
    this.memory = memory;
    this.table = table;
    this.lastAt = lastAt;
  }

  /**
   * What came of writing or reading: the table before, and what is new.
   *
   * @param failure why nothing was written, or null; there may be new entries all the same
   */
  record Written(Table before, List<AppliedEntry> appliedEntries, @Nullable Throwable failure) {}

  /** Reads a table; empty where there is none. */
  static Optional<LoggedTable> read(
      Journal journal, Rulebooks rulebooks, String id, int remembered) {
    List<Entry> log = journal.read(id, 0);
    if (log.isEmpty()) {
      return Optional.empty();
    }
    WholeLog whole = new WholeLog(id, new Secret(journal.secret(id)), log);
    return Optional.of(of(whole, journal, rulebooks, remembered));
  }

  static LoggedTable of(WholeLog log, Journal journal, Rulebooks rulebooks, int remembered) {
    Table first = log.opened(rulebooks);
    LoggedTable loggedTable =
        new LoggedTable(
            journal, new RecentEntries(remembered), first, log.entries().getFirst().at());
    loggedTable.take(log.later());
    return loggedTable;
  }

  Table table() {
    return table;
  }

  RecentEntries memory() {
    return memory;
  }

  /** When the last entry was made. */
  long lastAt() {
    return lastAt;
  }

  /** Writes the draft. Where that fails it reads what the journal really has, if it can. */
  CompletableFuture<Written> write(Draft draft, long due, Executor readers) {
    return appended(draft, due)
        .thenApply(_ -> install(draft, due))
        .exceptionallyCompose(
            failure -> CompletableFuture.supplyAsync(() -> reread(draft, failure), readers));
  }

  private CompletableFuture<Void> appended(Draft draft, long due) {
    try {
      return due == Journal.NEVER && lastDue == Journal.NEVER
          ? journal.append(table.id(), draft.entries())
          : journal.append(table.id(), draft.entries(), due);
    } catch (RuntimeException failure) {
      return CompletableFuture.failedFuture(failure);
    }
  }

  private Written install(Draft draft, long due) {
    Table before = table;
    lastDue = due;
    draft.appliedEntries().forEach(memory::add);
    table = draft.table();
    lastAt = draft.entries().getLast().at();
    own(before.number(), draft);
    return new Written(before, draft.appliedEntries(), null);
  }

  private void own(long after, Draft draft) {
    firstOwn = after == lastOwn ? firstOwn : after + 1;
    lastOwn = draft.table().number();
  }

  /** Whether this server has written the entry; of long ago it is not known any more. */
  boolean hasWritten(long number) {
    return number >= firstOwn && number <= lastOwn;
  }

  /** Whether it is not known what the journal has. */
  boolean isUncertain() {
    return uncertain;
  }

  /** Takes what the journal has beyond this. */
  Written reread() {
    uncertain = true;
    Table before = table;
    List<AppliedEntry> appliedEntries = take(journal.read(table.id(), table.number()));
    uncertain = false;
    return new Written(before, appliedEntries, null);
  }

  /** It may have been written all the same. */
  private Written reread(Draft draft, Throwable failure) {
    Written read = reread();
    List<Entry> entries = read.appliedEntries.stream().map(AppliedEntry::entry).toList();
    if (entries.equals(draft.entries())) {
      own(read.before.number(), draft);
    }
    Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
    return new Written(read.before, read.appliedEntries, cause);
  }

  private List<AppliedEntry> take(List<Entry> entries) {
    lastDue = UNKNOWN;
    List<AppliedEntry> appliedEntries = new ArrayList<>();
    Table next = table;
    for (Entry entry : entries) {
      Table.Step step = Fold.step(next, entry);
      appliedEntries.add(step.applied());
      next = step.table();
    }
    appliedEntries.forEach(memory::add);
    table = next;
    lastAt = entries.isEmpty() ? lastAt : entries.getLast().at();
    return appliedEntries;
  }
}
