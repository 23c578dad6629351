package kraken.games.shadow.mind;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Chart;
import kraken.games.shadow.sea.Colour;
import kraken.games.shadow.sea.Hex;
import kraken.games.shadow.sea.Token;
import kraken.games.shadow.sea.Water;
import kraken.games.shadow.state.View;

/** How likely each side is to win from each hex, if cards came as the deck has them. */
final class Prospects {

  private static final int SIDES = Side.values().length;
  static final double[] COLOURS = shares();

  /** How often the captain at a feeding place feeds the leader, who wins by it. */
  private static final double LEADER_IS_FED = 0.15;

  private final List<Water> waters;
  private final Map<Integer, double[]> known = new HashMap<>();
  private final int ship;

  Prospects(View view) {
    waters = view.variant().chart().waters();
    ship = numberOf(view.track().getLast());
  }

  private static double[] shares() {
    double[] shares = new double[Colour.values().length];
    shares[Colour.RED.ordinal()] = 0.42;
    shares[Colour.BLUE.ordinal()] = 0.32;
    shares[Colour.YELLOW.ordinal()] = 0.26;
    return shares;
  }

  /** From where the ship is now. */
  double now(Side side) {
    return at(ship)[side.ordinal()];
  }

  /** After a card of this colour. */
  double after(Colour colour, Side side) {
    return after(ship, colour, side);
  }

  /** How much better a card of this colour was for the side than the average one, sailed there. */
  double gain(Hex from, Colour colour, Side side) {
    int hex = numberOf(from);
    return after(hex, colour, side) - at(hex)[side.ordinal()];
  }

  /** How much a side likes a card of this colour there: its own course, and that no other gains. */
  double liking(Hex from, Colour colour, Side side) {
    int hex = numberOf(from);
    double rival = after(hex, colour, rival(hex, side));
    return after(hex, colour, side) - (0.5 * rival);
  }

  private Side rival(int hex, Side side) {
    double[] now = at(hex);
    if (side == Side.CULT) {
      return now[Side.SAILORS.ordinal()] > now[Side.PIRATES.ordinal()]
          ? Side.SAILORS
          : Side.PIRATES;
    }
    Side other = side == Side.SAILORS ? Side.PIRATES : Side.SAILORS;
    return now[Side.CULT.ordinal()] > now[other.ordinal()] ? Side.CULT : other;
  }

  /** Whether a card of this colour would end the game, and not for this side. */
  boolean loses(Colour colour, Side side) {
    int target = next(ship, colour);
    return target < 0 && outcome(target) != side;
  }

  boolean wins(Colour colour, Side side) {
    int target = next(ship, colour);
    return target < 0 && outcome(target) == side;
  }

  private double after(int from, Colour colour, Side side) {
    return then(next(from, colour))[side.ordinal()];
  }

  private double[] then(int target) {
    if (target >= 0) {
      return at(target);
    }
    double[] certain = new double[SIDES];
    certain[outcome(target).ordinal()] = 1;
    return certain;
  }

  private static Side outcome(int target) {
    return switch (target) {
      case Chart.BAY -> Side.SAILORS;
      case Chart.COVE -> Side.PIRATES;
      default -> Side.CULT;
    };
  }

  private double[] at(int hex) {
    double[] before = known.get(hex);
    if (before != null) {
      return before;
    }
    double[] sum = new double[SIDES];
    for (Colour colour : Colour.values()) {
      double[] then = then(next(hex, colour));
      for (int side = 0; side < SIDES; side++) {
        sum[side] += COLOURS[colour.ordinal()] * then[side];
      }
    }
    if (waters.get(hex).token() == Token.FEED) {
      Arrays.setAll(sum, side -> sum[side] * (1 - LEADER_IS_FED));
      sum[Side.CULT.ordinal()] += LEADER_IS_FED;
    }
    known.put(hex, sum);
    return sum;
  }

  private int next(int from, Colour colour) {
    Water water = waters.get(from);
    return switch (colour) {
      case RED -> water.red();
      case YELLOW -> water.yellow();
      case BLUE -> water.blue();
    };
  }

  private int numberOf(Hex hex) {
    int number = 0;
    while (!waters.get(number).hex().equals(hex)) {
      number++;
    }
    return number;
  }
}
