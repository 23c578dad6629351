package kraken.games.bay.chapters;

import kraken.games.bay.state.Chart;
import kraken.games.bay.state.Fleet;
import kraken.games.bay.state.Passage;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Vessel;

/**
 * One step of the vortex, which pulls all vessels together: who moves, and where. A vessel waits
 * where its space is not left in the same step, or where another has the better claim to it: the
 * one further in, then the earlier in turn order, off-course ships last. A ship in tow moves with
 * its tower and does not count.
 */
final class Drift {

  private final Fleet fleet;
  private final int[] vessels = new int[Vessel.COUNT];
  private final int[] targets = new int[Vessel.COUNT];
  private int count;

  /** The vessels that move, a bit for each place in {@link #vessels}. */
  private int moving;

  private Drift(State state) {
    this.fleet = state.fleet();
    for (int place = 0; place < state.variant().players(); place++) {
      add(fleet.shipOf(state.seatAt(place)), state.passage());
    }
    for (int stray = Vessel.SHIPS; stray < Vessel.COUNT; stray++) {
      if (fleet.towerOf(stray) == Fleet.NOBODY) {
        add(stray, state.passage());
      }
    }
  }

  static Drift of(State state) {
    Drift drift = new Drift(state);
    while (drift.stopsOne()) {
      // whoever stops may be in the way of another
    }
    return drift;
  }

  private void add(int vessel, Passage passage) {
    if (vessel == Fleet.NOBODY || !fleet.isAfloat(vessel)) {
      return;
    }
    vessels[count] = vessel;
    targets[count] = Chart.LAND;
    if (!passage.isLetGo(vessel)) {
      targets[count] = Vortex.next(fleet.at(vessel), passage.pulled(vessel));
      moving |= 1 << count;
    }
    count++;
  }

  private boolean stopsOne() {
    for (int i = 0; i < count; i++) {
      if ((moving >>> i & 1) != 0 && waits(i)) {
        moving &= ~(1 << i);
        return true;
      }
    }
    return false;
  }

  private boolean waits(int which) {
    int target = targets[which];
    if (target == Chart.MOUTH) {
      return false;
    }
    for (int other = 0; other < count; other++) {
      boolean moves = (moving >>> other & 1) != 0;
      boolean inTheWay =
          moves
              ? targets[other] == target && isBefore(other, which)
              : fleet.at(vessels[other]) == target;
      if (inTheWay && other != which) {
        return true;
      }
    }
    return false;
  }

  private boolean isBefore(int one, int other) {
    int lanes = lane(one) - lane(other);
    return lanes > 0 || (lanes == 0 && one < other);
  }

  private int lane(int which) {
    return Space.of(fleet.at(vessels[which])).lane();
  }

  boolean isOver() {
    return moving == 0;
  }

  /** How many vessels there are; {@link #moves} tells which of them move. */
  int count() {
    return count;
  }

  boolean moves(int which) {
    return (moving >>> which & 1) != 0;
  }

  int vessel(int which) {
    return vessels[which];
  }

  /** Where it moves, or {@link Chart#MOUTH}. */
  int target(int which) {
    return targets[which];
  }
}
