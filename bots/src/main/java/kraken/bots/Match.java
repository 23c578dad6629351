package kraken.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kraken.kit.Claim;
import kraken.kit.Game;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Setup;
import kraken.kit.Turn;
import kraken.kit.Viewer;
import org.jspecify.annotations.Nullable;

/**
 * Plays one game between bots, from the set-up to the end. The match knows the true state; the bots
 * get views.
 */
public final class Match<S, M, V, E> {

  private final Game<S, M, V, E> game;
  private final List<Bot> bots;
  private final Luck luck;
  private final Narrator<? super E> narrator;
  private final Observer<? super S, ? super M> observer;
  private S state;
  private @Nullable Seat atMove;
  private @Nullable V viewAtLastClaims;
  private int moves;
  private int turns;

  /**
   * How a match ended.
   *
   * @param moves how many moves the seats made; draws of the sea do not count
   * @param turns how many runs of moves there were, each of one seat without a draw between them
   * @param parts {@link Game#part} of each seat
   */
  public record Result(Outcome outcome, int moves, int turns, List<String> parts) {
    public Result {
      parts = List.copyOf(parts);
    }
  }

  /** Sees all that happens in a match, the true states too. It is of the lab, never a bot. */
  public interface Observer<S, M> {

    /** A seat has made a move. */
    void played(Seat seat, M move, S after);

    /** The sea has drawn. */
    void drawn(Numbers numbers, S after);

    /** Both see the same. */
    static <S, M> Observer<S, M> both(Observer<S, M> one, Observer<S, M> other) {
      return new Observer<>() {
        @Override
        public void played(Seat seat, M move, S after) {
          one.played(seat, move, after);
          other.played(seat, move, after);
        }

        @Override
        public void drawn(Numbers numbers, S after) {
          one.drawn(numbers, after);
          other.drawn(numbers, after);
        }
      };
    }

    /** An observer that ignores everything. */
    static <S, M> Observer<S, M> none() {
      return new Observer<>() {
        @Override
        public void played(Seat seat, M move, S after) {}

        @Override
        public void drawn(Numbers numbers, S after) {}
      };
    }
  }

  private Match(
      Game<S, M, V, E> game,
      Setup setup,
      List<Bot> bots,
      Luck luck,
      Narrator<? super E> narrator,
      Observer<? super S, ? super M> observer) {
    this.observer = observer;
    this.game = game;
    this.bots = bots;
    this.luck = luck;
    this.narrator = narrator;
    this.state = game.start(setup);
  }

  /** Plays a whole game; the bots sit in the order of the seats. */
  public static <S, M, V, E> Result play(
      Game<S, M, V, E> game, Setup setup, List<Bot> bots, Luck luck, Narrator<? super E> narrator) {
    return new Match<>(game, setup, bots, luck, narrator, Observer.none()).toTheEnd();
  }

  /** Plays a whole game before the eyes of an observer. */
  public static <S, M, V, E> Result play(
      Game<S, M, V, E> game,
      Setup setup,
      List<Bot> bots,
      Luck luck,
      Narrator<? super E> narrator,
      Observer<? super S, ? super M> observer) {
    return new Match<>(game, setup, bots, luck, narrator, observer).toTheEnd();
  }

  private Result toTheEnd() {
    while (true) {
      letClaim();
      switch (game.turn(state)) {
        case Turn.One(Seat seat) -> ask(seat);
        case Turn.Together together -> ask(together.awaited().first());
        case Turn.Sea(Numbers bounds) -> draw(bounds);
        case Turn.Over(Outcome outcome) -> {
          return new Result(outcome, moves, turns, parts());
        }
      }
    }
  }

  private List<String> parts() {
    List<String> parts = new ArrayList<>();
    for (Seat seat : Seats.all(bots.size())) {
      parts.add(game.part(state, seat));
    }
    return parts;
  }

  /** Asks each bot for a claim whenever the view of a watcher has changed. */
  private void letClaim() {
    if (!mayAnybodyClaim()) {
      return;
    }
    V publicView = game.view(state, Viewer.WATCHER);
    if (!publicView.equals(viewAtLastClaims)) {
      for (Seat seat : Seats.all(bots.size())) {
        claim(seat).ifPresent(claim -> state = game.hear(state, seat, claim));
      }
      viewAtLastClaims = game.view(state, Viewer.WATCHER);
    }
  }

  private boolean mayAnybodyClaim() {
    for (int i = 0; i < bots.size(); i++) {
      if (!game.talk(state, Seat.of(i)).claims().isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private Optional<Claim> claim(Seat seat) {
    return bots.get(seat.index())
        .claim(game, game.view(state, seat), seat, luck.bots())
        .filter(claim -> game.talk(state, seat).allows(claim, bots.size()));
  }

  private void ask(Seat seat) {
    M move = choice(seat);
    state = game.play(state, seat, move, narrator).orThrow();
    observer.played(seat, move, state);
    moves++;
    if (!seat.equals(atMove)) {
      atMove = seat;
      turns++;
    }
  }

  private M choice(Seat seat) {
    V view = game.view(state, seat);
    List<M> offered = game.moves(state, seat);
    return bots.get(seat.index()).choose(game, view, seat, offered, luck.bots());
  }

  private void draw(Numbers bounds) {
    Numbers numbers = luck.sea().draw(bounds);
    state = game.draw(state, numbers, narrator);
    observer.drawn(numbers, state);
    atMove = null;
  }
}
