package kraken.games.bay.chapters;

import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Holds;
import kraken.games.bay.state.Refusals;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.Spaces;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Vessel;
import kraken.games.bay.state.Waters;
import kraken.kit.Narrator;
import kraken.kit.Refusal;
import org.jspecify.annotations.Nullable;

/** Picking up cargo, plague crew with it; and the Merchant's greed. */
public final class Salvage {

  private Salvage() {}

  /** The ship whose turn it is takes what floats where it is. */
  static State takenUp(State state, Narrator<? super Event> narrator) {
    int space = state.place();
    if (!state.waters().hasCargo(space)) {
      return state;
    }
    State next = state;
    for (int i = 0; i < Cargo.COUNT; i++) {
      if (state.waters().afloat(Cargo.of(i)).has(space)) {
        next = taken(next, Cargo.of(i), space, narrator);
      }
    }
    return next;
  }

  /** The player takes what floats where the ship was set down. */
  public static State taken(State state, Narrator<? super Event> narrator) {
    return Sailing.ready(takenUp(state, narrator));
  }

  public static State left(State state, Narrator<? super Event> narrator) {
    if (narrator.listens()) {
      narrator.tellAll(new Event.LeftAfloat(state.vessel(), Space.of(state.place())));
    }
    return Sailing.ready(state);
  }

  private static State taken(
      State state, Cargo cargo, int space, Narrator<? super Event> narrator) {
    Waters waters = state.waters();
    Spaces left = waters.afloat(cargo).without(space);
    State cleared = state.with(waters.withAfloat(cargo, left));
    if (cargo == Cargo.PLAGUE) {
      return plagued(cleared, space, narrator);
    }
    if (narrator.listens()) {
      narrator.tellAll(new Event.PickedUp(state.vessel(), cargo, Space.of(space)));
    }
    State stowed = cleared.with(state.holds().plus(state.ship(), cargo, 1));
    return cargo == Cargo.TREASURE && state.vessel() == Vessel.MERCHANT
        ? stowed.with(state.helm().withTreasure())
        : stowed;
  }

  private static State plagued(State state, int space, Narrator<? super Event> narrator) {
    int ship = state.ship();
    if (state.vessel() == Vessel.HOUSE_BOAT) {
      narrator.tellAll(new Event.PlagueCured(state.vessel(), Space.of(space)));
      return state.with(state.holds().plus(ship, Cargo.CREW, 1));
    }
    int crew = state.holds().of(ship, Cargo.CREW);
    narrator.tellAll(new Event.PlagueBrokeOut(state.vessel(), Space.of(space), crew));
    return state.with(state.holds().plus(ship, Cargo.CREW, -crew));
  }

  static @Nullable Refusal doubleRefusal(State state) {
    if (state.vessel() != Vessel.MERCHANT) {
      return Refusals.NOT_THE_MERCHANT;
    }
    if (!state.helm().freshTreasure()) {
      return Refusals.NO_TREASURE_JUST_TAKEN;
    }
    if (state.holds().of(state.ship(), Cargo.TREASURE) == 0) {
      return Refusals.TREASURE_LOST;
    }
    return state.actionsLeft() == 0 ? Refusals.NO_ACTION_LEFT : null;
  }

  public static State doubled(State state, Narrator<? super Event> narrator) {
    narrator.tellAll(new Event.TreasureDoubled(state.vessel()));
    Holds holds = state.holds().plus(state.ship(), Cargo.TREASURE, 1);
    return state.with(state.helm().acted()).with(holds);
  }
}
