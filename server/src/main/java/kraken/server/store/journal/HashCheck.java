package kraken.server.store.journal;

import java.util.ArrayList;
import java.util.List;
import kraken.server.store.db.HashedLine;
import kraken.server.store.db.LogLine;
import kraken.server.store.db.RunningHash;
import kraken.tables.log.Journal;
import org.jspecify.annotations.Nullable;

/** Holds the lines of a log against their hashes. */
final class HashCheck {

  private HashCheck() {}

  /**
   * The lines after this number.
   *
   * @param found the lines from this number on; where there is one with the number itself, only its
   *     hash is used
   * @throws Journal.DamagedException where a line is not what was written
   */
  static List<LogLine> checked(String table, List<HashedLine> found, long after) {
    List<LogLine> lines = new ArrayList<>(found.size());
    byte @Nullable [] hash = null;
    long number = 0;
    for (HashedLine next : found) {
      LogLine line = next.line();
      if (line.number() > after) {
        byte[] before =
            hash == null || line.number() != number + 1 ? RunningHash.before(table) : hash;
        if (!next.follows(before)) {
          throw new Journal.DamagedException(table, line.number(), null);
        }
        lines.add(line);
      }
      hash = next.hash();
      number = line.number();
    }
    return lines;
  }
}
