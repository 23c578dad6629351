package kraken.tables.tell;

import java.util.List;
import java.util.Optional;
import kraken.tables.Person;
import kraken.tables.log.Fact;
import kraken.tables.model.AppliedEntry;
import kraken.tables.model.Table;
import kraken.tables.told.Message;
import org.jspecify.annotations.Nullable;

/** The first message to somebody who comes, or who comes back. */
public final class CatchUp {

  private CatchUp() {}

  /**
   * What the viewer has missed; empty where that is nothing.
   *
   * @param recent the last entries, oldest first
   * @param after the number of the last message that the viewer has had, or -1
   */
  public static Optional<Message> of(
      Table table, List<AppliedEntry> recent, @Nullable Person viewer, long after) {
    Perspective perspective = Perspective.of(table, viewer == null ? null : viewer.id());
    if (after == perspective.number()) {
      return Optional.empty();
    }
    List<AppliedEntry> missed =
        recent.stream().filter(applied -> applied.entry().number() > after).toList();
    return after < perspective.number()
            && isComplete(missed, after)
            && isPlain(recent, missed, after)
        ? News.of(missed, table, perspective, null)
        : Optional.of(new Message.Whole(TableTeller.whole(table, viewer)));
  }

  private static boolean isComplete(List<AppliedEntry> missed, long after) {
    return !missed.isEmpty() && missed.getFirst().entry().number() == after + 1;
  }

  /** A number that was told while answers were secret says little; and new eyes see all anew. */
  private static boolean isPlain(List<AppliedEntry> recent, List<AppliedEntry> missed, long after) {
    return recent.stream()
            .noneMatch(applied -> applied.entry().number() == after && applied.hushed())
        && missed.stream()
            .map(applied -> applied.entry().fact())
            .noneMatch(fact -> fact instanceof Fact.HandedOver || fact instanceof Fact.Left);
  }
}
