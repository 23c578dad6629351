package kraken.tables.live;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import kraken.kit.Outcome;
import kraken.kit.Turn;
import kraken.tables.Stage;
import kraken.tables.decide.Draft;
import kraken.tables.fold.Fold;
import kraken.tables.log.Entry;
import kraken.tables.log.Journal;
import kraken.tables.model.AppliedEntry;
import kraken.tables.model.Progress;
import kraken.tables.model.Rulebooks;
import kraken.tables.model.Table;
import org.jspecify.annotations.Nullable;

/**
 * A table and its log. The table changes only after the journal has the entries, and takes in what
 * other servers have written. Any thread may read the table.
 */
final class LoggedTable {

  private static final long UNKNOWN = -1;

  private final Journal journal;
  private final RecentEntries recentEntries;
  private volatile Table table;
  private volatile boolean uncertain;
  private long lastAt;
  private long lastDue = UNKNOWN;
  private long firstOwn = 1;
  private long lastOwn;

  private LoggedTable(Journal journal, RecentEntries recentEntries, Table table, long lastAt) {
    this.journal = journal;
    this.recentEntries = recentEntries;
    this.table = table;
    this.lastAt = lastAt;
  }

  /**
   * The result of a write or a read: the table before it, and the new entries.
   *
   * @param failure why nothing was written, or null. There may be new entries of other servers all
   *     the same
   */
  record Written(Table before, List<AppliedEntry> appliedEntries, @Nullable Throwable failure) {}

  /**
   * The table of a log.
   *
   * @throws Journal.DamagedException where the log makes no table
   */
  static LoggedTable of(WholeLog log, Journal journal, Rulebooks rulebooks, int remembered) {
    Table first = log.opened(rulebooks);
    LoggedTable loggedTable =
        new LoggedTable(
            journal, new RecentEntries(remembered), first, log.entries().getFirst().at());
    loggedTable.fold(log.later());
    return loggedTable;
  }

  Table table() {
    return table;
  }

  RecentEntries recentEntries() {
    return recentEntries;
  }

  /** When the last entry was made, in milliseconds since 1970. */
  long lastAt() {
    return lastAt;
  }

  /** Writes the draft. Where that fails, reads what the journal has. */
  CompletableFuture<Written> write(Mailbox.Task task, Draft draft, long due, Executor readers) {
    task.mustBeUnderWay();
    return appended(draft, due)
        .thenApply(_ -> install(draft, due))
        .exceptionallyCompose(
            failure -> CompletableFuture.supplyAsync(() -> reread(task, draft, failure), readers));
  }

  private CompletableFuture<Void> appended(Draft draft, long due) {
    Outcome outcome = outcome(draft.table());
    try {
      if (outcome != null && table.stage() != Stage.OVER) {
        return journal.appendEnd(table.id(), draft.entries(), outcome);
      }
      return isDueAsBefore(due)
          ? journal.append(table.id(), draft.entries())
          : journal.append(table.id(), draft.entries(), due);
    } catch (RuntimeException failure) {
      return CompletableFuture.failedFuture(failure);
    }
  }

  private static @Nullable Outcome outcome(Table table) {
    Progress game = table.progress();
    return game != null && game.turn() instanceof Turn.Over(Outcome outcome) ? outcome : null;
  }

  /** Whether the journal need not be told. Of another edition only servers that play it know. */
  private boolean isDueAsBefore(long due) {
    return table.otherEdition() != null || (due == Journal.NEVER && lastDue == Journal.NEVER);
  }

  private Written install(Draft draft, long due) {
    Table before = table;
    lastDue = due;
    draft.appliedEntries().forEach(recentEntries::add);
    table = draft.table();
    lastAt = draft.entries().getLast().at();
    noteOwn(before.number(), draft);
    return new Written(before, draft.appliedEntries(), null);
  }

  private void noteOwn(long after, Draft draft) {
    firstOwn = after == lastOwn ? firstOwn : after + 1;
    lastOwn = draft.table().number();
  }

  /** Whether this server has written the entry. Only its last unbroken run of entries is known. */
  boolean hasWritten(long number) {
    return number >= firstOwn && number <= lastOwn;
  }

  /** Whether the last attempt to read the journal has failed, so that it may have more entries. */
  boolean isUncertain() {
    return uncertain;
  }

  /** Reads the entries that the journal has after this table's last one. */
  Written reread(Mailbox.Task task) {
    task.mustBeUnderWay();
    uncertain = true;
    Table before = table;
    List<AppliedEntry> appliedEntries = fold(journal.read(table.id(), table.number()));
    uncertain = false;
    return new Written(before, appliedEntries, null);
  }

  /** Finds out what became of a failed write: the journal may have the entries all the same. */
  private Written reread(Mailbox.Task task, Draft draft, Throwable failure) {
    Written read = reread(task);
    List<Entry> entries = read.appliedEntries.stream().map(AppliedEntry::entry).toList();
    if (entries.equals(draft.entries())) {
      noteOwn(read.before.number(), draft);
    }
    Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
    return new Written(read.before, read.appliedEntries, cause);
  }

  private List<AppliedEntry> fold(List<Entry> entries) {
    lastDue = UNKNOWN;
    List<AppliedEntry> appliedEntries = new ArrayList<>();
    Table next = table;
    for (Entry entry : entries) {
      Table.Step step = step(next, entry);
      appliedEntries.add(step.applied());
      next = step.table();
    }
    appliedEntries.forEach(recentEntries::add);
    table = withOutcome(next);
    lastAt = entries.isEmpty() ? lastAt : entries.getLast().at();
    return appliedEntries;
  }

  private static Table.Step step(Table table, Entry entry) {
    try {
      return Fold.step(table, entry);
    } catch (RuntimeException broken) {
      String what = "entry " + entry.number() + " cannot follow those before it";
      throw new Journal.DamagedException(table.id(), what, broken);
    }
  }

  /** Another edition cannot be asked how the game ended; the journal has kept it. */
  private Table withOutcome(Table next) {
    return next.otherEdition() != null && next.stage() == Stage.OVER
        ? next.endedAs(journal.outcome(next.id()).orElse(null))
        : next;
  }
}
