package kraken.games.attack.state;

import java.util.List;
import java.util.stream.IntStream;

/**
 * How angry the Kraken is and how often it was hit. Where it swims once it has come is on the
 * {@link ShipBoard}.
 *
 * @param spot its place on the track, 0 at the start
 */
public record Kraken(int spot, int hits) {

  public static final Kraken ASLEEP = new Kraken(0, 0);

  /** A die on the track, which joins the others when the Kraken gets there. */
  public record WaitingDie(int spot, Side side) {}

  private static final List<List<WaitingDie>> WAITING_FROM =
      IntStream.rangeClosed(0, Figures.LAST_SPOT)
          .mapToObj(spot -> Figures.WAITING_DICE.stream().filter(die -> die.spot > spot).toList())
          .toList();

  private static final int[][] DICE = countDice();

  private static int[][] countDice() {
    int[][] dice = new int[Side.values().length][Figures.LAST_SPOT + 1];
    for (Side side : Side.values()) {
      for (int spot = 0; spot <= Figures.LAST_SPOT; spot++) {
        dice[side.ordinal()][spot] = 1;
        for (WaitingDie die : Figures.WAITING_DICE) {
          if (die.side == side && die.spot <= spot) {
            dice[side.ordinal()][spot]++;
          }
        }
      }
    }
    return dice;
  }

  /** How many dice of this side's colour are rolled now. */
  public int dice(Side side) {
    return DICE[side.ordinal()][spot];
  }

  /** How many dice of both colours. */
  public int dice() {
    return dice(Side.PORT) + dice(Side.STARBOARD);
  }

  /** The dice still on the track. */
  public List<WaitingDie> waitingDice() {
    return WAITING_FROM.get(spot);
  }

  public boolean isOnLastSpot() {
    return spot == Figures.LAST_SPOT;
  }

  public Kraken angrier() {
    return new Kraken(spot + 1, hits);
  }

  public Kraken hit() {
    return new Kraken(spot, hits + 1);
  }
}
