package kraken.games.attack.chapters;

import java.util.stream.IntStream;
import kraken.games.attack.state.Face;
import kraken.games.attack.state.Phase;
import kraken.games.attack.state.State;
import kraken.kit.Numbers;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Turn;

/** Who decides in each phase. */
public final class Turns {

  private static final Turn[] ONE =
      IntStream.range(0, Seat.MOST).mapToObj(i -> new Turn.One(Seat.of(i))).toArray(Turn[]::new);

  private static final int MOST_DICE = 6;

  private static final Turn[] DICE =
      IntStream.rangeClosed(0, MOST_DICE)
          .mapToObj(n -> new Turn.Sea(Numbers.repeated(n, Face.COUNT)))
          .toArray(Turn[]::new);

  private Turns() {}

  public static Turn of(State state) {
    return switch (state.phase()) {
      case Phase.Lot() -> new Turn.Sea(Numbers.of(state.variant().players()));
      case Phase.Shuffling() -> new Turn.Sea(SettingUp.shuffleBounds(state));
      case Phase.Rolling() -> DICE[state.kraken().dice()];
      case Phase.Over(boolean won) -> new Turn.Over(outcome(state, won));
      case Phase.Decision _ -> ONE[state.seat().index()];
    };
  }

  private static Outcome outcome(State state, boolean won) {
    return new Outcome.Crew(
        state.variant().players(), won, won ? "kraken-driven-off" : "ship-sunk");
  }
}
