package kraken.lab;

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
 * Two seats take turns to roll a die or to stay; a six scores, and three points win. Like a real
 * game it has luck, choices and games of different lengths.
 */
public class DiceDuel implements Game<DiceDuel.State, DiceDuel.Move, DiceDuel.State, Integer> {

  private static final int TO_WIN = 3;

  public record State(Seat seat, boolean rolling, int first, int second) {
    State turned(boolean rolls) {
      return rolls
          ? new State(seat, true, first, second)
          : new State(seat.next(2), false, first, second);
    }

    State rolled(int die) {
      int point = die == 5 ? 1 : 0;
      boolean firsts = seat.index() == 0;
      return new State(
          seat.next(2), false, first + (firsts ? point : 0), second + (firsts ? 0 : point));
    }
  }

  public enum Move {
    ROLL,
    STAY
  }

  @Override
  public About about() {
    return new About("duel", "Dice Duel", 2, 2, 1);
  }

  @Override
  public List<Option> options(int players) {
    return List.of(new Option.Switch("storm", false, "It blows."));
  }

  @Override
  public State start(Setup setup) {
    return new State(Seat.of(0), false, 0, 0);
  }

  @Override
  public Turn turn(State state) {
    if (state.first == TO_WIN || state.second == TO_WIN) {
      Seat winner = Seat.of(state.first == TO_WIN ? 0 : 1);
      return new Turn.Over(
          new Outcome.Race(List.of(state.first, state.second), Seats.of(winner), "three"));
    }
    return state.rolling ? new Turn.Sea(Numbers.of(6)) : new Turn.One(state.seat);
  }

  @Override
  public List<Move> moves(State state, Seat seat) {
    return List.of(Move.values());
  }

  @Override
  public Answer<State> play(State state, Seat seat, Move move, Narrator<? super Integer> narrator) {
    return new Answer.Next<>(state.turned(move == Move.ROLL));
  }

  @Override
  public State draw(State state, Numbers numbers, Narrator<? super Integer> narrator) {
    narrator.tellAll(numbers.at(0));
    return state.rolled(numbers.at(0));
  }

  @Override
  public State view(State state, Viewer viewer) {
    return state;
  }

  @Override
  public State imagine(State view, Chance chance) {
    return view;
  }

  @Override
  public Talk talk(State state, Seat seat) {
    return Talk.FREE;
  }

  @Override
  public double worth(State state, Seat seat) {
    return state.rolling ? 1 : 0;
  }
}
