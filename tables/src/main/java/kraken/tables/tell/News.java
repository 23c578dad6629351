package kraken.tables.tell;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import kraken.kit.Seat;
import kraken.tables.log.Fact;
import kraken.tables.model.AppliedEntry;
import kraken.tables.model.GameEvent;
import kraken.tables.model.Play;
import kraken.tables.model.Table;
import kraken.tables.told.Happening;
import kraken.tables.told.Message;
import org.jspecify.annotations.Nullable;

/** Tells viewers who know the table before some entries what has changed with them. */
public final class News {

  private News() {}

  /**
   * One message about all entries; empty where the viewer may hear of none of them.
   *
   * @param table the table after the entries
   * @param known the game as it was last told to the viewer; null where that is not known
   */
  public static Optional<Message> of(
      List<AppliedEntry> appliedEntries,
      Table table,
      Perspective perspective,
      @Nullable Play<?, ?, ?, ?> known) {
    List<Happening> happenings = happenings(appliedEntries, table, perspective);
    boolean changed = hasChanged(appliedEntries, perspective);
    if (happenings.isEmpty() && !changed) {
      return Optional.empty();
    }
    return Optional.of(
        new Message.Step(
            perspective.number(),
            happenings,
            changed || endsOrHandsOver(appliedEntries)
                ? PlayTeller.play(table, perspective, known)
                : null));
  }

  private static boolean hasChanged(List<AppliedEntry> appliedEntries, Perspective perspective) {
    for (AppliedEntry applied : appliedEntries) {
      if (applied.changesPlay() && mayKnow(applied, perspective)) {
        return true;
      }
    }
    return false;
  }

  /** Whether moves or talk of the viewer may have changed, though the position is the same. */
  private static boolean endsOrHandsOver(List<AppliedEntry> appliedEntries) {
    for (AppliedEntry applied : appliedEntries) {
      if (applied.entry().fact() instanceof Fact.Ended
          || applied.entry().fact() instanceof Fact.HandedOver) {
        return true;
      }
    }
    return false;
  }

  private static boolean mayKnow(AppliedEntry applied, Perspective perspective) {
    return !applied.inSecret() || perspective.seats().contains(mover(applied));
  }

  private static Seat mover(AppliedEntry applied) {
    return switch (applied.entry().fact()) {
      case Fact.Played(Seat seat, String _) -> seat;
      case Fact.TimedOut(Seat seat, String _) -> seat;
      default ->
          throw new IllegalStateException("nobody answers in secret with " + applied.entry());
    };
  }

  /** What a viewer with this perspective may hear of some entries. */
  public static List<Happening> happenings(
      List<AppliedEntry> appliedEntries, Table table, Perspective perspective) {
    List<Happening> happenings = new ArrayList<>();
    for (AppliedEntry applied : appliedEntries) {
      if (table.isUntold(applied.entry().fact())) {
        continue;
      }
      atTheTable(applied, table, perspective).ifPresent(happenings::add);
      for (GameEvent gameEvent : applied.events()) {
        if (perspective.hears(gameEvent.audience())) {
          happenings.add(
              new Happening.InGame(perspective.hearing(gameEvent.audience()), gameEvent.event()));
        }
      }
    }
    return Collections.unmodifiableList(happenings);
  }

  private static Optional<Happening> atTheTable(
      AppliedEntry applied, Table table, Perspective perspective) {
    return switch (applied.entry().fact()) {
      case Fact.Opened _,
          Fact.NonceGiven _,
          Fact.Drawn _,
          Fact.Played _,
          Fact.Advised _,
          Fact.EyesBorrowed _,
          Fact.Left _ ->
          Optional.empty();
      case Fact.Seated(var seat, var _) -> Optional.of(seatChanged(table, seat, perspective));
      case Fact.HandedOver(var seat, var _, var _) ->
          Optional.of(seatChanged(table, seat, perspective));
      case Fact.HostPassed(var host) -> Optional.of(new Happening.HostChanged(host));
      case Fact.EyesLent(var seat, var lent) -> Optional.of(new Happening.EyesLent(seat, lent));
      case Fact.Started() -> Optional.of(new Happening.Began());
      case Fact.TimedOut(var seat, var _) -> ranOutOfTime(applied, seat, perspective);
      case Fact.TakenBack(var seat, var _) -> Optional.of(new Happening.TookBack(seat));
      case Fact.Said said when said.isNothing() -> Optional.empty();
      case Fact.Said said -> Optional.of(spoke(applied, said, perspective));
      case Fact.Ended _ -> Optional.of(finished(table));
      case Fact.Closed(var why) -> Optional.of(new Happening.Closed(why));
      case Fact.Rematched(String next) -> Optional.of(new Happening.WentOn(next));
    };
  }

  private static Happening finished(Table table) {
    return new Happening.Finished(TableTeller.luck(table), TableTeller.asked(table));
  }

  /**
   * In a simultaneous turn only the seat itself hears that its time ran out, and in a window of
   * fixed length nobody does.
   */
  private static Optional<Happening> ranOutOfTime(
      AppliedEntry applied, Seat seat, Perspective perspective) {
    return applied.fixedWindow() || (applied.together() && !perspective.seats().contains(seat))
        ? Optional.empty()
        : Optional.of(new Happening.RanOutOfTime(seat));
  }

  private static Happening seatChanged(Table table, Seat seat, Perspective perspective) {
    return new Happening.SeatChanged(TableTeller.seat(table, seat, perspective));
  }

  private static Happening spoke(AppliedEntry applied, Fact.Said said, Perspective perspective) {
    long number = perspective.number(applied.entry().number());
    return new Happening.Spoke(TableTeller.said(applied.entry(), said, number));
  }
}
