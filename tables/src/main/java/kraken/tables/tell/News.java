package kraken.tables.tell;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import kraken.kit.Seat;
import kraken.tables.fold.Deed;
import kraken.tables.fold.Heard;
import kraken.tables.fold.Play;
import kraken.tables.fold.Table;
import kraken.tables.log.Fact;
import kraken.tables.told.Happening;
import kraken.tables.told.Message;
import org.jspecify.annotations.Nullable;

/** Tells of entries, to those who know the table as it was before them. */
public final class News {

  private News() {}

  /**
   * What has come, as one message; empty where there is nothing that may be told.
   *
   * @param table as it is after the deeds
   * @param known the game as the viewer knows it; null where that is not known
   */
  public static Optional<Message> of(
      List<Deed> deeds, Table table, Gaze gaze, @Nullable Play<?, ?, ?, ?> known) {
    List<Happening> happenings = happenings(deeds, table, gaze);
    boolean changed = hasChanged(deeds, gaze);
    if (happenings.isEmpty() && !changed) {
      return Optional.empty();
    }
    return Optional.of(
        new Message.Step(
            gaze.number(),
            happenings,
            changed || endsOrHandsOver(deeds) ? PlayTelling.play(table, gaze, known) : null));
  }

  private static boolean hasChanged(List<Deed> deeds, Gaze gaze) {
    for (Deed deed : deeds) {
      if (deed.changesPlay() && mayKnow(deed, gaze)) {
        return true;
      }
    }
    return false;
  }

  /** Whether what the viewer sees has other moves or words now, though the position is the same. */
  private static boolean endsOrHandsOver(List<Deed> deeds) {
    for (Deed deed : deeds) {
      if (deed.entry().fact() instanceof Fact.Ended
          || deed.entry().fact() instanceof Fact.HandedOver) {
        return true;
      }
    }
    return false;
  }

  private static boolean mayKnow(Deed deed, Gaze gaze) {
    return !deed.inSecret() || gaze.seats().contains(mover(deed));
  }

  private static Seat mover(Deed deed) {
    return switch (deed.entry().fact()) {
      case Fact.Played(Seat seat, String _) -> seat;
      case Fact.TimedOut(Seat seat, String _) -> seat;
      default -> throw new IllegalStateException("nobody answers in secret with " + deed.entry());
    };
  }

  /** What may be told of some entries. */
  public static List<Happening> happenings(List<Deed> deeds, Table table, Gaze gaze) {
    List<Happening> happenings = new ArrayList<>();
    for (Deed deed : deeds) {
      atTheTable(deed, table, gaze).ifPresent(happenings::add);
      for (Heard heard : deed.heard()) {
        if (gaze.hears(heard.audience())) {
          happenings.add(new Happening.InGame(gaze.hearing(heard.audience()), heard.event()));
        }
      }
    }
    return Collections.unmodifiableList(happenings);
  }

  private static Optional<Happening> atTheTable(Deed deed, Table table, Gaze gaze) {
    return switch (deed.entry().fact()) {
      case Fact.Opened _, Fact.NonceGiven _, Fact.Drawn _, Fact.Played _, Fact.Left _ ->
          Optional.empty();
      case Fact.Seated(var seat, var _) -> Optional.of(seatChanged(table, seat, gaze));
      case Fact.HandedOver(var seat, var _) -> Optional.of(seatChanged(table, seat, gaze));
      case Fact.Started() -> Optional.of(new Happening.Began());
      case Fact.TimedOut(var seat, var _) -> ranOutOfTime(deed, seat, gaze);
      case Fact.TakenBack(var seat, var _) -> Optional.of(new Happening.TookBack(seat));
      case Fact.Said said when said.isNothing() -> Optional.empty();
      case Fact.Said said -> Optional.of(spoke(deed, said, gaze));
      case Fact.Ended _ -> Optional.of(new Happening.Finished(Telling.luck(table)));
      case Fact.Rematched(String next) -> Optional.of(new Happening.WentOn(next));
    };
  }

  /** Where several were asked, nobody else learns who was silent; where all had to wait, nobody. */
  private static Optional<Happening> ranOutOfTime(Deed deed, Seat seat, Gaze gaze) {
    return deed.fixedWindow() || (deed.together() && !gaze.seats().contains(seat))
        ? Optional.empty()
        : Optional.of(new Happening.RanOutOfTime(seat));
  }

  private static Happening seatChanged(Table table, Seat seat, Gaze gaze) {
    return new Happening.SeatChanged(Telling.seat(table, seat, gaze));
  }

  private static Happening spoke(Deed deed, Fact.Said said, Gaze gaze) {
    long number = gaze.number(deed.entry().number());
    return new Happening.Spoke(Telling.said(deed.entry(), said, number));
  }
}
