package kraken.bots;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import kraken.kit.About;
import kraken.kit.Answer;
import kraken.kit.Chance;
import kraken.kit.Game;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Option;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Setup;
import kraken.kit.Talk;
import kraken.kit.Turn;
import kraken.kit.Viewer;

/**
 * Each seat bids 0, 1 or 2 in secret. Then the sea draws a number, and the seats that bid it win.
 */
class Bids implements Game<Bids.State, Integer, Bids.View, Numbers> {

  private static final int NOT_YET = -1;

  /** What was bid by seat, and what the sea has drawn. */
  record State(List<Integer> bids, int drawn) {
    State {
      bids = List.copyOf(bids);
    }

    Seats silent() {
      return bidding(NOT_YET);
    }

    Seats bidding(int number) {
      Seats seats = Seats.NONE;
      for (int i = 0; i < bids.size(); i++) {
        seats = bids.get(i) == number ? seats.with(Seat.of(i)) : seats;
      }
      return seats;
    }
  }

  /** The viewer's own bid only. */
  record View(int players, Viewer viewer, int bid) {}

  @Override
  public About about() {
    return new About("bids", "Bids", 2, 4, 1);
  }

  @Override
  public List<Option> options(int players) {
    return List.of();
  }

  @Override
  public State start(Setup setup) {
    return new State(Collections.nCopies(setup.players(), NOT_YET), NOT_YET);
  }

  @Override
  public Turn turn(State state) {
    int players = state.bids.size();
    if (!state.silent().isEmpty()) {
      return new Turn.Together(Seats.all(players), state.silent(), false);
    }
    return state.drawn == NOT_YET
        ? new Turn.Sea(Numbers.of(3))
        : new Turn.Over(new Outcome.Race(state.bids, state.bidding(state.drawn), "drawn"));
  }

  @Override
  public List<Integer> moves(State state, Seat seat) {
    return state.silent().contains(seat) ? List.of(0, 1, 2) : List.of();
  }

  @Override
  public Answer<State> play(
      State state, Seat seat, Integer move, Narrator<? super Numbers> narrator) {
    List<Integer> bids = new ArrayList<>(state.bids);
    bids.set(seat.index(), move);
    return new Answer.Next<>(new State(bids, NOT_YET));
  }

  @Override
  public State draw(State state, Numbers numbers, Narrator<? super Numbers> narrator) {
    narrator.tellAll(numbers);
    return new State(state.bids, numbers.at(0));
  }

  @Override
  public View view(State state, Viewer viewer) {
    int bid = viewer instanceof Seat seat ? state.bids.get(seat.index()) : NOT_YET;
    return new View(state.bids.size(), viewer, bid);
  }

  @Override
  public State imagine(View view, Chance chance) {
    return new State(Collections.nCopies(view.players, NOT_YET), NOT_YET);
  }

  @Override
  public Talk talk(State state, Seat seat) {
    return Talk.FREE;
  }

  /** A seat looks good when it bids its own number. */
  @Override
  public double worth(State state, Seat seat) {
    return state.bids.get(seat.index()) == seat.index() ? 1 : 0;
  }
}
