package kraken.games.rage.mind;

import kraken.games.rage.state.Bearing;
import kraken.games.rage.state.Board;
import kraken.games.rage.state.Ships;
import kraken.games.rage.state.Space;
import kraken.games.rage.state.State;
import kraken.kit.FeatureNames;

/** How a ship is doing in its round. Those of several ships are added up. */
final class ShipFeatures {

  private static final String[] NAMES = {
    "sunk",
    "wrecked",
    "damage.0",
    "damage.1",
    "damage.2",
    "damage.3",
    "damage.4",
    "lane.1",
    "lane.2",
    "lane.3",
    "lane.4",
    "front",
    "right",
    "rear",
    "left",
    "front-lane-1",
    "weak-in-front",
    "neighbours",
    "weak-with-neighbours",
    "flames-ahead",
    "ship-ahead",
    "at-the-edge"
  };

  private static final int SUNK = 0;
  private static final int WRECKED = 1;
  private static final int DAMAGE = 2;
  private static final int LANE = 7;
  private static final int BEARING = 11;
  private static final int FRONT_LANE_1 = 15;
  private static final int WEAK_IN_FRONT = 16;
  private static final int NEIGHBOURS = 17;
  private static final int WEAK_WITH_NEIGHBOURS = 18;
  private static final int FLAMES_AHEAD = 19;
  private static final int SHIP_AHEAD = 20;
  private static final int AT_THE_EDGE = 21;

  /** From this damage on one bad card can destroy the ship. */
  private static final int WEAK = 3;

  private ShipFeatures() {}

  /** What a feature of some ships is about; the own ship has a hand and rounds to win, too. */
  static String subject(String whose, String name) {
    int dot = name.indexOf('.');
    return switch (dot < 0 ? name : name.substring(0, dot)) {
      case "sunk", "wrecked", "damage" -> whose + "-damage";
      case "neighbours", "weak-with-neighbours" -> whose + "-neighbours";
      case "flames-ahead", "ship-ahead", "at-the-edge" -> whose + "-course";
      case "wins-needed" -> whose + "-wins";
      case "cards", "hand" -> whose + "-hand";
      default -> whose + "-place";
    };
  }

  static int add(FeatureNames names, String whose) {
    return names.add(whose, NAMES);
  }

  static void read(State state, int ship, double[] numbers, int first) {
    Ships ships = state.board().ships();
    if (!ships.isAfloat(ship)) {
      numbers[first + SUNK]++;
    } else if (ships.isWrecked(ship)) {
      numbers[first + WRECKED]++;
    } else {
      readAfloat(state.board(), ship, numbers, first);
    }
  }

  private static void readAfloat(Board board, int ship, double[] numbers, int first) {
    Space space = board.ships().space(ship);
    int damage = board.ships().damage(ship);
    boolean weak = damage >= WEAK;
    Bearing bearing = board.bearing(space.section());
    numbers[first + DAMAGE + damage]++;
    numbers[first + LANE + space.lane() - 1]++;
    numbers[first + BEARING + bearing.ordinal()]++;
    if (bearing == Bearing.FRONT) {
      numbers[first + FRONT_LANE_1] += space.lane() == 1 ? 1 : 0;
      numbers[first + WEAK_IN_FRONT] += weak ? 1 : 0;
    }
    int neighbours = neighbours(board, ship, space);
    numbers[first + NEIGHBOURS] += neighbours;
    numbers[first + WEAK_WITH_NEIGHBOURS] += weak ? neighbours : 0;
    Space ahead = Space.of(space.section().plus(1), space.lane());
    numbers[first + FLAMES_AHEAD] += board.flames().at(ahead);
    numbers[first + SHIP_AHEAD] += board.ships().at(ahead, ship) == Ships.NONE ? 0 : 1;
    numbers[first + AT_THE_EDGE] += space.lane() == board.lanes() ? 1 : 0;
  }

  /** The ships that can fire at this one. */
  private static int neighbours(Board board, int ship, Space space) {
    int neighbours = 0;
    for (int lane = space.lane() - 1; lane <= space.lane() + 1; lane += 2) {
      if (lane >= 1 && lane <= board.lanes()) {
        Space beside = Space.of(space.section(), lane);
        neighbours += board.ships().at(beside, ship) == Ships.NONE ? 0 : 1;
      }
    }
    return neighbours;
  }
}
