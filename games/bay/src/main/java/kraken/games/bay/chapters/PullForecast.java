package kraken.games.bay.chapters;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import kraken.games.bay.state.Bomb;
import kraken.games.bay.state.Chart;
import kraken.games.bay.state.Fleet;
import kraken.games.bay.state.Passage;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.Spaces;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.View;
import kraken.games.bay.state.Waters;
import kraken.kit.Narrator;

/**
 * Where the vortex would carry each vessel if the round ended now, without what dice decide. Bombs
 * that are due go off first, as they will.
 */
final class PullForecast {

  private static final List<View.Pull> NO_PULL = Collections.nCopies(Vessel.COUNT, View.Pull.NONE);

  private final List<List<Space>> paths =
      IntStream.range(0, Vessel.COUNT).<List<Space>>mapToObj(i -> new ArrayList<>()).toList();
  private State now;
  private int swallowed;
  private int smoked;

  private PullForecast(State state) {
    this.now = state;
  }

  /** By the number of the vessel. In the last round there is no vortex. */
  static List<View.Pull> of(State state) {
    boolean pulling = state.passage().stage() == Passage.Stage.VORTEX;
    if (state.phase() instanceof Phase.Over || (state.time() == 1 && !pulling)) {
      return NO_PULL;
    }
    PullForecast forecast = new PullForecast(state);
    if (!pulling) {
      forecast.bombsGoOff();
    }
    forecast.run();
    return forecast.pulls();
  }

  private void bombsGoOff() {
    Waters before = now.waters();
    Fleet fleet = now.fleet();
    Spaces smoke = before.smoke().and(before.due());
    now = now.with(Bombs.afterRound(before, fleet)).with(Passage.VORTEX).atTime(now.time() - 1);
    for (int at = smoke.next(0); at < Space.COUNT; at = smoke.next(at + 1)) {
      if (fleet.isTaken(at)) {
        carryOff(fleet.vesselAt(at));
      }
    }
  }

  private void carryOff(int vessel) {
    smoked |= 1 << vessel;
    int towed = now.fleet().towedBy(vessel);
    smoked |= towed == Fleet.NOBODY ? 0 : 1 << towed;
    now = now.with(now.fleet().moved(vessel, Fleet.SAVED));
  }

  private void run() {
    boolean goesOn = true;
    while (goesOn) {
      int stray = Vortex.waiting(now);
      if (stray != Fleet.NOBODY && !now.fleet().isTaken(Vortex.ARROW)) {
        move(stray, Vortex.ARROW);
      }
      Drift drift = Drift.of(now);
      for (int which = 0; which < drift.count(); which++) {
        if (drift.moves(which)) {
          now = now.with(now.passage().pulledOn(drift.vessel(which)));
          move(drift.vessel(which), drift.target(which));
        }
      }
      goesOn = !drift.isOver();
    }
  }

  private void move(int vessel, int to) {
    Fleet fleet = now.fleet();
    int towed = fleet.towedBy(vessel);
    if (to == Chart.MOUTH) {
      swallowed |= 1 << vessel | (towed == Fleet.NOBODY ? 0 : 1 << towed);
      now = now.with(fleet.swallowed(vessel));
      return;
    }
    paths.get(vessel).add(Space.of(to));
    if (towed != Fleet.NOBODY) {
      paths.get(towed).add(Space.of(to));
    }
    now = now.with(fleet.moved(vessel, to));
    if (now.waters().smoke().has(to)) {
      now = Bombs.used(now, Bomb.SMOKE, to);
      carryOff(vessel);
    }
    now = Towing.savedIfHome(now, vessel, Narrator.none());
  }

  private List<View.Pull> pulls() {
    return IntStream.range(0, Vessel.COUNT)
        .mapToObj(vessel ->
            new View.Pull(
                List.copyOf(paths.get(vessel)),
                (swallowed >>> vessel & 1) != 0,
                (smoked >>> vessel & 1) != 0))
        .toList();
  }
}
