package kraken.tables.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kraken.bots.Bot;
import kraken.json.JsonText;
import kraken.kit.Answer;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.Game;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.kit.Talk;
import kraken.kit.Turn;
import kraken.kit.Viewer;

/** A game in progress, as a value: where it stands, and what can still be taken back. */
public final class Play<S, M, V, E> {

  /** Enough to find a card of a small pile: one sample in two would miss it. */
  private static final int CAREFULLY = 24;

  /** For what is told after every move; who takes a move back is looked at carefully. */
  private static final int QUICKLY = 1;

  private final Rulebook<S, M, V, E> rules;
  private final Setup setup;
  private final Position<S, M, V, E> position;
  private final Turn turn;
  private final Moment moment;
  private final List<Undo<S, M, V, E>> undo;

  /** A game after a move or a draw, and what was heard of it. */
  public record After<S, M, V, E>(Play<S, M, V, E> play, List<GameEvent> heard, boolean inSecret) {}

  private Play(
      Rulebook<S, M, V, E> rules,
      Setup setup,
      Position<S, M, V, E> position,
      Moment moment,
      List<Undo<S, M, V, E>> undo) {
    this.rules = rules;
    this.setup = setup;
    this.position = position;
    this.turn = rules.game().turn(position.state());
    this.moment = moment;
    this.undo = undo;
  }

  public static <S, M, V, E> Play<S, M, V, E> start(
      Rulebook<S, M, V, E> rules, Setup setup, Moment moment) {
    S state = rules.game().start(setup);
    Position<S, M, V, E> position = new Position<>(rules, state, setup.players());
    return new Play<>(rules, setup, position, moment, List.of());
  }

  public Turn turn() {
    return turn;
  }

  /** When this position came about, answers in secret apart. */
  public Moment moment() {
    return moment;
  }

  public JsonText view(Viewer viewer) {
    return position.text(viewer);
  }

  /** What is new in the view since an earlier position of this game, by JSON Pointer. */
  @SuppressWarnings("unchecked") // it is the same game
  public JsonText changes(Play<?, ?, ?, ?> earlier, Viewer viewer) {
    return position.changes(((Play<S, M, V, E>) earlier).position, viewer);
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
      List<GameEvent> heard = new ArrayList<>();
      return switch (rules.game().play(state(), seat, move, listener(heard))) {
        case Answer.Next<S>(S next) ->
            new Attempt.Legal<>(this, seat, move, rules.json().writeMove(move).json(), next, heard);
        case Answer.Refused<S>(var refusal) -> new Attempt.Illegal(refusal);
      };
    } catch (RuntimeException noMove) { // text that is no move, or one with holes in it
      return new Attempt.Nonsense();
    }
  }

  /** What a bot would do at this seat, knowing what the seat knows. */
  public String choice(Bot bot, Seat seat, Chance luck) {
    Game<S, M, V, E> game = rules.game();
    List<M> offered = game.moves(state(), seat);
    M move = bot.choose(game, game.view(state(), seat), seat, offered, luck);
    return rules.json().writeMove(move).json();
  }

  /** The way to say nothing in a window; empty where there is no window. */
  public Optional<String> pass(Seat seat) {
    return rules.game().moves(state(), seat).stream()
        .filter(rules.game()::isPass)
        .findFirst()
        .map(move -> rules.json().writeMove(move).json());
  }

  /** Whether a move, as it is written, says nothing in a window. */
  public boolean isPass(String written) {
    return rules.game().isPass(rules.json().readMove(written));
  }

  /** What a bot would claim at this seat, knowing what the seat knows. */
  public Optional<Claim> claim(Bot bot, Seat seat, Chance luck) {
    Game<S, M, V, E> game = rules.game();
    return bot.claim(game, game.view(state(), seat), seat, luck);
  }

  /** Whether the seat may take back its last move, as far as a quick look can tell. */
  public boolean mayTakeBack(Seat seat) {
    return isLastOf(seat) && !undo.getLast().hasShown(rules, QUICKLY);
  }

  /** Where taking back the seat's last move leads; empty where it must stand. */
  public Optional<Moment> takeBack(Seat seat) {
    return isLastOf(seat) && !undo.getLast().hasShown(rules, CAREFULLY)
        ? Optional.of(undo.getLast().moment())
        : Optional.empty();
  }

  private boolean isLastOf(Seat seat) {
    return !undo.isEmpty() && undo.getLast().seat().equals(seat);
  }

  private S state() {
    return position.state();
  }

  /** After a move from the log; a move that the rules do not allow is an exception. */
  public After<S, M, V, E> played(Seat seat, String written, Moment now) {
    M move = rules.json().readMove(written);
    List<GameEvent> heard = new ArrayList<>();
    S next = rules.game().play(state(), seat, move, listener(heard)).orThrow();
    return after(new Attempt.Legal<>(this, seat, move, written, next, heard), now);
  }

  /** After a move that was attempted here. */
  After<S, M, V, E> after(Attempt.Legal<S, M, V, E> legal, Moment now) {
    Position<S, M, V, E> next = positionAt(legal.next());
    boolean inSecret = staysSecret(legal.seat(), legal.next(), legal.heard());
    List<Undo<S, M, V, E>> undos = inSecret ? List.of() : undoAfter(legal, next);
    Play<S, M, V, E> play = new Play<>(rules, setup, next, inSecret ? moment : now, undos);
    return new After<>(play, legal.heard(), inSecret);
  }

  private Position<S, M, V, E> positionAt(S state) {
    return new Position<>(rules, state, setup.players());
  }

  public After<S, M, V, E> drawn(Numbers numbers, Moment now) {
    List<GameEvent> heard = new ArrayList<>();
    Position<S, M, V, E> next = positionAt(rules.game().draw(state(), numbers, listener(heard)));
    return new After<>(new Play<>(rules, setup, next, now, List.of()), heard, false);
  }

  /** After a claim: the same moment and clock, but what was done before it stands. */
  public Play<S, M, V, E> heard(Seat speaker, Claim claim) {
    Position<S, M, V, E> next = positionAt(rules.game().hear(state(), speaker, claim));
    return new Play<>(rules, setup, next, moment, List.of());
  }

  /** The position before the last move; the clock goes on where it was then. */
  public Optional<Play<S, M, V, E>> takenBack(Seat seat, long to) {
    if (!isLastOf(seat) || undo.getLast().moment().number() != to) {
      return Optional.empty();
    }
    Undo<S, M, V, E> last = undo.getLast();
    List<Undo<S, M, V, E>> rest = undo.subList(0, undo.size() - 1);
    return Optional.of(new Play<>(rules, setup, last.before(), last.moment(), rest));
  }

  private Narrator<E> listener(List<GameEvent> heard) {
    return (audience, event) -> heard.add(new GameEvent(audience, rules.json().writeEvent(event)));
  }

  private List<Undo<S, M, V, E>> undoAfter(
      Attempt.Legal<S, M, V, E> legal, Position<S, M, V, E> next) {
    if (!(turn instanceof Turn.One) || rules.game().turn(next.state()) instanceof Turn.Together) {
      return List.of(); // or whether it can be taken back would tell if somebody has answered
    }
    List<Undo<S, M, V, E>> undos = isLastOf(legal.seat()) ? earlier() : new ArrayList<>(1);
    boolean whispered = !legal.heard().stream().allMatch(event -> event.byAll(setup.players()));
    undos.add(
        new Undo<>(legal.seat(), position.withoutTexts(), moment, legal.move(), next, whispered));
    return undos;
  }

  /** Of moves before the last only the states are kept: there may be many of them. */
  private List<Undo<S, M, V, E>> earlier() {
    List<Undo<S, M, V, E>> undos = new ArrayList<>(undo);
    undos.set(undos.size() - 1, undos.getLast().withStatesOnly());
    return undos;
  }

  /** Whether an answer leaves everything as it was for everybody else. */
  private boolean staysSecret(Seat seat, S next, List<GameEvent> heard) {
    return turn instanceof Turn.Together before
        && rules.game().turn(next) instanceof Turn.Together after
        && after.asked().equals(before.asked())
        && after.awaited().equals(before.awaited().without(seat))
        && heard.stream().noneMatch(event -> event.audience().watchers())
        && rules
            .game()
            .view(state(), Viewer.WATCHER)
            .equals(rules.game().view(next, Viewer.WATCHER));
  }
}
