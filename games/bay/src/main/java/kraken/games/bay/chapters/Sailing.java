package kraken.games.bay.chapters;

import java.util.List;
import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Chart;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Figures;
import kraken.games.bay.state.Fleet;
import kraken.games.bay.state.Heading;
import kraken.games.bay.state.Helm;
import kraken.games.bay.state.Move;
import kraken.games.bay.state.Passage;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Refusals;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Vessel;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Refusal;
import org.jspecify.annotations.Nullable;

/** Game play: a turn from its beginning to its end, and the steps in it. */
public final class Sailing {

  public static final int CHAIN_SHOT_COSTS = 2;

  private Sailing() {}

  /** First the player decides about the cargo on which the vortex has set the ship down. */
  static State turnBegins(State state, int seat, Narrator<? super Event> narrator) {
    State begun = state.atTurn(seat).with(Helm.AT_REST).with(Passage.TURN);
    if (narrator.listens()) {
      narrator.tellAll(new Event.TurnBegan(begun.seat(), begun.vessel()));
    }
    return begun.waters().hasCargo(begun.place()) ? begun.in(Phase.SALVAGING) : ready(begun);
  }

  /** Before the roll only the tow is left to decide about. */
  static State ready(State state) {
    return state.in(state.fleet().tows(state.ship()) ? Phase.HAULING : Phase.ROLLING);
  }

  /** Whether the ship sails at tow speed: with a tow, or without rations. */
  static boolean isSlow(State state) {
    int ship = state.ship();
    return state.fleet().tows(ship) || state.holds().of(ship, Cargo.RATION) == 0;
  }

  /** A roll under way is for the ship just tied: it sails on as far as both rolls allow. */
  public static State rolled(State state, Numbers numbers, Narrator<? super Event> narrator) {
    int ship = state.ship();
    boolean tow = numbers.count() == 1;
    int first = numbers.at(0) + 1;
    int second = tow ? 0 : numbers.at(1) + 1;
    int bonus = tow ? Figures.of(Vessel.of(ship)).tow() : 0;
    int slowed = slowedBy(state.fleet(), ship);
    int speed = Math.max(1, first + second + bonus - slowed);
    boolean underWay = state.helm().firstDie() > 0;
    int steps = underWay ? Math.min(speed, state.helm().steps()) : speed;
    if (narrator.listens()) {
      List<Integer> dice = tow ? List.of(first) : List.of(first, second);
      narrator.tellAll(new Event.Rolled(state.vessel(), dice, bonus, slowed, steps));
    }
    Fleet fleet = slowed > 0 ? state.fleet().atFullSpeed(ship) : state.fleet();
    State rolled = state.with(state.helm().rolled(first, second, steps), fleet).in(Phase.ACTING);
    return underWay ? Arrival.entered(rolled, ship, narrator) : rolled;
  }

  /** How many steps chain shots take from the next roll. */
  static int slowedBy(Fleet fleet, int ship) {
    return CHAIN_SHOT_COSTS * fleet.chainsOn(ship);
  }

  static @Nullable Refusal refusal(State state, Move.Sail sail) {
    return stepRefusal(state, sail.to().index(), 0);
  }

  static @Nullable Refusal refusal(State state, Move.TurnAbout about) {
    if (state.vessel() != Vessel.EXPLORER) {
      return Refusals.ONLY_THE_EXPLORER_TURNS;
    }
    if (state.helm().turned()) {
      return Refusals.TURNED_ALREADY;
    }
    return about.to().lane() == Space.of(state.place()).lane()
        ? Refusals.TURNS_ONLY_INTO_ANOTHER_LANE
        : stepRefusal(state, about.to().index(), 1);
  }

  /** With the actions that the step costs, apart from the one for tying a ship. */
  private static @Nullable Refusal stepRefusal(State state, int to, int actions) {
    if (state.helm().steps() == 0) {
      return Refusals.NO_STEPS_LEFT;
    }
    Fleet fleet = state.fleet();
    int ship = state.ship();
    if (!isAhead(fleet.at(ship), fleet.heading(ship), to)) {
      return Refusals.NOT_AHEAD;
    }
    if (isBarred(fleet, ship, to)) {
      return Refusals.SHIP_IN_THE_WAY;
    }
    int needed = fleet.hasStray(to) ? actions + 1 : actions;
    return needed <= state.actionsLeft() ? null : Refusals.NO_ACTION_LEFT;
  }

  private static boolean isAhead(int from, Heading heading, int to) {
    for (int ahead : Chart.ahead(from, heading)) {
      if (ahead == to) {
        return true;
      }
    }
    return false;
  }

  /** A ship may come alongside an off-course ship unless it tows one, and alongside no other. */
  static boolean isBarred(Fleet fleet, int ship, int to) {
    return fleet.hasShip(to) || (fleet.hasStray(to) && fleet.tows(ship));
  }

  /** The player must sail the whole roll, unless every space ahead holds a ship. */
  static boolean mustSail(State state) {
    if (state.helm().steps() == 0) {
      return false;
    }
    Fleet fleet = state.fleet();
    for (int ahead : Chart.ahead(state.place(), fleet.heading(state.ship()))) {
      if (!fleet.isTaken(ahead)) {
        return true;
      }
    }
    return false;
  }

  public static State sailed(
      State state, Space to, boolean about, Narrator<? super Event> narrator) {
    int ship = state.ship();
    int target = to.index();
    Fleet before = state.fleet();
    boolean alongside = before.hasStray(target);
    Helm helm = state.helm().stepped(about);
    helm = about ? helm.acted() : helm;
    helm = alongside ? helm.acted() : helm;
    Fleet turned = about ? before.turned(ship) : before;
    State moved = state.with(helm, turned.moved(ship, target));
    if (narrator.listens()) {
      tellSailed(moved, Space.of(before.at(ship)), to, narrator);
    }
    State loaded = Salvage.takenUp(moved, narrator);
    return alongside ? Towing.tied(loaded, narrator) : Arrival.entered(loaded, ship, narrator);
  }

  private static void tellSailed(
      State moved, Space from, Space to, Narrator<? super Event> narrator) {
    int ship = moved.ship();
    narrator.tellAll(
        new Event.Sailed(
            moved.vessel(),
            from,
            to,
            moved.fleet().heading(ship),
            Towing.towedOrNull(moved.fleet(), ship)));
  }

  public static State turnEnded(State state, Narrator<? super Event> narrator) {
    int next = nextAfloat(state, state.order(state.turn()) + 1);
    return next == Fleet.NOBODY
        ? Bombs.goOn(state.with(Helm.AT_REST).with(Passage.BOMBS), narrator)
        : turnBegins(state, next, narrator);
  }

  /** The next seat whose ship is afloat, from this place in the order of turns on, or nobody. */
  static int nextAfloat(State state, int from) {
    for (int place = from; place < state.variant().players(); place++) {
      int seat = state.seatAt(place);
      if (state.fleet().isAfloat(state.fleet().shipOf(seat))) {
        return seat;
      }
    }
    return Fleet.NOBODY;
  }
}
