package kraken.tables.tell;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kraken.json.JsonText;
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

  private final Table table;
  private final Progress game;
  private final @Nullable Play<?, ?, ?, ?> known;

  private PlayTelling(Table table, Progress game, @Nullable Play<?, ?, ?, ?> known) {
    this.table = table;
    this.game = game;
    this.known = known;
  }

  /** The game as it looks from here, or null before the start. */
  static @Nullable PlayTold play(Table table, Gaze gaze) {
    return play(table, gaze, null);
  }

  /**
   * The game as it looks from here, or null before the start.
   *
   * @param known the game as the viewer was last told of it, if he was: views are told by changes
   */
  static @Nullable PlayTold play(Table table, Gaze gaze, @Nullable Play<?, ?, ?, ?> known) {
    Progress game = table.progress();
    return game == null ? null : new PlayTelling(table, game, known).told(gaze);
  }

  /** The game through all eyes, the watcher's last: for games that are over. */
  public static PlayTold openly(Table table, Progress game) {
    PlayTelling telling = new PlayTelling(table, game, null);
    List<EyesTold> eyes =
        Stream.concat(
                Stream.iterate(Seat.of(0), seat -> Seat.of(seat.index() + 1))
                    .limit(table.terms().players())
                    .map(telling::eyes),
                Stream.of(telling.watcher(Gaze.of(table, null))))
            .toList();
    return telling.told(game.turn(), eyes);
  }

  private PlayTold told(Gaze gaze) {
    List<EyesTold> eyes = gaze.isWatcher() ? List.of(watcher(gaze)) : eyes(gaze.seats());
    return told(turn(game.turn(), gaze), eyes);
  }

  private PlayTold told(Turn turn, List<EyesTold> eyes) {
    Outcome outcome = game.turn() instanceof Turn.Over(Outcome reached) ? reached : null;
    return new PlayTold(turn, Deadline.of(table), eyes, outcome);
  }

  private EyesTold watcher(Gaze gaze) {
    Viewer viewer = Viewer.WATCHER;
    return new EyesTold(null, view(viewer), changes(viewer), List.of(), gaze.talk(), false);
  }

  private List<EyesTold> eyes(Seats seats) {
    List<EyesTold> eyes = new ArrayList<>(seats.count());
    for (Seat seat : seats) {
      eyes.add(eyes(seat));
    }
    return eyes;
  }

  private EyesTold eyes(Seat seat) {
    return new EyesTold(
        seat,
        view(seat),
        changes(seat),
        game.play().moves(seat),
        Speech.of(table, seat),
        table.stage() == Stage.PLAYING && game.play().mayTakeBack(seat));
  }

  private @Nullable JsonText view(Viewer viewer) {
    return known == null ? game.play().view(viewer) : null;
  }

  private @Nullable JsonText changes(Viewer viewer) {
    return known == null ? null : game.play().changes(known, viewer);
  }

  /** With the eyes of several seats one knows of the answers of all of them. */
  private static Turn turn(Turn turn, Gaze gaze) {
    if (gaze.isWatcher()) {
      return turn.toldTo(Viewer.WATCHER);
    }
    Turn told = turn.toldTo(gaze.seats().first());
    for (Seat seat : gaze.seats()) {
      told = both(told, turn.toldTo(seat));
    }
    return told;
  }

  private static Turn both(Turn one, Turn other) {
    if (one instanceof Turn.Together a && other instanceof Turn.Together b) {
      Seats awaited = new Seats(a.awaited().bits() & b.awaited().bits());
      return new Turn.Together(a.asked(), awaited, a.window());
    }
    return one;
  }
}
