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
import org.jspecify.annotations.Nullable;

/**
 * The Kraken's vortex, at the end of each round. It pulls all vessels together, space by space;
 * what a vessel meets on a space strikes before the next step.
 */
public final class Vortex {

  /** Two back, one in, two back, one in. */
  private static final boolean[] INWARD = {false, false, true, false, false, true};

  public static final int LENGTH = Passage.WHOLE_PULL;

  /** The time at which the first off-course ship enters; the others each two later. */
  private static final int FIRST_STRAY = 13;

  private static final int BETWEEN_STRAYS = 2;
  static final int ARROW = Space.index(1, Figures.ARROW);

  private Vortex() {}

  static int entersAt(Vessel stray) {
    return FIRST_STRAY - BETWEEN_STRAYS * (stray.ordinal() - Vessel.SHIPS);
  }

  /** Where the next step of the pull leads, or {@link Chart#MOUTH}. */
  public static int next(int space, int pulled) {
    return INWARD[pulled] ? Chart.inward(space) : Chart.back(space);
  }

  /** Where the whole pull leads if nothing lies on the way, or {@link Chart#MOUTH}. */
  public static int whole(int space) {
    int at = space;
    for (int pulled = 0; pulled < LENGTH && at != Chart.MOUTH; pulled++) {
      at = next(at, pulled);
    }
    return at;
  }

  static State begins(State state, Narrator<? super Event> narrator) {
    int time = state.time() - 1;
    narrator.tellAll(new Event.RoundEnded(time));
    State later = state.atTime(time).with(Passage.VORTEX);
    return time == 0 ? Scoring.over(later, Ending.TIME_UP, narrator) : goOn(later, narrator);
  }

  /** Pulls step by step, until dice must fall or nobody can be pulled any further. */
  static State goOn(State state, Narrator<? super Event> narrator) {
    State next = state;
    while (true) {
      int vessel = firstArriving(next);
      if (vessel != Fleet.NOBODY) {
        int effects = next.waters().effects(next.fleet().at(vessel));
        next = next.with(next.passage().entering(vessel, effects));
        if (effects != 0) {
          return Arrival.settled(next, narrator);
        }
        next = Towing.savedIfHome(next, vessel, narrator);
        continue;
      }
      State later = movedOn(next, narrator);
      if (later == null) {
        return ended(next, narrator);
      }
      next = later;
    }
  }

  private static int firstArriving(State state) {
    int arriving = state.passage().arriving();
    return arriving == 0 ? Fleet.NOBODY : Integer.numberOfTrailingZeros(arriving);
  }

  /**
   * An off-course ship enters as soon as the arrow is free; else all are pulled by a space. Null
   * where nobody moves any more.
   */
  private static @Nullable State movedOn(State state, Narrator<? super Event> narrator) {
    int stray = waiting(state);
    if (stray != Fleet.NOBODY && !state.fleet().isTaken(ARROW)) {
      return entered(state, stray, ARROW, narrator);
    }
    Drift drift = Drift.of(state);
    if (!drift.isOver()) {
      return pulled(state, drift, narrator);
    }
    return stray == Fleet.NOBODY
        ? null
        : entered(state, stray, freeBehindTheArrow(state.fleet()), narrator);
  }

  /** The off-course ship that is due at this time and not in the bay yet, or nobody. */
  static int waiting(State state) {
    int since = FIRST_STRAY - state.time();
    int stray = Vessel.SHIPS + since / BETWEEN_STRAYS;
    boolean due = since >= 0 && since % BETWEEN_STRAYS == 0 && stray < Vessel.COUNT;
    return due && state.fleet().at(stray) == Fleet.NOWHERE ? stray : Fleet.NOBODY;
  }

  /** Only a ship that smoke has put on the arrow stays there to the end of the vortex. */
  private static int freeBehindTheArrow(Fleet fleet) {
    int space = ARROW;
    while (fleet.isTaken(space)) {
      space = Chart.back(space);
    }
    return space;
  }

  private static State entered(
      State state, int stray, int space, Narrator<? super Event> narrator) {
    narrator.tellAll(new Event.EnteredOffCourse(Vessel.of(stray), Space.of(space)));
    return state.with(state.fleet().with(stray, space)).with(state.passage().arrivedAt(stray));
  }

  private static State pulled(State state, Drift drift, Narrator<? super Event> narrator) {
    State next = state;
    for (int which = 0; which < drift.count(); which++) {
      if (drift.moves(which)) {
        int vessel = drift.vessel(which);
        int to = drift.target(which);
        next =
            to == Chart.MOUTH
                ? swallowed(next, vessel, narrator)
                : pulled(next, vessel, to, narrator);
      }
    }
    return next;
  }

  /** One vessel by one space; what lies there is left for later. */
  private static State pulled(State state, int vessel, int to, Narrator<? super Event> narrator) {
    Fleet fleet = state.fleet();
    if (narrator.listens()) {
      Space from = Space.of(fleet.at(vessel));
      Vessel towed = Towing.towedOrNull(fleet, vessel);
      narrator.tellAll(new Event.Pulled(Vessel.of(vessel), from, Space.of(to), towed));
    }
    Passage further = state.passage().pulledOn(vessel);
    boolean meets = fleet.tows(vessel) || state.waters().effects(to) != 0;
    return state.with(fleet.moved(vessel, to)).with(meets ? further.arrivedAt(vessel) : further);
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
    State gone = state.with(fleet.swallowed(vessel));
    return vessel < Vessel.SHIPS
        ? gone.with(state.holds().emptied(vessel)).with(state.feats().forgotten(vessel))
        : gone;
  }

  private static State ended(State state, Narrator<? super Event> narrator) {
    if (narrator.listens()) {
      tellWhoWasStopped(state, narrator);
    }
    int first = Sailing.nextAfloat(state, 0);
    return first == Fleet.NOBODY
        ? Scoring.over(state, Ending.ALL_SWALLOWED, narrator)
        : Sailing.turnBegins(state, first, narrator);
  }

  private static void tellWhoWasStopped(State state, Narrator<? super Event> narrator) {
    Fleet fleet = state.fleet();
    for (int vessel = 0; vessel < Vessel.COUNT; vessel++) {
      boolean counts = fleet.isAfloat(vessel) && fleet.towerOf(vessel) == Fleet.NOBODY;
      if (counts && !state.passage().isLetGo(vessel)) {
        Space at = Space.of(fleet.at(vessel));
        narrator.tellAll(new Event.PullStopped(Vessel.of(vessel), at));
      }
    }
  }
}
