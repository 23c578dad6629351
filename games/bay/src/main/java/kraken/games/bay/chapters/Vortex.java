package kraken.games.bay.chapters;

import kraken.games.bay.state.Chart;
import kraken.games.bay.state.Ending;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Figures;
import kraken.games.bay.state.Fleet;
import kraken.games.bay.state.Passage;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Vessel;
import kraken.kit.Narrator;

/** The Kraken's vortex, at the end of each round. */
public final class Vortex {

  /** Two back, one in, two back, one in. */
  private static final boolean[] INWARD = {false, false, true, false, false, true};

  public static final int LENGTH = INWARD.length;

  /** The time at which the first off-course ship enters; the others each two later. */
  private static final int FIRST_STRAY = 13;

  private static final int BETWEEN_STRAYS = 2;

  private Vortex() {}

  static int entersAt(Vessel stray) {
    return FIRST_STRAY - BETWEEN_STRAYS * (stray.ordinal() - Vessel.SHIPS);
  }

  /** Where the next step of the pull leads, or {@link Chart#MOUTH}. */
  public static int next(int space, int pulled) {
    return INWARD[pulled] ? Chart.inward(space) : Chart.back(space);
  }

  static State begins(State state, Narrator<? super Event> narrator) {
    int time = state.time() - 1;
    narrator.tellAll(new Event.RoundEnded(time));
    State later = state.atTime(time).with(Passage.VORTEX);
    if (time == 0) {
      return Scoring.over(later, Ending.TIME_UP, narrator);
    }
    for (Vessel stray : Vessel.OFF_COURSE) {
      if (entersAt(stray) == time) {
        return entersOffCourse(later, stray, narrator);
      }
    }
    return goOn(later, narrator);
  }

  /** Where the arrow points; if a ship lies there, the next free space behind it. */
  private static State entersOffCourse(
      State state, Vessel stray, Narrator<? super Event> narrator) {
    int space = Space.index(1, Figures.ARROW);
    while (state.fleet().isTaken(space)) {
      space = Chart.back(space);
    }
    narrator.tellAll(new Event.EnteredOffCourse(stray, Space.of(space)));
    State entered = state.with(state.fleet().with(stray.ordinal(), space));
    int effects = state.waters().effects(space);
    return Arrival.settled(
        entered.with(entered.passage().entering(stray.ordinal(), effects)), narrator);
  }

  /** Pulls one vessel after the other, until dice must fall or all are done. */
  static State goOn(State state, Narrator<? super Event> narrator) {
    State next = state;
    while (next.passage().isOver()) {
      Passage passage = next.passage();
      if (passage.pulled() == 0) {
        int vessel = nextVessel(next);
        if (vessel == Fleet.NOBODY) {
          return roundBegins(next, narrator);
        }
        next = next.with(passage.pulling(vessel));
      }
      next = pulled(next, narrator);
    }
    return Arrival.settled(next, narrator);
  }

  /** The innermost of those not pulled yet; then in turn order, the off-course ships last. */
  static int nextVessel(State state) {
    int best = Fleet.NOBODY;
    for (int i = 0; i < Vessel.SHIPS; i++) {
      best = inner(state, best, state.fleet().shipOf(i));
    }
    for (int stray = Vessel.SHIPS; stray < Vessel.COUNT; stray++) {
      if (state.fleet().towerOf(stray) == Fleet.NOBODY) {
        best = inner(state, best, stray);
      }
    }
    return best;
  }

  private static int inner(State state, int best, int vessel) {
    Fleet fleet = state.fleet();
    if (vessel == Fleet.NOBODY
        || !fleet.isAfloat(vessel)
        || (state.passage().done() >>> vessel & 1) != 0) {
      return best;
    }
    return best == Fleet.NOBODY || lane(fleet, vessel) > lane(fleet, best) ? vessel : best;
  }

  private static int lane(Fleet fleet, int vessel) {
    return Space.of(fleet.at(vessel)).lane();
  }

  /** One space; the effects of that space are left to settle. */
  private static State pulled(State state, Narrator<? super Event> narrator) {
    Passage passage = state.passage();
    int vessel = passage.vessel();
    int from = state.fleet().at(vessel);
    int to = next(from, passage.pulled());
    if (to == Chart.MOUTH) {
      return swallowed(state, vessel, narrator);
    }
    if (state.fleet().isTaken(to)) {
      narrator.tellAll(new Event.PullStopped(Vessel.of(vessel), Space.of(from)));
      return state.with(passage.letGo());
    }
    if (narrator.listens()) {
      Vessel towed = Towing.towedOrNull(state.fleet(), vessel);
      narrator.tellAll(new Event.Pulled(Vessel.of(vessel), Space.of(from), Space.of(to), towed));
    }
    State moved = state.with(state.fleet().moved(vessel, to));
    int effects = moved.waters().effects(to);
    State home = effects == 0 ? Towing.savedIfHome(moved, vessel, narrator) : moved;
    Passage after = passage.pulled() + 1 == LENGTH ? passage.letGo() : passage.pulledOn();
    return home.with(after.entering(vessel, effects));
  }

  private static State swallowed(State state, int vessel, Narrator<? super Event> narrator) {
    Fleet fleet = state.fleet();
    if (narrator.listens()) {
      narrator.tellAll(new Event.Swallowed(Vessel.of(vessel), Space.of(fleet.at(vessel))));
      Vessel towed = Towing.towedOrNull(fleet, vessel);
      if (towed != null) {
        narrator.tellAll(new Event.Swallowed(towed, Space.of(fleet.at(vessel))));
      }
    }
    State gone = state.with(fleet.swallowed(vessel)).with(state.passage().letGo());
    return vessel < Vessel.SHIPS
        ? gone.with(state.holds().emptied(vessel)).with(state.feats().forgotten(vessel))
        : gone;
  }

  private static State roundBegins(State state, Narrator<? super Event> narrator) {
    int first = Sailing.nextAfloat(state, 0);
    return first == Fleet.NOBODY
        ? Scoring.over(state, Ending.ALL_SWALLOWED, narrator)
        : Sailing.turnBegins(state, first, narrator);
  }
}
