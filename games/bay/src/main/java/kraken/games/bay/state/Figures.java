package kraken.games.bay.state;

import java.util.List;

/**
 * The figures that are printed on the ships' cards and on the board. <b>A reconstruction</b>, but
 * for the Captain's tow speed: an owner of the box can put the printed ones in here; nothing else
 * depends on them.
 *
 * <p>They were tuned by simulation, so that ships of strong bots win about equally often in a game
 * of six; {@code docs/decisions/0013-figures-of-kraken-bay.md} has the shares and the commands.
 * Defence decides most: with 4 the Fisherman won 2 % of 640 games, with 6 the House Boat won 57 %.
 * So it is the same for all, and the dice and the tow differ.
 */
public final class Figures {

  /**
   * The row of a ship.
   *
   * @param attack how many sides the die has
   * @param tow what is added to 1D6 while towing or without rations
   * @param pier the home space in lane 1
   */
  public record Row(int attack, int defence, int tow, int pier) {}

  /** In the order of {@link Vessel}. */
  private static final List<Row> SHIPS =
      List.of(
          new Row(8, 5, 6, 1),
          new Row(8, 5, 1, 3),
          new Row(8, 5, 5, 5),
          new Row(10, 5, 5, 7),
          new Row(8, 5, 1, 9),
          new Row(10, 5, 0, 11));

  public static final int KRAKEN_DEFENCE = 5;
  public static final int TENTACLE_DEFENCE = 4;
  public static final int OFF_COURSE_DEFENCE = 5;

  /** Where in lane 1 the off-course ships enter. */
  public static final int ARROW = 12;

  private Figures() {}

  public static Row of(Vessel ship) {
    return SHIPS.get(ship.ordinal());
  }

  public static Space pier(Vessel ship) {
    return new Space(1, of(ship).pier());
  }
}
