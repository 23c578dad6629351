package kraken.tables.tell;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kraken.json.JsonText;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Turn;
import kraken.kit.Viewer;
import kraken.tables.Stage;
import kraken.tables.model.AdviceRights;
import kraken.tables.model.IdleTurn;
import kraken.tables.model.Play;
import kraken.tables.model.Progress;
import kraken.tables.model.Table;
import kraken.tables.model.TalkRights;
import kraken.tables.model.TurnDeadline;
import kraken.tables.told.AwaitedTold;
import kraken.tables.told.BorrowedTold;
import kraken.tables.told.PlayTold;
import kraken.tables.told.ViewerTold;
import org.jspecify.annotations.Nullable;

/** Makes the {@link PlayTold} of a table's game. */
public final class PlayTeller {

  private final Table table;
  private final Progress game;
  private final @Nullable Play<?, ?, ?, ?> known;

  private PlayTeller(Table table, Progress game, @Nullable Play<?, ?, ?, ?> known) {
    this.table = table;
    this.game = game;
    this.known = known;
  }

  /** The game as it looks from here, or null before the start. */
  static @Nullable PlayTold play(Table table, Perspective perspective) {
    return play(table, perspective, null);
  }

  /**
   * The game as it looks from here, or null before the start.
   *
   * @param known the game as it was last told to the viewer, of which only changes are told; null
   *     to tell the whole view
   */
  static @Nullable PlayTold play(
      Table table, Perspective perspective, @Nullable Play<?, ?, ?, ?> known) {
    Progress game = table.progress();
    return game == null ? null : new PlayTeller(table, game, known).told(perspective);
  }

  /** The game with the views of all seats and then the watcher's: only for games that are over. */
  public static PlayTold openly(Table table, Progress game) {
    PlayTeller teller = new PlayTeller(table, game, null);
    List<ViewerTold> viewers =
        Stream.concat(
                Stream.iterate(Seat.of(0), seat -> Seat.of(seat.index() + 1))
                    .limit(table.terms().players())
                    .map(teller::viewer),
                Stream.of(teller.watcher(Perspective.of(table, null))))
            .toList();
    return teller.told(game.turn(), null, viewers, null);
  }

  /** For whom the game waits, as this person may know it; empty where no game is running. */
  public static Optional<AwaitedTold> awaited(Table table, @Nullable String person) {
    return table
        .game()
        .filter(_ -> table.stage() == Stage.PLAYING)
        .map(game ->
            new AwaitedTold(
                turn(game.turn(), Perspective.of(table, person)).awaited(),
                game.play().moment().at()));
  }

  private PlayTold told(Perspective perspective) {
    List<ViewerTold> viewers =
        perspective.isWatcher() ? List.of(watcher(perspective)) : viewers(perspective.seats());
    Turn turn = turn(game.turn(), perspective);
    return told(turn, IdleTurn.of(table), viewers, borrowed(perspective.borrowed()));
  }

  private PlayTold told(
      Turn turn, @Nullable Long idleAt, List<ViewerTold> viewers, @Nullable BorrowedTold borrowed) {
    Outcome outcome = game.turn() instanceof Turn.Over(Outcome reached) ? reached : null;
    Boolean silence = isSilent() ? true : null;
    Long since = outcome == null ? game.play().moment().at() : null;
    return new PlayTold(
        turn, TurnDeadline.of(table), since, idleAt, viewers, outcome, silence, borrowed);
  }

  private @Nullable BorrowedTold borrowed(@Nullable Seat seat) {
    return seat == null || (known != null && game.play().isOfTheSameRound(known))
        ? null
        : game.play().viewARoundAgo(seat).map(view -> new BorrowedTold(seat, view)).orElse(null);
  }

  /**
   * Whether no seat may say a word. Each player knows it of every seat: all are told so for
   * themselves.
   */
  private boolean isSilent() {
    for (int i = 0; i < table.terms().players(); i++) {
      if (TalkRights.of(table, Seat.of(i)).words()) {
        return false;
      }
    }
    return true;
  }

  private ViewerTold watcher(Perspective perspective) {
    Viewer viewer = Viewer.WATCHER;
    return new ViewerTold(
        null, view(viewer), changes(viewer), List.of(), perspective.talk(), false, false);
  }

  private List<ViewerTold> viewers(Seats seats) {
    List<ViewerTold> viewers = new ArrayList<>(seats.count());
    for (Seat seat : seats) {
      viewers.add(viewer(seat));
    }
    return viewers;
  }

  private ViewerTold viewer(Seat seat) {
    return new ViewerTold(
        seat,
        view(seat),
        changes(seat),
        game.play().moves(seat),
        TalkRights.of(table, seat),
        table.stage() == Stage.PLAYING && game.play().mayTakeBack(seat),
        AdviceRights.of(table, seat));
  }

  private @Nullable JsonText view(Viewer viewer) {
    return known == null ? game.play().view(viewer) : null;
  }

  private @Nullable JsonText changes(Viewer viewer) {
    return known == null ? null : game.play().changes(known, viewer);
  }

  /** A viewer with several seats knows of the secret answers of all of them. */
  private static Turn turn(Turn turn, Perspective perspective) {
    if (perspective.isWatcher()) {
      return turn.toldTo(Viewer.WATCHER);
    }
    Turn told = turn.toldTo(perspective.seats().first());
    for (Seat seat : perspective.seats()) {
      told = combined(told, turn.toldTo(seat));
    }
    return told;
  }

  private static Turn combined(Turn one, Turn other) {
    if (one instanceof Turn.Together a && other instanceof Turn.Together b) {
      Seats awaited = new Seats(a.awaited().bits() & b.awaited().bits());
      return new Turn.Together(a.asked(), awaited, a.window());
    }
    return one;
  }
}
