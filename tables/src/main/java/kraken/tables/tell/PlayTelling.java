package kraken.tables.tell;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Turn;
import kraken.kit.Viewer;
import kraken.tables.Stage;
import kraken.tables.fold.Deadline;
import kraken.tables.fold.Play;
import kraken.tables.fold.Progress;
import kraken.tables.fold.Speech;
import kraken.tables.fold.Table;
import kraken.tables.told.EyesTold;
import kraken.tables.told.PlayTold;
import org.jspecify.annotations.Nullable;

/** Tells of the game at a table. */
public final class PlayTelling {

  private PlayTelling() {}

  /** The game as it looks from here, or null before the start. */
  static @Nullable PlayTold play(Table table, Gaze gaze) {
    Progress game = table.progress();
    if (game == null) {
      return null;
    }
    List<EyesTold> eyes =
        gaze.isWatcher() ? List.of(watcher(game, gaze)) : eyes(table, game, gaze.seats());
    return told(table, game, turn(game.turn(), gaze), eyes);
  }

  /** The game through all eyes, the watcher's last: for games that are over. */
  public static PlayTold openly(Table table, Progress game) {
    Gaze watcher = Gaze.of(table, null);
    List<EyesTold> eyes =
        Stream.concat(
                Stream.iterate(Seat.of(0), seat -> Seat.of(seat.index() + 1))
                    .limit(table.terms().players())
                    .map(seat -> eyes(table, game, seat)),
                Stream.of(watcher(game, watcher)))
            .toList();
    return told(table, game, game.turn(), eyes);
  }

  private static PlayTold told(Table table, Progress game, Turn turn, List<EyesTold> eyes) {
    Outcome outcome = game.turn() instanceof Turn.Over(Outcome known) ? known : null;
    return new PlayTold(turn, Deadline.of(table), eyes, outcome);
  }

  private static EyesTold watcher(Progress game, Gaze gaze) {
    return new EyesTold(null, game.play().view(Viewer.WATCHER), List.of(), gaze.talk(), false);
  }

  private static List<EyesTold> eyes(Table table, Progress game, Seats seats) {
    List<EyesTold> eyes = new ArrayList<>();
    for (Seat seat : seats) {
      eyes.add(eyes(table, game, seat));
    }
    return eyes;
  }

  private static EyesTold eyes(Table table, Progress game, Seat seat) {
    Play<?, ?, ?, ?> play = game.play();
    boolean mayTakeBack = table.stage() == Stage.PLAYING && play.mayTakeBack(seat);
    return new EyesTold(
        seat, play.view(seat), List.copyOf(play.moves(seat)), Speech.of(table, seat), mayTakeBack);
  }

  /** With the eyes of several seats one knows of the answers of all of them. */
  private static Turn turn(Turn turn, Gaze gaze) {
    if (gaze.isWatcher()) {
      return turn.toldTo(Viewer.WATCHER);
    }
    Turn known = turn.toldTo(gaze.seats().first());
    for (Seat seat : gaze.seats()) {
      known = both(known, turn.toldTo(seat));
    }
    return known;
  }

  private static Turn both(Turn one, Turn other) {
    if (one instanceof Turn.Together a && other instanceof Turn.Together b) {
      Seats awaited = new Seats(a.awaited().bits() & b.awaited().bits());
      return new Turn.Together(a.asked(), awaited, a.window());
    }
    return one;
  }
}
