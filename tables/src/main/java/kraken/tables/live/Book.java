package kraken.tables.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import kraken.tables.decide.Draft;
import kraken.tables.fold.Deed;
import kraken.tables.fold.Rulebooks;
import kraken.tables.fold.Table;
import kraken.tables.log.Entry;
import kraken.tables.log.Journal;
import kraken.tables.luck.Secret;

/**
 * A table and its log, kept in step: the table changes only when the journal has the entries. Used
 * by one task at a time; anybody may look at the table.
 */
final class Book {

  private final Journal journal;
  private final Memory memory;
  private volatile Table table;
  private boolean uncertain;

  private Book(Journal journal, Memory memory, Table table) {
    this.journal = journal;
    this.memory = memory;
    this.table = table;
  }

  /** What came of writing: the table before, and what is new; after a failure perhaps nothing. */
  record Written(Table before, List<Deed> deeds) {}

  /** Reads a table; empty where there is none. */
  static Optional<Book> read(Journal journal, Rulebooks rulebooks, String id, int remembered) {
    List<Entry> log = journal.read(id, 0);
    if (log.isEmpty()) {
      return Optional.empty();
    }
    Secret secret = new Secret(journal.secret(id));
    Table first = Table.opened(id, secret, rulebooks, log.getFirst());
    Book book = new Book(journal, new Memory(remembered), first);
    book.take(log.subList(1, log.size()));
    return Optional.of(book);
  }

  Table table() {
    return table;
  }

  Memory memory() {
    return memory;
  }

  /** Writes the draft. Where that fails it reads what the journal really has, if it can. */
  CompletableFuture<Written> write(Draft draft, Executor executor) {
    return appended(draft)
        .handleAsync((_, failure) -> failure == null ? install(draft) : reread(), executor);
  }

  private CompletableFuture<Void> appended(Draft draft) {
    try {
      return journal.append(table.id(), draft.entries());
    } catch (RuntimeException failure) {
      return CompletableFuture.failedFuture(failure);
    }
  }

  private Written install(Draft draft) {
    Table before = table;
    draft.deeds().forEach(memory::add);
    table = draft.table();
    return new Written(before, draft.deeds());
  }

  /** Whether it is not known what the journal has. */
  boolean isUncertain() {
    return uncertain;
  }

  Written reread() {
    uncertain = true;
    Table before = table;
    List<Deed> deeds = take(journal.read(table.id(), table.number()));
    uncertain = false;
    return new Written(before, deeds);
  }

  private List<Deed> take(List<Entry> entries) {
    List<Deed> deeds = new ArrayList<>();
    Table next = table;
    for (Entry entry : entries) {
      Table.Step step = next.after(entry);
      deeds.add(step.deed());
      next = step.table();
    }
    deeds.forEach(memory::add);
    table = next;
    return deeds;
  }
}
