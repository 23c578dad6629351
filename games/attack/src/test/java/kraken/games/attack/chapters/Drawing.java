package kraken.games.attack.chapters;

import java.util.List;
import kraken.games.attack.state.Face;
import kraken.games.attack.state.Lane;
import kraken.games.attack.state.ShipBoard;
import kraken.games.attack.state.Side;
import kraken.games.attack.state.Space;

/**
 * The ship board as a drawing of four rows (star, shell, crab, fish), each from the sea at port
 * over the ship to the sea at starboard:
 *
 * <pre>
 * T...|#|..T.    T tentacle, K Kraken, @ whirlpool, . nothing
 * .@T.:#|...T    | a rail, : no rail, # the ship
 * </pre>
 */
public final class Drawing {

  private static final int SHIP = 5;
  private static final Face[] ROWS = {Face.STAR, Face.SHELL, Face.CRAB, Face.FISH};

  private Drawing() {}

  static ShipBoard read(String drawing) {
    List<String> rows = drawing.lines().map(String::strip).toList();
    ShipBoard board = ShipBoard.CALM;
    for (int row = 0; row < ROWS.length; row++) {
      for (Side side : Side.values()) {
        board = readLane(board, Lane.of(side, ROWS[row]), rows.get(row));
      }
    }
    return board;
  }

  private static ShipBoard readLane(ShipBoard start, Lane lane, String row) {
    ShipBoard board = start;
    int figures = 0;
    for (Space space : Space.values()) {
      char drawn = row.charAt(column(lane, space.ordinal()));
      figures += drawn == 'T' || drawn == 'K' ? 1 : 0;
      board =
          switch (drawn) {
            case 'T' -> board.with(lane, space);
            case 'K' -> board.with(lane, space).withKraken(lane);
            case '@' -> board.withWhirlpool(lane, space);
            case '.' -> board;
            default -> throw new IllegalArgumentException("what is " + drawn + " in " + row);
          };
    }
    if (figures != 1) {
      throw new IllegalArgumentException("one figure in each lane: " + row);
    }
    return row.charAt(railColumn(lane)) == '|' ? board : board.withoutRail(lane);
  }

  public static String of(ShipBoard board) {
    StringBuilder drawing = new StringBuilder();
    for (Face sign : ROWS) {
      char[] row = "....|#|....".toCharArray();
      for (Side side : Side.values()) {
        drawLane(row, Lane.of(side, sign), board);
      }
      drawing.append(row).append('\n');
    }
    return drawing.toString();
  }

  private static void drawLane(char[] row, Lane lane, ShipBoard board) {
    for (Space space : board.whirlpoolsIn(lane)) {
      row[column(lane, space.ordinal())] = '@';
    }
    row[column(lane, board.at(lane).ordinal())] = board.isKraken(lane) ? 'K' : 'T';
    row[railColumn(lane)] = board.hasRail(lane) ? '|' : ':';
  }

  private static int column(Lane lane, int distance) {
    return lane.side() == Side.PORT ? distance : 2 * SHIP - distance;
  }

  private static int railColumn(Lane lane) {
    return lane.side() == Side.PORT ? SHIP - 1 : SHIP + 1;
  }
}
