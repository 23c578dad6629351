package kraken.games.attack.state;

import java.util.List;
import kraken.kit.Packed;

/**
 * The ship board: the figures in the eight lanes, the whirlpools, the rails and the holes. Packed
 * into bits, since search makes millions of these.
 *
 * @param figures where each lane's figure is, two bits a lane
 * @param whirlpools one bit a space
 * @param krakenLane the lane in which the Kraken has replaced the tentacle, or {@link #NOWHERE}
 * @param rails one bit for each rail that stands
 * @param holes how many in each area, three bits an area
 */
public record ShipBoard(int figures, int whirlpools, int krakenLane, int rails, int holes) {

  static final int NOWHERE = -1;
  public static final int HOLES_TO_SINK = 4;

  private static final int FIGURE_BITS = 2;
  private static final int HOLE_BITS = 3;

  /** Before the first roll. */
  public static final ShipBoard CALM = calm();

  private static ShipBoard calm() {
    ShipBoard board = new ShipBoard(0, 0, NOWHERE, 0xFF, 0);
    for (int i = 0; i < Lane.COUNT; i++) {
      board = board.with(Lane.of(i), Figures.START.get(i));
    }
    return board;
  }

  public Space at(Lane lane) {
    return Space.of(Packed.at(figures, FIGURE_BITS, lane.ordinal()));
  }

  public ShipBoard with(Lane lane, Space space) {
    int moved = Packed.with(figures, FIGURE_BITS, lane.ordinal(), space.ordinal());
    return new ShipBoard(moved, whirlpools, krakenLane, rails, holes);
  }

  public ShipBoard pushedBack(Lane lane) {
    return with(lane, Space.BUBBLES);
  }

  public boolean hasKraken() {
    return krakenLane != NOWHERE;
  }

  public boolean isKraken(Lane lane) {
    return krakenLane == lane.ordinal();
  }

  /** The Kraken takes the place of the tentacle in this lane, where it stands. */
  public ShipBoard withKraken(Lane lane) {
    return new ShipBoard(figures, whirlpools, lane.ordinal(), rails, holes);
  }

  public boolean hasWhirlpool(Lane lane, Space space) {
    return Packed.at(whirlpools, 1, number(lane, space)) == 1;
  }

  public ShipBoard withWhirlpool(Lane lane, Space space) {
    int more = Packed.with(whirlpools, 1, number(lane, space), 1);
    return new ShipBoard(figures, more, krakenLane, rails, holes);
  }

  public List<Space> whirlpoolsIn(Lane lane) {
    return Space.ofBits(whirlpoolBits(lane));
  }

  /** One bit a space of the lane. */
  public int whirlpoolBits(Lane lane) {
    return Packed.at(whirlpools, Space.COUNT, lane.ordinal());
  }

  public int whirlpoolCount() {
    return Integer.bitCount(whirlpools);
  }

  public boolean hasRail(Lane lane) {
    return Packed.at(rails, 1, lane.ordinal()) == 1;
  }

  public ShipBoard repaired(Lane lane) {
    return withRail(lane, 1);
  }

  public ShipBoard withoutRail(Lane lane) {
    return withRail(lane, 0);
  }

  private ShipBoard withRail(Lane lane, int stands) {
    int changed = Packed.with(rails, 1, lane.ordinal(), stands);
    return new ShipBoard(figures, whirlpools, krakenLane, changed, holes);
  }

  public ShipBoard withHoleIn(Area area) {
    int more = Packed.with(holes, HOLE_BITS, area.ordinal(), holesIn(area) + 1);
    return new ShipBoard(figures, whirlpools, krakenLane, rails, more);
  }

  /**
   * The figure of this lane breaks the rail, or smashes a hole where there is none; then it falls
   * back.
   */
  public ShipBoard struckAt(Lane lane) {
    ShipBoard back = pushedBack(lane);
    return hasRail(lane) ? back.withoutRail(lane) : back.withHoleIn(lane.area());
  }

  public int holesIn(Area area) {
    return Packed.at(holes, HOLE_BITS, area.ordinal());
  }

  public int holeCount() {
    int count = 0;
    for (int area = 0; area < Area.COUNT; area++) {
      count += Packed.at(holes, HOLE_BITS, area);
    }
    return count;
  }

  public boolean isSunk() {
    return holeCount() >= HOLES_TO_SINK;
  }

  private static int number(Lane lane, Space space) {
    return Space.COUNT * lane.ordinal() + space.ordinal();
  }
}
