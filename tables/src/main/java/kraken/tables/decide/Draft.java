package kraken.tables.decide;

import java.util.ArrayList;
import java.util.List;
import kraken.kit.Numbers;
import kraken.kit.Turn;
import kraken.tables.Stage;
import kraken.tables.fold.Fold;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.model.AppliedEntry;
import kraken.tables.model.Attempt;
import kraken.tables.model.Progress;
import kraken.tables.model.Table;

/**
 * Collects entries that are to be written together, and folds each into the table. Used by one
 * thread.
 */
public final class Draft {

  private final String command;
  private final long at;
  private final List<Entry> entries = new ArrayList<>();
  private final List<AppliedEntry> appliedEntries = new ArrayList<>();
  private final Table before;
  private Table table;

  /**
   * An empty draft.
   *
   * @param command the id of the command that causes the entries; empty where the table acts by
   *     itself
   */
  public Draft(Table table, String command, long at) {
    this.before = table;
    this.table = table;
    this.command = command;
    this.at = at;
  }

  public Draft add(Fact fact) {
    Entry entry = entry(fact);
    return add(entry, Fold.step(table, entry));
  }

  /** Adds a move that was attempted at the table as this draft has it. */
  public Draft add(Attempt.Legal<?, ?, ?, ?> legal) {
    Entry entry = entry(new Fact.Played(legal.seat(), legal.written()));
    return add(entry, Fold.step(table, entry, legal));
  }

  private Entry entry(Fact fact) {
    return new Entry(table.number() + 1, at, command, fact);
  }

  private Draft add(Entry entry, Table.Step step) {
    entries.add(entry);
    appliedEntries.add(step.applied());
    table = step.table();
    return this;
  }

  /**
   * Adds what the table does by itself until a seat must decide: the sea draws, and the game ends.
   */
  public Draft follow() {
    return follow(false);
  }

  /**
   * The same, and what a bot says to all of it, if one does: the end is the last entry of a game.
   */
  public Draft followWithRemark() {
    return follow(true);
  }

  private Draft follow(boolean remarks) {
    while (table.stage() == Stage.PLAYING && table.otherEdition() == null) {
      Progress game = table.game().orElseThrow();
      switch (game.turn()) {
        case Turn.Sea(Numbers bounds) ->
            add(new Fact.Drawn(bounds, game.luck().draw(bounds).numbers()));
        case Turn.Over _ -> remarkIf(remarks).add(new Fact.Ended(table.terms().secret().hex()));
        case Turn.One _, Turn.Together _ -> {
          return remarkIf(remarks);
        }
      }
    }
    return this;
  }

  private Draft remarkIf(boolean wanted) {
    if (wanted) {
      BotRemarks.on(before, appliedEntries, table).ifPresent(this::add);
    }
    return this;
  }

  public List<Entry> entries() {
    return List.copyOf(entries);
  }

  public List<AppliedEntry> appliedEntries() {
    return List.copyOf(appliedEntries);
  }

  /** The table after all entries of this draft. */
  public Table table() {
    return table;
  }
}
