package kraken.tables.tell;

import java.util.List;
import java.util.Optional;
import kraken.tables.Person;
import kraken.tables.log.Fact;
import kraken.tables.model.AppliedEntry;
import kraken.tables.model.Progress;
import kraken.tables.model.Table;
import kraken.tables.told.Message;
import org.jspecify.annotations.Nullable;

/** Makes the first message for a viewer who connects or reconnects. */
public final class CatchUp {

  private CatchUp() {}

  /**
   * What the viewer has missed; empty where the viewer has missed nothing.
   *
   * @param recent the last entries, oldest first
   * @param after the number of the last message that the viewer has received, or -1
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
            && table.otherEdition() == null
            && isComplete(missed, after)
            && !isMisnumbered(table, viewer)
            && isStepEnough(recent, missed, after)
        ? News.of(missed, table, perspective, null)
        : Optional.of(new Message.Whole(TableTeller.whole(table, viewer)));
  }

  /**
   * Whether others have asked for advice: then numbers told to the viewer are not those of entries.
   */
  private static boolean isMisnumbered(Table table, @Nullable Person viewer) {
    Progress game = table.progress();
    return game != null && !game.advice().hiddenFrom(viewer == null ? null : viewer.id()).isEmpty();
  }

  private static boolean isComplete(List<AppliedEntry> missed, long after) {
    return !missed.isEmpty() && missed.getFirst().entry().number() == after + 1;
  }

  /**
   * Whether a Step is enough. It is not where {@code after} was told while there were secret
   * answers, since it then may mean several entries; nor where what the viewer sees may have
   * changed otherwise than by the game.
   */
  private static boolean isStepEnough(
      List<AppliedEntry> recent, List<AppliedEntry> missed, long after) {
    return recent.stream()
            .noneMatch(
                applied -> applied.entry().number() == after && applied.secretAnswersPending())
        && missed.stream()
            .map(applied -> applied.entry().fact())
            .noneMatch(CatchUp::changesWhatIsSeen);
  }

  /** Seats or eyes have other holders, or a person has left for good and takes old names along. */
  private static boolean changesWhatIsSeen(Fact fact) {
    return fact instanceof Fact.HandedOver
        || fact instanceof Fact.EyesLent
        || fact instanceof Fact.EyesBorrowed
        || fact instanceof Fact.Left;
  }
}
