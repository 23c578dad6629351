package kraken.games.rage.state;

/**
 * The board, a value: the Kraken, the ships, and what floats around them.
 *
 * @param lanes how many are open
 * @param front the section that the Kraken faces
 */
public record Board(
    Ships ships, Flames flames, Wreckage wreckage, int lanes, Section front, int rage) {

  public static final Board EMPTY =
      new Board(Ships.ASHORE, Flames.NONE, Wreckage.NONE, Space.LANES, Section.NORTH, 0);

  public Bearing bearing(Section section) {
    return Bearing.of(section, front);
  }

  public Board with(Wreckage next) {
    return new Board(ships, flames, next, lanes, front, rage);
  }
}
