package kraken.tables.live;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kraken.tables.log.Entry;
import kraken.tables.model.AppliedEntry;

/**
 * What a {@link LoggedTable} keeps in memory of its log: the commands that were done, and the last
 * entries. Used only within tasks of the table's mailbox.
 */
final class RecentEntries {

  private final int longest;
  private final Map<String, Long> commands = new HashMap<>();
  private final Deque<AppliedEntry> recent = new ArrayDeque<>();

  RecentEntries(int longest) {
    this.longest = longest;
  }

  void add(AppliedEntry applied) {
    remember(applied.entry());
    recent.add(applied);
    if (recent.size() > longest) {
      recent.removeFirst();
    }
  }

  private void remember(Entry entry) {
    if (!entry.command().isEmpty()) {
      commands.put(entry.command(), entry.number());
    }
  }

  /** The number of the last entry that the command has caused; empty if it was not done. */
  Optional<Long> lastEntryOf(String command) {
    return Optional.ofNullable(commands.get(command));
  }

  List<AppliedEntry> recent() {
    return List.copyOf(recent);
  }
}
