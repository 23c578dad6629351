package kraken.games.rage.chapters;

import kraken.games.rage.state.Event.Harm;
import kraken.games.rage.state.Event.Loss;
import kraken.games.rage.state.Event.Why;
import kraken.games.rage.state.Section;
import kraken.games.rage.state.Ships;
import kraken.games.rage.state.Space;

/**
 * Collisions: a ship comes into a space, and all that follows from it.
 *
 * <p>Every chain ends. Forward and downward bumps lose a lane each, upward ones gain one, so a pass
 * reaches a free space, the reef or the Kraken. From there it turns back at most once: a section
 * has no fewer lanes than there are ships, so the pass that comes back meets a free one on its way.
 */
final class Collisions {

  private final MutableBoard board;

  private Collisions(MutableBoard board) {
    this.board = board;
  }

  /** Where a bump sends a ship, in sections on and lanes up. */
  private enum Course {
    FORWARD(1, -1),
    UP(0, 1),
    DOWN(0, -1);

    private final int sections;
    private final int lanes;

    Course(int sections, int lanes) {
      this.sections = sections;
      this.lanes = lanes;
    }
  }

  static void forward(MutableBoard board, int ship) {
    Space from = board.ships().space(ship);
    Section next = from.section().plus(1);
    new Collisions(board).run(ship, next, from.lane(), Course.FORWARD, Why.SAILED);
  }

  static void up(MutableBoard board, int ship) {
    Space from = board.ships().space(ship);
    new Collisions(board).run(ship, from.section(), from.lane() + 1, Course.UP, Why.SAILED);
  }

  static void down(MutableBoard board, int ship, Why why) {
    Space from = board.ships().space(ship);
    new Collisions(board).run(ship, from.section(), from.lane() - 1, Course.DOWN, why);
  }

  /**
   * All ships of a section move up one lane together. The outermost one runs into the reef once,
   * and comes back when the others have moved: whoever is in its lane by then is bumped down.
   */
  static void fling(MutableBoard board, Section section) {
    int reach = board.lanes();
    int outermost = board.shipAt(Space.of(section, reach));
    if (outermost != Ships.NONE) {
      board.hitReef(outermost, section);
    }
    for (int lane = reach - 1; lane >= 1; lane--) {
      int ship = board.shipAt(Space.of(section, lane));
      if (ship != Ships.NONE) {
        board.move(ship, Space.of(section, lane + 1), Why.FLUNG, Ships.NONE);
      }
    }
    new Collisions(board).run(outermost, section, reach, Course.DOWN, Why.OFF_THE_REEF);
  }

  private void run(int first, Section firstSection, int firstLane, Course set, Why reason) {
    int ship = first;
    int by = Ships.NONE;
    Section section = firstSection;
    int lane = firstLane;
    Course course = set;
    Why why = reason;
    while (ship != Ships.NONE) {
      if (lane > board.lanes()) {
        board.hitReef(ship, section);
        lane = board.lanes();
        course = Course.DOWN;
        why = Why.OFF_THE_REEF;
      } else if (lane < 1) {
        board.hitKraken(ship, section);
        lane = 1;
        course = Course.UP;
        why = Why.OFF_THE_KRAKEN;
      }
      int bumped = enter(ship, Space.of(section, lane), why, by);
      by = ship;
      ship = bumped;
      section = section.plus(course.sections);
      lane += course.lanes;
      why = Why.BUMPED;
    }
  }

  /**
   * Answers with the ship that was there and has to go on. A barrel hurts each ship that comes from
   * another space, even back into the one that it left. It does not hurt the ship that is bumped
   * out: it has burnt the one that came in.
   */
  private int enter(int ship, Space space, Why why, int by) {
    int bumped = board.ships().at(space, ship);
    boolean enters = board.ships().space(ship) != space;
    board.move(ship, space, why, why == Why.BUMPED ? by : Ships.NONE);
    if (enters && board.barrelsAt(space) > 0) {
      board.hurt(ship, board.loseBarrels(space, Loss.BURNT), Harm.BARREL);
    }
    return bumped;
  }
}
