package kraken.games.bay.chapters;

import java.util.ArrayList;
import java.util.List;
import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Chart;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Fleet;
import kraken.games.bay.state.Move;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Refusals;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.Spaces;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.Waters;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * Attacking: what a ship loses that was hit or ran into something, and where it floats. The
 * attacker lays each piece; where nobody attacked the sea does.
 */
public final class Losses {

  static final int PIECES = 2;

  private Losses() {}

  /** Dice are rolled only where they have something to decide. */
  static State begin(
      State state, Vessel victim, @Nullable Vessel attacker, Narrator<? super Event> narrator) {
    State next = state.in(new Phase.Losing(victim, attacker, null));
    boolean decided =
        victim.isOffCourse() && (attacker != null || free(state, victim, null).isEmpty());
    return decided ? lost(next, Numbers.NONE, narrator) : next;
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
  static Spaces free(State state, Vessel victim, @Nullable Vessel attacker) {
    Fleet fleet = state.fleet();
    int at = fleet.at(victim.ordinal());
    Spaces around = state.waters().free(Chart.neighbours(at));
    around = around.without(Chart.straightAhead(at, fleet.heading(victim.ordinal())));
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

  public static State lost(State state, Numbers numbers, Narrator<? super Event> narrator) {
    Phase.Losing losing = state.phase(Phase.Losing.class);
    tellDice(losing, numbers, narrator);
    return losing.attacker() == null
        ? strewn(state, losing, numbers, narrator)
        : laid(
            state, losing.victim(), piece(losing, numbers, 0), piece(losing, numbers, 1), narrator);
  }

  /** The dice come first, then a number for each piece: which of the spaces that are free. */
  private static State strewn(
      State state, Phase.Losing losing, Numbers numbers, Narrator<? super Event> narrator) {
    Vessel victim = losing.victim();
    Spaces free = free(state, victim, null);
    State next = state;
    int placed = dice(losing);
    for (int i = 0; i < PIECES; i++) {
      Cargo cargo = piece(losing, numbers, i);
      if (has(next, victim, cargo)) {
        boolean floats = !free.isEmpty() && mayFloat(next, cargo);
        int to = floats ? free.at(numbers.at(placed)) : Chart.LAND;
        next = fallen(next, victim, cargo, to, narrator);
        free = floats ? free.without(to) : free;
        placed += floats ? 1 : 0;
      }
    }
    return Arrival.settled(next, narrator);
  }

  /**
   * What the attacker still has to lay. Where there is no choice the piece falls by itself: to the
   * only free space, or away.
   */
  private static State laid(
      State state,
      Vessel victim,
      Cargo cargo,
      @Nullable Cargo then,
      Narrator<? super Event> narrator) {
    State next = state;
    if (has(next, victim, cargo)) {
      Spaces free = mayFloat(next, cargo) ? free(next, victim, next.vessel()) : Spaces.NONE;
      if (free.count() > 1) {
        return next.in(new Phase.Laying(victim, cargo, then));
      }
      int to = free.isEmpty() ? Chart.LAND : free.next(0);
      next = fallen(next, victim, cargo, to, narrator);
    }
    return then == null
        ? Arrival.settled(next, narrator)
        : laid(next, victim, then, null, narrator);
  }

  static @Nullable Refusal refusal(State state, Phase.Laying laying, Move.Lay lay) {
    boolean free = free(state, laying.victim(), state.vessel()).has(lay.at().index());
    return free ? null : Refusals.NOT_FREE_AROUND_THE_SHIP;
  }

  public static State play(State state, Move.Lay lay, Narrator<? super Event> narrator) {
    Phase.Laying laying = state.phase(Phase.Laying.class);
    Vessel victim = laying.victim();
    State next = fallen(state, victim, laying.cargo(), lay.at().index(), narrator);
    Cargo then = laying.then();
    return then == null
        ? Arrival.settled(next, narrator)
        : laid(next, victim, then, null, narrator);
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

  private static boolean mayFloat(State state, Cargo cargo) {
    return state.waters().afloat(cargo).count() < cargo.mostAfloat();
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
      Phase.Losing losing, Numbers numbers, Narrator<? super Event> narrator) {
    int dice = dice(losing);
    if (dice > 0 && narrator.listens()) {
      List<Integer> shown = new ArrayList<>();
      for (int i = 0; i < dice; i++) {
        shown.add(numbers.at(i) + 1);
      }
      narrator.tellAll(new Event.LossRolled(losing.victim(), List.copyOf(shown)));
    }
  }
}
