package kraken.games.rage.chapters;

import kraken.games.rage.state.Board;
import kraken.games.rage.state.Flames;
import kraken.games.rage.state.Section;
import kraken.games.rage.state.Ships;
import kraken.games.rage.state.Space;
import kraken.games.rage.state.Wreckage;

/**
 * A board as a drawing: a row for each lane, the outermost first, with the sections north, east,
 * south and west from left to right.
 *
 * <pre>
 *  #   #1  #   #2     # debris face down, #1 face up with its damage
 *  A   .   .   .*     A ship of the first seat, A3 with its damage
 *  .   B4* .   .      * a barrel, ** two
 *  ^   .   .   .      the Kraken faces the section with the ^
 * </pre>
 */
public final class Drawing {

  private Drawing() {}

  static Board read(String drawing) {
    String[] rows = drawing.strip().split("\n", -1);
    Board board = Board.EMPTY;
    for (int row = 0; row < Space.LANES; row++) {
      String[] cells = rows[row].strip().split(" +", -1);
      for (int i = 0; i < Section.COUNT; i++) {
        board = readCell(board, Section.of(i), Space.LANES - row, cells[i]);
      }
    }
    String[] kraken = rows[Space.LANES].strip().split(" +", -1);
    for (int i = 0; i < Section.COUNT; i++) {
      board = kraken[i].equals("^") ? facing(board, Section.of(i)) : board;
    }
    return board;
  }

  private static Board facing(Board board, Section front) {
    return new Board(
        board.ships(), board.flames(), board.wreckage(), board.lanes(), front, board.rage());
  }

  private static Board readCell(Board board, Section section, int lane, String cell) {
    Space space = Space.of(section, lane);
    Ships ships = board.ships();
    Wreckage wreckage = board.wreckage();
    int lanes = board.lanes();
    char drawn = cell.charAt(0);
    String number = cell.replaceAll("[^0-9]", "");
    if (drawn == '#') {
      lanes = Math.min(lanes, lane - 1);
      wreckage = wreckage.stacked(section, lane, number.isEmpty() ? 2 : Integer.parseInt(number));
      wreckage = wreckage.laid(section, lane, !number.isEmpty());
    } else if (drawn == '~') {
      lanes = Math.min(lanes, lane - 1);
    } else if (drawn != '.') {
      int damage = number.isEmpty() ? 0 : Integer.parseInt(number);
      int rank = damage >= Ships.SINKS_AT ? 1 : 0;
      ships = ships.placed(drawn - 'A', space).damaged(drawn - 'A', damage, rank);
    }
    int barrels = (int) cell.chars().filter(c -> c == '*').count();
    Flames flames = board.flames().plus(space, barrels);
    return new Board(ships, flames, wreckage, lanes, board.front(), board.rage());
  }

  public static String of(Board board) {
    StringBuilder drawing = new StringBuilder();
    for (int lane = Space.LANES; lane >= 1; lane--) {
      StringBuilder row = new StringBuilder();
      for (Section section : Section.values()) {
        row.append("%-4s".formatted(cell(board, Space.of(section, lane))));
      }
      drawing.append(row.toString().stripTrailing()).append('\n');
    }
    StringBuilder kraken = new StringBuilder();
    for (Section section : Section.values()) {
      kraken.append(section == board.front() ? "^   " : ".   ");
    }
    return drawing.append(kraken.toString().stripTrailing()).append('\n').toString();
  }

  private static String cell(Board board, Space space) {
    String stars = "*".repeat(board.flames().at(space));
    int ship = board.ships().at(space, Ships.NONE);
    if (ship != Ships.NONE) {
      int damage = board.ships().damage(ship);
      return (char) ('A' + ship) + (damage > 0 ? "" + damage : "") + stars;
    }
    if (space.lane() <= board.lanes()) {
      return "." + stars;
    }
    Wreckage wreckage = board.wreckage();
    if (!wreckage.isLaid(space.section(), space.lane())) {
      return "~";
    }
    boolean faceUp = wreckage.isFaceUp(space.section(), space.lane());
    return "#" + (faceUp ? "" + wreckage.damage(space.section(), space.lane()) : "");
  }
}
