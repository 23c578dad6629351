package kraken.games.bay.chapters;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import kraken.games.bay.state.Chart;
import kraken.games.bay.state.Fleet;
import kraken.games.bay.state.Move;
import kraken.games.bay.state.Passage;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Target;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.View;
import kraken.games.bay.state.Weapon;

/** What the rules alone can foresee for a player: the pull, the reach, the chances of a shot. */
public final class Foresight {

  private static final int PERCENT = 100;

  private Foresight() {}

  /** Where the vortex would carry each vessel if the round ended now, dice apart. */
  static List<View.Pull> pulls(State state) {
    List<View.Pull> pulls = new ArrayList<>(Collections.nCopies(Vessel.COUNT, View.Pull.NONE));
    State now = state.with(Passage.VORTEX);
    int vessel = Vortex.nextVessel(now);
    while (vessel != Fleet.NOBODY) {
      View.Pull pull = pull(now, vessel);
      pulls.set(vessel, pull);
      int towed = now.fleet().towedBy(vessel);
      if (towed != Fleet.NOBODY) {
        pulls.set(towed, pull);
      }
      now = now.with(carried(now, vessel, pull)).with(now.passage().pulling(vessel).letGo());
      vessel = Vortex.nextVessel(now);
    }
    return pulls;
  }

  private static View.Pull pull(State state, int vessel) {
    List<Space> path = new ArrayList<>();
    int space = state.fleet().at(vessel);
    for (int pulled = 0; pulled < Vortex.LENGTH; pulled++) {
      space = Vortex.next(space, pulled);
      if (space == Chart.MOUTH) {
        return new View.Pull(List.copyOf(path), true);
      }
      if (state.fleet().isTaken(space)) {
        break;
      }
      path.add(Space.of(space));
      if (state.waters().smoke().has(space)) {
        break;
      }
    }
    return new View.Pull(List.copyOf(path), false);
  }

  private static Fleet carried(State state, int vessel, View.Pull pull) {
    Fleet fleet = state.fleet();
    if (pull.swallowed()) {
      return fleet.swallowed(vessel);
    }
    if (pull.path().isEmpty()) {
      return fleet;
    }
    int end = pull.path().getLast().index();
    return fleet.moved(vessel, state.waters().smoke().has(end) ? Fleet.NOWHERE : end);
  }

  /** Where the steps left can lead, the nearest first. Nothing is foreseen beyond smoke. */
  static List<View.Reach> reach(State state) {
    if (!(state.phase() instanceof Phase.Acting)) {
      return List.of();
    }
    List<View.Reach> reached = new ArrayList<>();
    boolean[] met = new boolean[Space.COUNT];
    met[state.place()] = true;
    Space start = Space.of(state.place());
    Deque<View.Reach> open = new ArrayDeque<>();
    open.add(new View.Reach(start, 0, start));
    while (!open.isEmpty()) {
      View.Reach from = open.remove();
      if (from.steps() < state.helm().steps() && (from.steps() == 0 || !ends(state, from.at()))) {
        for (View.Reach next : onwards(state, from, met)) {
          reached.add(next);
          open.add(next);
        }
      }
    }
    return List.copyOf(reached);
  }

  private static boolean ends(State state, Space space) {
    int index = space.index();
    return state.fleet().hasStray(index) || (state.waters().effects(index) & Passage.SMOKE) != 0;
  }

  private static List<View.Reach> onwards(State state, View.Reach from, boolean[] met) {
    int ship = state.ship();
    List<View.Reach> next = new ArrayList<>();
    for (int to : Chart.ahead(from.at().index(), state.fleet().heading(ship))) {
      if (!met[to] && !Sailing.isBarred(state.fleet(), ship, to) && Sailing.mayShare(state, to)) {
        met[to] = true;
        next.add(new View.Reach(Space.of(to), from.steps() + 1, from.at()));
      }
    }
    return next;
  }

  static List<View.Attack> attacks(State state) {
    return switch (state.phase()) {
      case Phase.Acting acting -> {
        List<View.Attack> attacks = new ArrayList<>();
        for (Move move : Moves.of(state, acting)) {
          if (move instanceof Move.Fire(Weapon weapon, Target target)) {
            attacks.add(attack(state.vessel(), weapon, target));
          }
        }
        yield List.copyOf(attacks);
      }
      case Phase.Reloading(Target target) ->
          List.of(attack(state.vessel(), Weapon.SECOND_GUNS, target));
      default -> List.of();
    };
  }

  private static View.Attack attack(Vessel ship, Weapon weapon, Target target) {
    int sides = weapon.sides(ship);
    int chance = (PERCENT * hits(sides, target.defence()) + sides / 2) / sides;
    return new View.Attack(weapon, target, sides, target.defence(), chance);
  }

  /** How many faces of the die hit. */
  public static int hits(int sides, int defence) {
    return Math.max(0, sides - defence + 1);
  }
}
