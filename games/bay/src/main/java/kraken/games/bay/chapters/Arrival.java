package kraken.games.bay.chapters;

import kraken.games.bay.state.Bomb;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Fleet;
import kraken.games.bay.state.Passage;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.State;
import kraken.games.bay.state.Vessel;
import kraken.kit.Narrator;

/**
 * What a vessel meets on a space that it has entered, by sailing, by the vortex or out of smoke: a
 * tentacle, a barrel, smoke, in this order. While it tows, the towed ship bears the loss.
 */
final class Arrival {

  private Arrival() {}

  static State entered(State state, int vessel, Narrator<? super Event> narrator) {
    int effects = state.waters().effects(state.fleet().at(vessel));
    return effects == 0
        ? Towing.savedIfHome(state, vessel, narrator)
        : settled(state.with(state.passage().entering(vessel, effects)), narrator);
  }

  /** The next effect; after the last the game goes on where it was. */
  static State settled(State state, Narrator<? super Event> narrator) {
    Passage passage = state.passage();
    if (passage.has(Passage.TENTACLE)) {
      return tentacleMet(state, passage, narrator);
    }
    if (passage.has(Passage.BARREL)) {
      return barrelMet(state, passage, narrator);
    }
    return passage.has(Passage.SMOKE)
        ? smokeMet(state, passage, narrator)
        : goneOn(state, narrator);
  }

  private static State tentacleMet(State state, Passage passage, Narrator<? super Event> narrator) {
    int victim = sufferer(state.fleet(), passage.vessel());
    if (narrator.listens()) {
      Space at = Space.of(state.fleet().at(victim));
      narrator.tellAll(new Event.RanIntoTentacle(Vessel.of(victim), at));
    }
    return Losses.begin(
        state.with(passage.without(Passage.TENTACLE)), Vessel.of(victim), null, narrator);
  }

  private static State barrelMet(State state, Passage passage, Narrator<? super Event> narrator) {
    int victim = sufferer(state.fleet(), passage.vessel());
    int space = state.fleet().at(victim);
    if (narrator.listens()) {
      narrator.tellAll(new Event.BarrelWentOff(Space.of(space), Vessel.of(victim)));
    }
    State used = Bombs.used(state, Bomb.BARREL, space).with(passage.without(Passage.BARREL));
    return Losses.begin(used, Vessel.of(victim), null, narrator);
  }

  private static State smokeMet(State state, Passage passage, Narrator<? super Event> narrator) {
    Vessel vessel = Vessel.of(passage.vessel());
    int space = state.fleet().at(passage.vessel());
    if (narrator.listens()) {
      narrator.tellAll(new Event.SmokeTook(vessel, Space.of(space)));
    }
    return Bombs.used(state, Bomb.SMOKE, space)
        .with(passage.without(Passage.SMOKE))
        .in(new Phase.Placing(vessel, Placement.ANY_LANE));
  }

  private static int sufferer(Fleet fleet, int vessel) {
    int towed = fleet.towedBy(vessel);
    return towed == Fleet.NOBODY ? vessel : towed;
  }

  /** A ship in tow is saved at the pier only after all on that space has struck it. */
  private static State goneOn(State state, Narrator<? super Event> narrator) {
    State home = Towing.savedIfHome(state, state.passage().vessel(), narrator);
    return switch (home.passage().stage()) {
      case SETTING_UP -> throw new IllegalStateException("nobody sails before the first turn");
      case TURN -> home.with(Passage.TURN).in(Phase.ACTING);
      case BOMBS -> Bombs.goOn(home, narrator);
      case VORTEX -> Vortex.goOn(home, narrator);
    };
  }
}
