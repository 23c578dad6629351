package kraken.tables.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kraken.json.JsonText;
import kraken.kit.Answer;
import kraken.kit.Claim;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.kit.Talk;
import kraken.kit.Turn;
import kraken.kit.Viewer;

/**
 * A game in progress, as a value: its position, and the moves that can still be taken back. Safe
 * for any thread.
 */
public final class Play<S, M, V, E> {

  /**
   * How many states are imagined when a player takes a move back. Enough to notice one uncovered
   * card of a small pile, where half of the samples show nothing.
   */
  private static final int SAMPLES_AT_TAKE_BACK = 24;

  /** How many states are imagined to tell, after every move, whether it may be taken back. */
  private static final int SAMPLES_AFTER_A_MOVE = 1;

  private final Rulebook<S, M, V, E> rules;
  private final Setup setup;
  private final Position<S, M, V, E> position;
  private final Turn turn;
  private final Moment moment;
  private final List<Undo<S, M, V, E>> undo;
  private final RoundStarts<S, M, V, E> roundStarts;

  /** A game after a move or a draw, with the events that the game told. */
  public record After<S, M, V, E>(
      Play<S, M, V, E> play, List<GameEvent> events, boolean inSecret) {}

  private Play(
      Rulebook<S, M, V, E> rules,
      Setup setup,
      Position<S, M, V, E> position,
      Moment moment,
      List<Undo<S, M, V, E>> undo,
      RoundStarts<S, M, V, E> before) {
    this.rules = rules;
    this.setup = setup;
    this.position = position;
    this.turn = rules.game().turn(position.state());
    this.moment = moment;
    this.undo = undo;
    this.roundStarts = before.with(rules.game().round(position.state()), position);
  }

  public static <S, M, V, E> Play<S, M, V, E> start(
      Rulebook<S, M, V, E> rules, Setup setup, Moment moment) {
    S state = rules.game().start(setup);
    Position<S, M, V, E> position = new Position<>(rules, state, setup.players());
    return new Play<>(rules, setup, position, moment, List.of(), RoundStarts.none());
  }

  public Turn turn() {
    return turn;
  }

  /** The entry of this position. Secret answers do not count. */
  public Moment moment() {
    return moment;
  }

  public JsonText view(Viewer viewer) {
    return position.text(viewer);
  }

  /** What has changed in the view since an earlier position of this game, by JSON Pointer. */
  @SuppressWarnings("unchecked") // both are positions of one game
  public JsonText changes(Play<?, ?, ?, ?> earlier, Viewer viewer) {
    return position.changes(((Play<S, M, V, E>) earlier).position, viewer);
  }

  /**
   * The view with which the round before this one began; empty where there was none. It is at least
   * a whole round old.
   */
  public Optional<JsonText> viewARoundAgo(Seat seat) {
    return roundStarts.ofTheRoundBefore().map(start -> start.text(seat));
  }

  /** Whether an earlier position of this game has the same views a round ago. */
  public boolean isOfTheSameRound(Play<?, ?, ?, ?> earlier) {
    return earlier.roundStarts.equals(roundStarts);
  }

  public List<JsonText> moves(Seat seat) {
    return position.moves(seat);
  }

  public Talk talk(Seat seat) {
    return rules.game().talk(state(), seat);
  }

  /** What the rules say to a move; nothing changes. */
  public Attempt attempt(Seat seat, JsonText sent) {
    try {
      M move = rules.json().readMove(sent.json());
      List<GameEvent> events = new ArrayList<>();
      return switch (rules.game().play(state(), seat, move, narrator(events))) {
        case Answer.Next<S>(S next) ->
            new Attempt.Legal<>(
                this, seat, move, rules.json().writeMove(move).json(), next, events);
        case Answer.Refused<S>(var refusal) -> new Attempt.Illegal(refusal);
      };
    } catch (RuntimeException noMove) { // the text is no move, or some of its fields are missing
      return new Attempt.Nonsense();
    }
  }

  /** What bots can be asked about this position. */
  public BotQuestions<S, M, V, E> bots() {
    return new BotQuestions<>(rules, state(), setup.players());
  }

  /** The seat's pass in a window, as JSON; empty where there is no window. */
  public Optional<String> pass(Seat seat) {
    return rules.game().moves(state(), seat).stream()
        .filter(rules.game()::isPass)
        .findFirst()
        .map(move -> rules.json().writeMove(move).json());
  }

  /** Whether the move, given as JSON, is a pass. */
  public boolean isPass(String written) {
    return rules.game().isPass(rules.json().readMove(written));
  }

  /**
   * Whether the seat may probably take back its last move. {@link #takeBack} looks more closely.
   */
  public boolean mayTakeBack(Seat seat) {
    return isLastOf(seat) && !undo.getLast().hasShown(rules, SAMPLES_AFTER_A_MOVE);
  }

  /** The moment to which taking back the seat's last move leads; empty where the move stands. */
  public Optional<Moment> takeBack(Seat seat) {
    return isLastOf(seat) && !undo.getLast().hasShown(rules, SAMPLES_AT_TAKE_BACK)
        ? Optional.of(undo.getLast().moment())
        : Optional.empty();
  }

  private boolean isLastOf(Seat seat) {
    return !undo.isEmpty() && undo.getLast().seat().equals(seat);
  }

  private S state() {
    return position.state();
  }

  /** The game after a move from the log. A move that the rules do not allow is an exception. */
  public After<S, M, V, E> played(Seat seat, String written, Moment now) {
    M move = rules.json().readMove(written);
    List<GameEvent> events = new ArrayList<>();
    S next = rules.game().play(state(), seat, move, narrator(events)).orThrow();
    return after(new Attempt.Legal<>(this, seat, move, written, next, events), now);
  }

  /** The game after a move that was attempted in this game. */
  After<S, M, V, E> after(Attempt.Legal<S, M, V, E> legal, Moment now) {
    Position<S, M, V, E> next = positionAt(legal.next());
    boolean inSecret = staysSecret(legal.seat(), legal.next(), legal.events());
    List<Undo<S, M, V, E>> undos = inSecret ? List.of() : undoAfter(legal, next);
    Play<S, M, V, E> play =
        new Play<>(rules, setup, next, inSecret ? moment : now, undos, roundStarts);
    return new After<>(play, legal.events(), inSecret);
  }

  private Position<S, M, V, E> positionAt(S state) {
    return new Position<>(rules, state, setup.players());
  }

  public After<S, M, V, E> drawn(Numbers numbers, Moment now) {
    List<GameEvent> events = new ArrayList<>();
    Position<S, M, V, E> next = positionAt(rules.game().draw(state(), numbers, narrator(events)));
    return new After<>(new Play<>(rules, setup, next, now, List.of(), roundStarts), events, false);
  }

  /**
   * The game after a claim. Moment and clock stay, but earlier moves cannot be taken back any more.
   */
  public Play<S, M, V, E> claimed(Seat speaker, Claim claim) {
    Position<S, M, V, E> next = positionAt(rules.game().hear(state(), speaker, claim));
    return new Play<>(rules, setup, next, moment, List.of(), roundStarts);
  }

  /** The game before the last move; the clock goes on where it was then. */
  public Optional<Play<S, M, V, E>> takenBack(Seat seat, long to) {
    if (!isLastOf(seat) || undo.getLast().moment().number() != to) {
      return Optional.empty();
    }
    Undo<S, M, V, E> last = undo.getLast();
    List<Undo<S, M, V, E>> rest = undo.subList(0, undo.size() - 1);
    return Optional.of(new Play<>(rules, setup, last.before(), last.moment(), rest, roundStarts));
  }

  private Narrator<E> narrator(List<GameEvent> events) {
    return (audience, event) -> events.add(new GameEvent(audience, rules.json().writeEvent(event)));
  }

  private List<Undo<S, M, V, E>> undoAfter(
      Attempt.Legal<S, M, V, E> legal, Position<S, M, V, E> next) {
    if (!(turn instanceof Turn.One) || rules.game().turn(next.state()) instanceof Turn.Together) {
      return List.of(); // else the right to take back would tell whether a seat has answered
    }
    List<Undo<S, M, V, E>> undos = isLastOf(legal.seat()) ? earlier() : new ArrayList<>(1);
    boolean toldToSome =
        !legal.events().stream().allMatch(event -> event.isForAll(setup.players()));
    undos.add(
        new Undo<>(legal.seat(), position.withoutTexts(), moment, legal.move(), next, toldToSome));
    return undos;
  }

  /** For moves before the last only the states are kept, to save memory. */
  private List<Undo<S, M, V, E>> earlier() {
    List<Undo<S, M, V, E>> undos = new ArrayList<>(undo);
    undos.set(undos.size() - 1, undos.getLast().withStatesOnly());
    return undos;
  }

  /** Whether the move is a secret answer: nothing has changed for anybody but its seat. */
  private boolean staysSecret(Seat seat, S next, List<GameEvent> events) {
    return turn instanceof Turn.Together before
        && rules.game().turn(next) instanceof Turn.Together after
        && after.asked().equals(before.asked())
        && after.awaited().equals(before.awaited().without(seat))
        && events.stream().noneMatch(event -> event.audience().watchers())
        && rules
            .game()
            .view(state(), Viewer.WATCHER)
            .equals(rules.game().view(next, Viewer.WATCHER));
  }
}
