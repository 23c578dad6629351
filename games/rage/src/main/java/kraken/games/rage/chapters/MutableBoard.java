package kraken.games.rage.chapters;

import kraken.games.rage.state.Bearing;
import kraken.games.rage.state.Board;
import kraken.games.rage.state.Event;
import kraken.games.rage.state.Event.Harm;
import kraken.games.rage.state.Event.Loss;
import kraken.games.rage.state.Event.Why;
import kraken.games.rage.state.Figures;
import kraken.games.rage.state.Flames;
import kraken.games.rage.state.Section;
import kraken.games.rage.state.Ships;
import kraken.games.rage.state.Space;
import kraken.games.rage.state.Way;
import kraken.games.rage.state.Wreckage;
import kraken.kit.Narrator;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/**
 * The board while an action is carried out. It changes in place, and tells each change to the
 * narrator. It knows how things change; the chapters decide when.
 */
final class MutableBoard {

  private final Narrator<? super Event> narrator;
  private final boolean told;
  private Ships ships;
  private Flames flames;
  private Wreckage wreckage;
  private int lanes;
  private Section front;
  private int rage;
  private int rankOfThisAction;

  MutableBoard(Board board, Narrator<? super Event> narrator) {
    this.narrator = narrator;
    this.told = narrator.listens();
    this.ships = board.ships();
    this.flames = board.flames();
    this.wreckage = board.wreckage();
    this.lanes = board.lanes();
    this.front = board.front();
    this.rage = board.rage();
    beginAction();
  }

  /**
   * Ships that are destroyed from here on come later than all before, and share their place in the
   * order. An Action is one of the three on a card, one strike of a rage attack, or the closing of
   * a lane.
   */
  void beginAction() {
    rankOfThisAction = ships.lastRank() + 1;
  }

  Board board() {
    return new Board(ships, flames, wreckage, lanes, front, rage);
  }

  Ships ships() {
    return ships;
  }

  int lanes() {
    return lanes;
  }

  Section front() {
    return front;
  }

  int shipAt(Space space) {
    return ships.at(space, Ships.NONE);
  }

  int barrelsAt(Space space) {
    return flames.at(space);
  }

  boolean isEnraged() {
    return rage == Figures.METER;
  }

  void tell(Event event) {
    narrator.tellAll(event);
  }

  void move(int ship, Space to, Why why, int by) {
    if (told) {
      tell(new Event.Moved(Seat.of(ship), ships.space(ship), to, why, seatOrNull(by)));
    }
    ships = ships.placed(ship, to);
  }

  private static @Nullable Seat seatOrNull(int ship) {
    return ship == Ships.NONE ? null : Seat.of(ship);
  }

  void hurt(int ship, int points, Harm harm) {
    hurtAll(1 << ship, points, harm);
  }

  void hurtAll(int hit, int points, Harm harm) {
    for (int ship = 0; ship < Ships.MOST; ship++) {
      if ((hit & 1 << ship) != 0) {
        int damage = ships.damage(ship) + points;
        boolean wrecks = damage >= Ships.SINKS_AT && !ships.isWrecked(ship);
        ships = ships.damaged(ship, damage, wrecks ? rankOfThisAction : ships.rank(ship));
        if (told) {
          tell(new Event.Damaged(Seat.of(ship), points, damage, harm));
        }
      }
    }
  }

  /** A ship that is destroyed cannot be repaired. */
  void repair(int ship) {
    int damage = ships.damage(ship);
    if (damage > 0 && !ships.isWrecked(ship)) {
      ships = ships.damaged(ship, damage - 1, ships.rank(ship));
      tell(new Event.Repaired(Seat.of(ship), damage - 1));
    }
  }

  void hitReef(int ship, Section section) {
    int lane = lanes + 1;
    if (told) {
      tell(new Event.HitReef(Seat.of(ship), ships.space(ship)));
    }
    boolean hurts = lane <= Space.LANES && wreckage.isFaceUp(section, lane);
    if (hurts && wreckage.damage(section, lane) > 0) {
      hurt(ship, wreckage.damage(section, lane), Harm.DEBRIS);
    }
  }

  void hitKraken(int ship, Section section) {
    Bearing bearing = Bearing.of(section, front);
    if (told) {
      tell(new Event.HitKraken(Seat.of(ship), ships.space(ship), section, bearing));
    }
    if (bearing == Bearing.REAR) {
      anger(1);
    } else {
      hurt(ship, bearing.damage(), Harm.KRAKEN);
    }
  }

  /** A full meter stays full: what is left over is lost. */
  void anger(int points) {
    int grown = Math.min(Figures.METER, rage + points);
    if (grown > rage) {
      tell(new Event.RageGrew(grown - rage, grown));
      rage = grown;
    }
  }

  void calm() {
    rage = 0;
  }

  void rotate(Way way) {
    front = front.plus(way.quarters());
    tell(new Event.Rotated(way, front));
  }

  void placeBarrel(int ship) {
    Space space = ships.space(ship);
    flames = flames.plus(space, 1);
    if (told) {
      tell(new Event.BarrelPlaced(Seat.of(ship), space, flames.at(space)));
    }
  }

  /** Takes the barrels of a space away, if any, and says how many they were. */
  int loseBarrels(Space space, Loss loss) {
    int barrels = flames.at(space);
    if (barrels > 0) {
      flames = flames.without(space);
      tell(new Event.BarrelsLost(space, barrels, loss));
    }
    return barrels;
  }

  /** In the order in which they were destroyed. */
  void sinkWrecked() {
    int last = ships.lastRank();
    for (int rank = 1; rank <= last; rank++) {
      for (int ship = 0; ship < Ships.MOST; ship++) {
        if (ships.isWrecked(ship) && ships.rank(ship) == rank) {
          sink(ship);
        }
      }
    }
  }

  private void sink(int ship) {
    if (told) {
      tell(new Event.ShipSunk(Seat.of(ship), ships.space(ship)));
    }
    ships = ships.sunk(ship);
  }

  /** The outermost lane closes, and its barrels are gone. */
  void closeLane() {
    int lane = lanes;
    lanes--;
    wreckage = wreckage.laid(lane);
    tell(new Event.LaneClosed(lane));
    for (int section = 0; section < Section.COUNT; section++) {
      loseBarrels(Space.of(Section.of(section), lane), Loss.LANE_CLOSED);
    }
  }
}
