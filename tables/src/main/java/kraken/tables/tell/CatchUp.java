package kraken.tables.tell;

import java.util.List;
import java.util.Optional;
import kraken.tables.Person;
import kraken.tables.fold.Deed;
import kraken.tables.fold.Table;
import kraken.tables.log.Fact;
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
      Table table, List<Deed> recent, @Nullable Person viewer, long after) {
    Gaze gaze = Gaze.of(table, viewer == null ? null : viewer.id());
    if (after == gaze.number()) {
      return Optional.empty();
    }
    List<Deed> missed = recent.stream().filter(deed -> deed.entry().number() > after).toList();
    return after < gaze.number() && isComplete(missed, after) && isPlain(recent, missed, after)
        ? News.of(missed, table, gaze, null)
        : Optional.of(new Message.Whole(Telling.whole(table, viewer)));
  }

  private static boolean isComplete(List<Deed> missed, long after) {
    return !missed.isEmpty() && missed.getFirst().entry().number() == after + 1;
  }

  /** A number that was told while answers were secret says little; and new eyes see all anew. */
  private static boolean isPlain(List<Deed> recent, List<Deed> missed, long after) {
    return recent.stream().noneMatch(deed -> deed.entry().number() == after && deed.hushed())
        && missed.stream()
            .map(deed -> deed.entry().fact())
            .noneMatch(fact -> fact instanceof Fact.HandedOver || fact instanceof Fact.Left);
  }
}
