package kraken.games.bay.chapters;

import java.util.stream.IntStream;
import kraken.games.bay.state.Ending;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Waters;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Turn;

/** Who decides in each phase. */
public final class Turns {

  private static final int SIX = 6;
  private static final int MOST_SIDES = 10;
  private static final int MOST_NEIGHBOURS = 8;

  private static final Turn[] ONE =
      IntStream.range(0, Seat.MOST).mapToObj(i -> new Turn.One(Seat.of(i))).toArray(Turn[]::new);

  private static final Turn[] DICE =
      IntStream.rangeClosed(0, Placement.DICE * Waters.TENTACLES)
          .mapToObj(n -> new Turn.Sea(Numbers.repeated(n, SIX)))
          .toArray(Turn[]::new);

  private static final Turn[] DIE =
      IntStream.rangeClosed(0, MOST_SIDES)
          .mapToObj(sides -> new Turn.Sea(Numbers.of(sides)))
          .toArray(Turn[]::new);

  /** By the number of dice, and then by the number of free spaces. */
  private static final Turn[][] LOSSES =
      IntStream.rangeClosed(0, Losses.PIECES).mapToObj(Turns::lossesWith).toArray(Turn[][]::new);

  private Turns() {}

  private static Turn[] lossesWith(int dice) {
    return IntStream.rangeClosed(0, MOST_NEIGHBOURS)
        .mapToObj(free -> new Turn.Sea(Numbers.repeated(dice, SIX).and(places(free))))
        .toArray(Turn[]::new);
  }

  /** One of the free spaces, then one of the others. */
  private static Numbers places(int free) {
    return switch (free) {
      case 0 -> Numbers.NONE;
      case 1 -> Numbers.of(1);
      default -> Numbers.of(free, free - 1);
    };
  }

  public static Turn of(State state) {
    return switch (state.phase()) {
      case Phase.Lots() -> DIE[state.variant().players()];
      case Phase.Rising(int tentacles) -> DICE[Placement.DICE * tentacles];
      case Phase.Rolling() -> DICE[Sailing.isSlow(state) ? 1 : 2];
      case Phase.Firing firing -> DIE[firing.weapon().sides(state.vessel())];
      case Phase.Losing losing when losing.attacker() != null -> DICE[Losses.dice(losing)];
      case Phase.Losing losing ->
          LOSSES[Losses.dice(losing)][Losses.free(state, losing.victim(), null).count()];
      case Phase.Placing placing ->
          DICE[placing.lane() == Placement.ANY_LANE ? Placement.DICE : Placement.DICE - 1];
      case Phase.Over(Ending ending) -> new Turn.Over(Scoring.outcome(state, ending));
      case Phase.Decision _ -> ONE[state.turn()];
    };
  }
}
