package kraken.games.bay.chapters;

import java.util.List;
import kraken.games.bay.state.Bomb;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Fleet;
import kraken.games.bay.state.Passage;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.Waters;
import kraken.kit.Narrator;
import kraken.kit.Numbers;

/** Random placement rolls: of tentacles, and of ships that smoke has taken. */
public final class Placement {

  /** A lane that the die has still to name. */
  static final int ANY_LANE = 0;

  static final int DICE = 3;

  private Placement() {}

  /** Three dice a tentacle. A tentacle that comes up on a taken space is rolled again. */
  public static State risen(State state, Numbers numbers, Narrator<? super Event> narrator) {
    State next = state;
    int again = 0;
    for (int i = 0; i < numbers.count(); i += DICE) {
      int lane = numbers.at(i) + 1;
      int space = space(lane, numbers, i + 1);
      boolean taken = isTakenForTentacle(next, space);
      tellRoll(lane, numbers, i + 1, taken, narrator);
      again += taken ? 1 : 0;
      next = taken ? next : rises(next, space, narrator);
    }
    return again > 0 ? next.in(new Phase.Rising(again)) : allRisen(next, narrator);
  }

  private static State allRisen(State state, Narrator<? super Event> narrator) {
    return switch (state.passage().stage()) {
      case SETTING_UP -> Sailing.turnBegins(state, state.first(), narrator);
      case TURN -> state.in(Phase.ACTING);
      case BOMBS -> Bombs.goOn(state, narrator);
      case VORTEX -> throw new IllegalStateException("no tentacle rises in the vortex");
    };
  }

  /** A tentacle shares no space with a cloud, whether that goes off now or when the round ends. */
  private static boolean isTakenForTentacle(State state, int space) {
    Waters waters = state.waters();
    return waters.tentacles().has(space)
        || waters.smoke().has(space)
        || state.fleet().isTaken(space);
  }

  private static State rises(State state, int space, Narrator<? super Event> narrator) {
    Waters waters = state.waters();
    narrator.tellAll(new Event.TentacleRose(Space.of(space)));
    State risen = state.with(waters.withTentacles(waters.tentacles().with(space)));
    return (waters.effects(space) & Passage.BARREL) != 0
        ? Bombs.used(Bombs.tentacleBlown(risen, space, narrator), Bomb.BARREL, space)
        : risen;
  }

  /** A cloud that is due leaves the ship in peace until the round ends; then it takes the ship. */
  public static State placed(State state, Numbers numbers, Narrator<? super Event> narrator) {
    Phase.Placing placing = state.phase(Phase.Placing.class);
    boolean laneKnown = placing.lane() != ANY_LANE;
    int lane = laneKnown ? placing.lane() : numbers.at(0) + 1;
    int first = laneKnown ? 0 : 1;
    int space = space(lane, numbers, first);
    boolean taken = isTakenByAnother(state.fleet(), placing.vessel(), space);
    boolean smoke = (state.waters().effects(space) & Passage.SMOKE) != 0;
    tellRoll(lane, numbers, first, taken || smoke, narrator);
    if (taken) {
      return state.in(new Phase.Placing(placing.vessel(), lane));
    }
    return smoke
        ? Bombs.used(state, Bomb.SMOKE, space).in(new Phase.Placing(placing.vessel(), ANY_LANE))
        : putDown(state, placing.vessel(), space, narrator);
  }

  /** The ship itself, and what it tows, still lie where the smoke was. */
  private static boolean isTakenByAnother(Fleet fleet, Vessel vessel, int space) {
    return fleet.moved(vessel.ordinal(), Fleet.NOWHERE).isTaken(space);
  }

  private static State putDown(
      State state, Vessel vessel, int space, Narrator<? super Event> narrator) {
    int number = vessel.ordinal();
    if (narrator.listens()) {
      Space from = Space.of(state.fleet().at(number));
      Vessel towed = Towing.towedOrNull(state.fleet(), number);
      narrator.tellAll(new Event.Placed(vessel, from, Space.of(space), towed));
    }
    State moved = state.with(state.fleet().moved(number, space));
    Passage passage = state.passage();
    State stopped =
        switch (passage.stage()) {
          case TURN -> moved.with(state.helm().withoutSteps());
          case VORTEX -> moved.with(pulledNoFurther(passage, number));
          case BOMBS, SETTING_UP -> moved;
        };
    int effects = stopped.waters().effects(space);
    return Arrival.settled(stopped.with(stopped.passage().entering(number, effects)), narrator);
  }

  /** Smoke ends the pull, but a ship that has just entered at the arrow is still to be pulled. */
  private static Passage pulledNoFurther(Passage passage, int vessel) {
    return passage.pulled(vessel) == 0 ? passage : passage.letGo(vessel);
  }

  private static int space(int lane, Numbers numbers, int first) {
    return Space.index(lane, numbers.at(first) + numbers.at(first + 1) + 2);
  }

  private static void tellRoll(
      int lane, Numbers numbers, int first, boolean again, Narrator<? super Event> narrator) {
    if (narrator.listens()) {
      List<Integer> dice = List.of(numbers.at(first) + 1, numbers.at(first + 1) + 1);
      narrator.tellAll(new Event.PlacementRolled(lane, dice, again));
    }
  }
}
