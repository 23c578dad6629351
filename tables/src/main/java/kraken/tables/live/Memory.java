package kraken.tables.live;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kraken.tables.fold.Deed;
import kraken.tables.log.Entry;

/**
 * What an owner remembers of the log beside the table: who has asked what, and the last entries.
 */
final class Memory {

  private final int longest;
  private final Map<String, Long> commands = new HashMap<>();
  private final Deque<Deed> recent = new ArrayDeque<>();

  Memory(int longest) {
    this.longest = longest;
  }

  void add(Deed deed) {
    remember(deed.entry());
    recent.add(deed);
    if (recent.size() > longest) {
      recent.removeFirst();
    }
  }

  private void remember(Entry entry) {
    if (!entry.command().isEmpty()) {
      commands.put(entry.command(), entry.number());
    }
  }

  /** The last entry that came of the command, if it was done. */
  Optional<Long> outcome(String command) {
    return Optional.ofNullable(commands.get(command));
  }

  List<Deed> recent() {
    return List.copyOf(recent);
  }
}
