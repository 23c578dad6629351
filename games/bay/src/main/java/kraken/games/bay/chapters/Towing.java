package kraken.games.bay.chapters;

import kraken.games.bay.state.Event;
import kraken.games.bay.state.Figures;
import kraken.games.bay.state.Fleet;
import kraken.games.bay.state.Move;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Refusals;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Vessel;
import kraken.kit.Narrator;
import kraken.kit.Refusal;
import org.jspecify.annotations.Nullable;

/** Towing: the rope, and the off-course ship that comes home with it. */
public final class Towing {

  private Towing() {}

  /** A ship has come alongside. Where the two can sail on, tow speed is rolled at once. */
  static State tied(State state, Narrator<? super Event> narrator) {
    int ship = state.ship();
    int stray = state.fleet().strayAt(state.place());
    narrator.tellAll(new Event.TowTied(state.vessel(), Vessel.of(stray)));
    State tied = state.with(state.fleet().tied(ship, stray));
    boolean sailsOn = state.helm().steps() > 0 && state.place() != pier(ship);
    return sailsOn ? tied.in(Phase.ROLLING) : Arrival.entered(tied, ship, narrator);
  }

  static @Nullable Refusal refusal(State state, Move.CastOff castOff) {
    return state.fleet().tows(state.ship()) ? null : Refusals.NO_TOW;
  }

  public static State castOff(State state, Narrator<? super Event> narrator) {
    int ship = state.ship();
    narrator.tellAll(new Event.TowCastOff(state.vessel(), Vessel.of(state.fleet().towedBy(ship))));
    Fleet alone = state.fleet().castOff(ship);
    return state.phase() instanceof Phase.Hauling
        ? state.with(alone).in(Phase.ROLLING)
        : state.with(state.helm().treasureStowed(), alone);
  }

  /** On the tower's own pier the towed ship is saved. */
  static State savedIfHome(State state, int ship, Narrator<? super Event> narrator) {
    Fleet fleet = state.fleet();
    int towed = fleet.towedBy(ship);
    if (towed == Fleet.NOBODY || fleet.at(ship) != pier(ship)) {
      return state;
    }
    narrator.tellAll(new Event.Saved(Vessel.of(ship), Vessel.of(towed), Space.of(fleet.at(ship))));
    return state
        .with(fleet.castOff(ship).with(towed, Fleet.SAVED))
        .with(state.feats().oneSavedBy(ship));
  }

  private static int pier(int ship) {
    return Figures.pier(Vessel.of(ship)).index();
  }

  static @Nullable Vessel towedOrNull(Fleet fleet, int vessel) {
    int towed = fleet.towedBy(vessel);
    return towed == Fleet.NOBODY ? null : Vessel.of(towed);
  }
}
