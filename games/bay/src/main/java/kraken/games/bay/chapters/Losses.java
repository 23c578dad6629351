package kraken.games.bay.chapters;

import java.util.ArrayList;
import java.util.List;
import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Chart;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Fleet;
import kraken.games.bay.state.Move;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.Spaces;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.Waters;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import org.jspecify.annotations.Nullable;

/** Attacking: what a ship loses that was hit or ran into something, and where it floats. */
public final class Losses {

  static final int PIECES = 2;

  private Losses() {}

  static State begin(
      State state, Vessel victim, @Nullable Vessel attacker, Narrator<? super Event> narrator) {
    Phase.Losing losing = new Phase.Losing(victim, attacker, null);
    State next = state.in(losing);
    return victim.isOffCourse() && free(next, losing).isEmpty()
        ? lost(next, Numbers.NONE, narrator)
        : next;
  }

  public static State play(State state, Move.Name name, Narrator<? super Event> narrator) {
    Vessel victim = state.phase(Phase.Boarding.class).victim();
    narrator.tellAll(new Event.CargoNamed(victim, name.cargo()));
    return state.in(new Phase.Losing(victim, state.vessel(), name.cargo()));
  }

  public static State leftToDice(State state) {
    Vessel victim = state.phase(Phase.Boarding.class).victim();
    return state.in(new Phase.Losing(victim, state.vessel(), null));
  }

  /** How many dice are rolled for what is lost; the rest is known. */
  static int dice(Phase.Losing losing) {
    if (losing.victim().isOffCourse()) {
      return 0;
    }
    return losing.named() == null ? PIECES : PIECES - 1;
  }

  /** Where what is lost can float: around the ship, but ahead of neither ship. */
  static Spaces free(State state, Phase.Losing losing) {
    Fleet fleet = state.fleet();
    int victim = losing.victim().ordinal();
    int at = fleet.at(victim);
    Spaces around = state.waters().free(Chart.neighbours(at));
    around = around.without(Chart.straightAhead(at, fleet.heading(victim)));
    Vessel attacker = losing.attacker();
    if (attacker != null) {
      int by = attacker.ordinal();
      around = around.without(Chart.straightAhead(fleet.at(by), fleet.heading(by)));
    }
    for (int vessel = 0; vessel < Vessel.COUNT; vessel++) {
      int taken = fleet.at(vessel);
      around = taken < Space.COUNT && around.has(taken) ? around.without(taken) : around;
    }
    return around;
  }

  /** The dice come first, then a number for each piece: which of the spaces that are free. */
  public static State lost(State state, Numbers numbers, Narrator<? super Event> narrator) {
    Phase.Losing losing = state.phase(Phase.Losing.class);
    int dice = dice(losing);
    tellDice(losing, numbers, dice, narrator);
    Spaces free = free(state, losing);
    State next = state;
    int placed = 0;
    for (int i = 0; i < PIECES; i++) {
      Cargo cargo = piece(losing, numbers, i);
      if (!has(next, losing.victim(), cargo)) {
        continue;
      }
      boolean floats = !free.isEmpty() && next.waters().afloat(cargo).count() < cargo.mostAfloat();
      int to = floats ? free.at(numbers.at(dice + placed)) : Chart.LAND;
      next = fallen(next, losing.victim(), cargo, to, narrator);
      if (floats) {
        free = free.without(to);
        placed++;
      }
    }
    return Arrival.settled(next, narrator);
  }

  private static Cargo piece(Phase.Losing losing, Numbers numbers, int place) {
    if (losing.victim().isOffCourse()) {
      return losing.victim().freight();
    }
    Cargo named = losing.named();
    if (named == null) {
      return Cargo.ofDie(numbers.at(place));
    }
    return place == 0 ? named : Cargo.ofDie(numbers.at(0));
  }

  private static boolean has(State state, Vessel victim, Cargo cargo) {
    return victim.isOffCourse() || state.holds().of(victim.ordinal(), cargo) > 0;
  }

  private static State fallen(
      State state, Vessel victim, Cargo cargo, int to, Narrator<? super Event> narrator) {
    if (narrator.listens()) {
      Space from = Space.of(state.fleet().at(victim.ordinal()));
      Space space = to == Chart.LAND ? null : Space.of(to);
      narrator.tellAll(new Event.CargoLost(victim, cargo, from, space));
    }
    State taken =
        victim.isOffCourse() ? state : state.with(state.holds().plus(victim.ordinal(), cargo, -1));
    Waters waters = state.waters();
    return to == Chart.LAND
        ? taken
        : taken.with(waters.withAfloat(cargo, waters.afloat(cargo).with(to)));
  }

  private static void tellDice(
      Phase.Losing losing, Numbers numbers, int dice, Narrator<? super Event> narrator) {
    if (dice > 0 && narrator.listens()) {
      List<Integer> shown = new ArrayList<>();
      for (int i = 0; i < dice; i++) {
        shown.add(numbers.at(i) + 1);
      }
      narrator.tellAll(new Event.LossRolled(losing.victim(), List.copyOf(shown)));
    }
  }
}
