package kraken.games.rage.chapters;

import java.util.stream.IntStream;
import kraken.games.rage.state.Card;
import kraken.games.rage.state.Phase;
import kraken.games.rage.state.Ships;
import kraken.games.rage.state.State;
import kraken.games.rage.state.Variant;
import kraken.kit.Seat;
import kraken.kit.Turn;

/** Who decides in each phase. */
public final class Turns {

  private static final Turn[] ONE =
      IntStream.range(0, Ships.MOST).mapToObj(i -> new Turn.One(Seat.of(i))).toArray(Turn[]::new);

  private static final Turn[] SET_UP =
      IntStream.rangeClosed(0, Ships.MOST)
          .mapToObj(players -> new Turn.Sea(SettingUp.bounds(new Variant(players))))
          .toArray(Turn[]::new);

  /** By the cards in the pile, and the ships that are dealt three each. */
  private static final Turn[][] DEAL =
      IntStream.rangeClosed(0, Card.COUNT)
          .mapToObj(pile ->
              IntStream.rangeClosed(0, Ships.MOST)
                  .mapToObj(ships -> new Turn.Sea(Dealing.bounds(pile, ships)))
                  .toArray(Turn[]::new))
          .toArray(Turn[][]::new);

  private Turns() {}

  public static Turn of(State state) {
    return switch (state.phase()) {
      case Phase.SettingUp() -> SET_UP[state.variant().players()];
      case Phase.Dealing() ->
          DEAL[state.cards().pileCount()][Integer.bitCount(state.board().ships().afloat())];
      case Phase.Over() -> new Turn.Over(Winning.outcome(state));
      case Phase.Decision _ -> ONE[state.turn()];
    };
  }
}
