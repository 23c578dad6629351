package kraken.games.rage;

import kraken.games.rage.Event.Harm;
import kraken.games.rage.Event.Loss;
import kraken.games.rage.Event.Why;

/**
 * Collisions: a ship comes into a space, and all that follows from it.
 *
 * <p>Every chain ends. Forward and downward bumps lose a lane each, upward ones gain one, so a pass
 * reaches a free space, the reef or the Kraken. From there it turns back at most once: a section
 * has no fewer lanes than there are ships, so the pass that comes back meets a free one on its way.
 */
final class Chain {

  private final Waters waters;

  private Chain(Waters waters) {
    this.waters = waters;
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

  static void forward(Waters waters, int ship) {
    Space from = waters.ships().space(ship);
    Section next = from.section().plus(1);
    new Chain(waters).run(ship, next, from.lane(), Course.FORWARD, Why.SAILED);
  }

  static void up(Waters waters, int ship, Why why) {
    Space from = waters.ships().space(ship);
    new Chain(waters).run(ship, from.section(), from.lane() + 1, Course.UP, why);
  }

  static void down(Waters waters, int ship, Why why) {
    Space from = waters.ships().space(ship);
    new Chain(waters).run(ship, from.section(), from.lane() - 1, Course.DOWN, why);
  }

  private void run(int first, Section firstSection, int firstLane, Course set, Why reason) {
    int ship = first;
    int by = Ships.NONE;
    Section section = firstSection;
    int lane = firstLane;
    Course course = set;
    Why why = reason;
    while (ship != Ships.NONE) {
      if (lane > waters.lanes()) {
        waters.hitReef(ship, section);
        lane = waters.lanes();
        course = Course.DOWN;
        why = Why.OFF_THE_REEF;
      } else if (lane < 1) {
        waters.hitKraken(ship, section);
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
   * Who was there has to go. A barrel hurts a ship that comes from another space, even back into
   * the one that it sailed out of; for one that was bumped out, it has burnt the ship that came.
   */
  private int enter(int ship, Space space, Why why, int by) {
    int bumped = waters.ships().at(space, ship);
    boolean enters = waters.ships().space(ship) != space;
    waters.move(ship, space, why, why == Why.BUMPED ? by : Ships.NONE);
    if (enters && waters.barrelsAt(space) > 0) {
      waters.hurt(ship, waters.loseBarrels(space, Loss.BURNT), Harm.BARREL);
    }
    return bumped;
  }
}
