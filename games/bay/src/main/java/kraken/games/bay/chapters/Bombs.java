package kraken.games.bay.chapters;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import kraken.games.bay.state.Bomb;
import kraken.games.bay.state.Chart;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Fleet;
import kraken.games.bay.state.Heading;
import kraken.games.bay.state.Move;
import kraken.games.bay.state.Passage;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Refusals;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.Spaces;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.Waters;
import kraken.kit.Narrator;
import kraken.kit.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * Special abilities: barrels and smoke. A bomb goes off under the vessel that enters its space. A
 * bomb that was dropped on a vessel goes off at the end of the round, and not before.
 */
public final class Bombs {

  private Bombs() {}

  /** What this ship drops, or null. */
  public static @Nullable Bomb of(Vessel ship) {
    return switch (ship) {
      case FISHERMAN -> Bomb.BARREL;
      case HOUSE_BOAT -> Bomb.SMOKE;
      default -> null;
    };
  }

  static @Nullable Refusal refusal(State state, Move.DropBomb drop) {
    Refusal refusal = dropRefusal(state);
    if (refusal != null) {
      return refusal;
    }
    return landings(state).contains(drop.at()) ? null : Refusals.NOT_BEHIND_OR_BESIDE;
  }

  static @Nullable Refusal dropRefusal(State state) {
    Bomb bomb = of(state.vessel());
    if (bomb == null) {
      return Refusals.NO_BOMBS_ON_BOARD;
    }
    if (state.actionsLeft() == 0) {
      return Refusals.NO_ACTION_LEFT;
    }
    return state.waters().bombs(bomb).count() == Bomb.SUPPLY ? Refusals.NO_BOMB_LEFT : null;
  }

  /** Where a bomb would lie that goes behind the ship, outward or inward. */
  static List<Space> landings(State state) {
    Heading astern = state.fleet().heading(state.ship()).turned();
    List<Space> landings = new ArrayList<>();
    addLanding(state, space -> Chart.straightAhead(space, astern), landings);
    addLanding(state, Chart::outward, landings);
    addLanding(state, Chart::inward, landings);
    return landings;
  }

  /** The first space that way that holds a ship or a tentacle, or is empty. */
  private static void addLanding(State state, IntUnaryOperator further, List<Space> landings) {
    int start = state.place();
    int space = further.applyAsInt(start);
    while (space != Chart.LAND && space != Chart.MOUTH && space != start) {
      if (takesBomb(state, space)) {
        landings.add(Space.of(space));
        return;
      }
      space = further.applyAsInt(space);
    }
  }

  private static boolean takesBomb(State state, int space) {
    return !state.waters().hasBomb(space)
        && (isOccupied(state, space) || !state.waters().hasCargo(space));
  }

  private static boolean isOccupied(State state, int space) {
    return state.fleet().isTaken(space) || state.waters().tentacles().has(space);
  }

  public static State play(State state, Move.DropBomb drop, Narrator<? super Event> narrator) {
    Bomb bomb = state.vessel() == Vessel.FISHERMAN ? Bomb.BARREL : Bomb.SMOKE;
    int space = drop.at().index();
    boolean due = isOccupied(state, space);
    narrator.tellAll(new Event.BombDropped(state.vessel(), bomb, drop.at(), due));
    Waters waters = state.waters();
    Waters mined = waters.withBombs(bomb, waters.bombs(bomb).with(space));
    return state
        .with(state.helm().acted())
        .with(due ? mined.withDue(mined.due().with(space)) : mined);
  }

  static State used(State state, Bomb bomb, int space) {
    Waters waters = state.waters();
    return state.with(
        waters
            .withBombs(bomb, waters.bombs(bomb).without(space))
            .withDue(waters.due().without(space)));
  }

  /** A tentacle above a barrel dies, and counts for the Fisherman. */
  static State tentacleBlown(State state, int space, Narrator<? super Event> narrator) {
    narrator.tellAll(new Event.TentacleBlown(Space.of(space), Vessel.FISHERMAN));
    Waters waters = state.waters();
    return state
        .with(waters.withTentacles(waters.tentacles().without(space)))
        .with(state.feats().tentacleKilledBy(Vessel.FISHERMAN.ordinal()));
  }

  /** The end of the round: one bomb that is due after the other, then the vortex. */
  static State goOn(State state, Narrator<? super Event> narrator) {
    State next = state;
    for (Bomb bomb : Bomb.values()) {
      Spaces due = next.waters().bombs(bomb).and(next.waters().due());
      for (int at = due.next(0); at < Space.COUNT; at = due.next(at + 1)) {
        if (next.waters().tentacles().has(at)) {
          if (bomb == Bomb.SMOKE) {
            return tentacleTaken(next, at, narrator);
          }
          next = tentacleBlown(next, at, narrator);
          next = next.fleet().isTaken(at) ? next : used(next, bomb, at);
        }
        if (next.fleet().isTaken(at)) {
          return goesOff(next, bomb, at, narrator);
        }
      }
    }
    return Vortex.begins(next.with(next.waters().withDue(Spaces.NONE)), narrator);
  }

  /** Smoke carries a tentacle off; a ship on the same space is taken after it. */
  private static State tentacleTaken(State state, int space, Narrator<? super Event> narrator) {
    narrator.tellAll(new Event.SmokeTookTentacle(Space.of(space)));
    Waters waters = state.waters();
    State gone = state.with(waters.withTentacles(waters.tentacles().without(space)));
    State cleared = gone.fleet().isTaken(space) ? gone : used(gone, Bomb.SMOKE, space);
    return cleared.in(new Phase.Rising(1));
  }

  /**
   * The waters as the vortex will find them, dice apart: what goes off at the end of the round is
   * used up by then. Whatever else is due lies in wait from then on.
   *
   * @param fleet where the ships will be
   */
  public static Waters afterRound(Waters waters, Fleet fleet) {
    Spaces due = waters.due();
    Waters later = waters;
    for (int at = due.next(0); at < Space.COUNT; at = due.next(at + 1)) {
      if (waters.tentacles().has(at) || fleet.isTaken(at)) {
        later =
            later
                .withTentacles(later.tentacles().without(at))
                .withBombs(Bomb.BARREL, later.barrels().without(at))
                .withBombs(Bomb.SMOKE, later.smoke().without(at));
      }
    }
    return due.isEmpty() ? waters : later.withDue(Spaces.NONE);
  }

  private static State goesOff(
      State state, Bomb bomb, int space, Narrator<? super Event> narrator) {
    int vessel = state.fleet().vesselAt(space);
    int effect = bomb == Bomb.BARREL ? Passage.BARREL : Passage.SMOKE;
    return Arrival.settled(state.with(state.passage().entering(vessel, effect)), narrator);
  }
}
