package kraken.conformance.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kraken.kit.Answer;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.Game;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Setup;
import kraken.kit.Talk;
import kraken.kit.Turn;
import kraken.kit.Viewer;
import org.jspecify.annotations.Nullable;

/**
 * A state of a checked game, and what the rules say about it; each answer is kept. It has its own
 * luck, so that a check gives the same result each time. Used by one thread.
 */
public final class Position<S, M, V, E> {

  private final Subject<S, M, V, E> subject;
  private final Setup setup;
  private final S state;
  private final int number;
  private final int luck;

  private final Map<Seat, List<M>> moves = new HashMap<>();
  private final Map<Viewer, V> views = new HashMap<>();
  private final Map<Viewer, Position<S, M, V, E>> imagined = new HashMap<>();
  private @Nullable Turn turn;

  private Position(Subject<S, M, V, E> subject, Setup setup, S state, int number, int luck) {
    this.subject = subject;
    this.setup = setup;
    this.state = state;
    this.number = number;
    this.luck = luck;
  }

  public static <S, M, V, E> Position<S, M, V, E> start(
      Subject<S, M, V, E> subject, Setup setup, int luck) {
    return new Position<>(subject, setup, subject.game().start(setup), 0, luck);
  }

  /** The position that one step leads to. */
  public Position<S, M, V, E> then(S next, int itsLuck) {
    return new Position<>(subject, setup, next, number + 1, itsLuck);
  }

  public Position<S, M, V, E> then(S next) {
    return then(next, luck);
  }

  public Subject<S, M, V, E> subject() {
    return subject;
  }

  public Game<S, M, V, E> game() {
    return subject.game();
  }

  public Setup setup() {
    return setup;
  }

  public S state() {
    return state;
  }

  /** How many steps have led to this position. */
  public int number() {
    return number;
  }

  /** Gives the same numbers at each call. */
  public Chance luck() {
    return Chance.seeded(luck);
  }

  /** Whether its luck makes it part of a sample; with luck 0 it always is. */
  public boolean isSample(int oneIn) {
    return luck % oneIn == 0;
  }

  public Seats seats() {
    return Seats.all(setup.players());
  }

  public List<Viewer> viewers() {
    return Viewer.all(setup.players());
  }

  public Turn turn() {
    if (turn == null) {
      turn = game().turn(state);
    }
    return turn;
  }

  public boolean isOver() {
    return turn() instanceof Turn.Over;
  }

  public List<M> moves(Seat seat) {
    return moves.computeIfAbsent(seat, one -> game().moves(state, one));
  }

  public V view(Viewer viewer) {
    return views.computeIfAbsent(viewer, one -> game().view(state, one));
  }

  public Talk talk(Seat seat) {
    return game().talk(state, seat);
  }

  public Map<String, Object> secretsFrom(Viewer viewer) {
    return subject.secrets().of(state, viewer);
  }

  /** A position that the viewer cannot tell from this one. */
  public Position<S, M, V, E> imagined(Viewer viewer) {
    return imagined.computeIfAbsent(viewer, one -> imagined(one, luck()));
  }

  public Position<S, M, V, E> imagined(Viewer viewer, Chance chance) {
    return new Position<>(subject, setup, game().imagine(view(viewer), chance), number, luck);
  }

  /** Tries a step. This position stays as it is if the game keeps the contract. */
  public Reply<S, E> take(Step<M> step) {
    List<ToldEvent<E>> told = new ArrayList<>();
    Narrator<E> narrator = (audience, event) -> told.add(new ToldEvent<>(audience, event));
    Answer<S> answer =
        switch (step) {
          case Step.Drawn<M>(Numbers numbers) ->
              new Answer.Next<>(game().draw(state, numbers, narrator));
          case Step.Played<M>(Seat seat, M move) -> game().play(state, seat, move, narrator);
          case Step.Claimed<M>(Seat seat, Claim claim) ->
              new Answer.Next<>(game().hear(state, seat, claim));
        };
    return new Reply<>(answer, told);
  }
}
