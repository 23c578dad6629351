package kraken.games.rage.mind;

import kraken.games.rage.state.Bearing;
import kraken.games.rage.state.Board;
import kraken.games.rage.state.Ships;
import kraken.games.rage.state.Space;
import kraken.kit.FeatureNames;

/** How a ship that is afloat is doing in its round. */
final class ShipFeatures {

  private static final FeatureNames NAMES = new FeatureNames();
  private static final int DAMAGE_OF_2 = NAMES.add("damage.of-2", Ships.SINKS_AT);
  private static final int DAMAGE_OF_3 = NAMES.add("damage.of-3", Ships.SINKS_AT);
  private static final int DAMAGE_OF_4 = NAMES.add("damage.of-4", Ships.SINKS_AT);
  private static final int RAGE_AND_DAMAGE = NAMES.add("rage-and-damage", Ships.SINKS_AT);
  private static final int LANE = NAMES.add("lane", "1", "2", "3", "4");
  private static final int AT_THE_EDGE = NAMES.add("at-the-edge");
  private static final String[] BEARINGS = {"front", "right", "rear", "left"};
  private static final int BEARING = NAMES.add("bearing", BEARINGS);
  private static final int WEAK_BEARING = NAMES.add("weak-bearing", BEARINGS);
  private static final int INNER_BEARING = NAMES.add("inner-bearing", BEARINGS);
  private static final int NEIGHBOURS = NAMES.add("neighbours", Ships.SINKS_AT);
  private static final int WEAK_NEIGHBOURS = NAMES.add("weak-neighbours");
  private static final int SHIP_AHEAD = NAMES.add("ship-ahead");
  private static final int SHIP_BEHIND = NAMES.add("ship-behind", Ships.SINKS_AT);
  private static final int FLAMES_AHEAD = NAMES.add("flames-ahead", "strong", "weak");

  /** From this damage on one bad card can destroy the ship. */
  private static final int WEAK = 3;

  private ShipFeatures() {}

  static int add(FeatureNames names) {
    return names.addAll(NAMES);
  }

  static boolean isWeak(Board board, int ship) {
    return board.ships().damage(ship) >= WEAK;
  }

  /**
   * Writes the numbers of a ship.
   *
   * @param afloat how many ships are
   * @param first where its numbers begin
   */
  static void read(Board board, int ship, int afloat, double[] numbers, int first) {
    int damage = board.ships().damage(ship);
    numbers[first + damageOf(afloat) + damage] = 1;
    numbers[first + RAGE_AND_DAMAGE + damage] = board.rage();
    Space space = board.ships().space(ship);
    int lane = space.lane();
    numbers[first + LANE + lane - 1] = 1;
    numbers[first + AT_THE_EDGE] = lane == board.lanes() ? 1 : 0;
    int bearing = Bearing.of(space.section(), board.front()).ordinal();
    numbers[first + BEARING + bearing] = 1;
    numbers[first + WEAK_BEARING + bearing] = damage >= WEAK ? 1 : 0;
    numbers[first + INNER_BEARING + bearing] = lane == 1 ? 1 : 0;
    readNeighbours(board, ship, numbers, first);
    readCourse(board, ship, numbers, first);
  }

  private static int damageOf(int afloat) {
    return switch (afloat) {
      case 4 -> DAMAGE_OF_4;
      case 3 -> DAMAGE_OF_3;
      default -> DAMAGE_OF_2;
    };
  }

  /** The ships that can fire at this one, and at which it can fire. */
  private static void readNeighbours(Board board, int ship, double[] numbers, int first) {
    Space space = board.ships().space(ship);
    for (int lane = space.lane() - 1; lane <= space.lane() + 1; lane += 2) {
      int other =
          lane < 1 || lane > board.lanes()
              ? Ships.NONE
              : board.ships().at(Space.of(space.section(), lane), ship);
      if (other != Ships.NONE) {
        numbers[first + NEIGHBOURS + board.ships().damage(ship)]++;
        numbers[first + WEAK_NEIGHBOURS] += isWeak(board, other) ? 1 : 0;
      }
    }
  }

  /** What lies one section ahead, and who may ram the ship from behind. */
  private static void readCourse(Board board, int ship, double[] numbers, int first) {
    Space space = board.ships().space(ship);
    int damage = board.ships().damage(ship);
    Space ahead = Space.of(space.section().plus(1), space.lane());
    Space behind = Space.of(space.section().plus(-1), space.lane());
    numbers[first + FLAMES_AHEAD + (damage >= WEAK ? 1 : 0)] = board.flames().at(ahead);
    numbers[first + SHIP_AHEAD] = board.ships().at(ahead, ship) == Ships.NONE ? 0 : 1;
    numbers[first + SHIP_BEHIND + damage] = board.ships().at(behind, ship) == Ships.NONE ? 0 : 1;
  }
}
