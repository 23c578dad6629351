package kraken.bots;

import java.util.List;
import kraken.kit.About;
import kraken.kit.Answer;
import kraken.kit.Chance;
import kraken.kit.Game;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Option;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.kit.Talk;
import kraken.kit.Viewer;

/** What small games without secrets have in common. */
abstract class Toy<S, M> implements Game<S, M, S, String> {

  abstract S start();

  abstract S after(S state, M move);

  @Override
  public About about() {
    return new About("toy", "Toy", 1, 4, 1);
  }

  @Override
  public List<Option> options(int players) {
    return List.of();
  }

  @Override
  public S start(Setup setup) {
    return start();
  }

  @Override
  public Answer<S> play(S state, Seat seat, M move, Narrator<? super String> narrator) {
    if (!moves(state, seat).contains(move)) {
      throw new AssertionError("a bot has played " + move + ", which was not offered");
    }
    return new Answer.Next<>(after(state, move));
  }

  @Override
  public S draw(S state, Numbers numbers, Narrator<? super String> narrator) {
    throw new AssertionError("there is nothing to draw");
  }

  @Override
  public S view(S state, Viewer viewer) {
    return state;
  }

  @Override
  public S imagine(S view, Chance chance) {
    return view;
  }

  @Override
  public Talk talk(S state, Seat seat) {
    return Talk.FREE;
  }
}
