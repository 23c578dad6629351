package kraken.games.bay.chapters;

import kraken.games.bay.state.Vessel;

/** The positions that tests of several chapters begin with. */
final class Scenes {

  private Scenes() {}

  /** The Captain at 3/4, and the Pirate beside it at 4/5. */
  static Scene sideBySide() {
    return Scene.of(Vessel.CAPTAIN, Vessel.PIRATE)
        .put(Vessel.CAPTAIN, 3, 4)
        .put(Vessel.PIRATE, 4, 5);
  }

  /** The Captain at 3/12, the Pirate at 1/6. */
  static Scene farApart() {
    return Scene.of(Vessel.CAPTAIN, Vessel.PIRATE)
        .put(Vessel.CAPTAIN, 3, 12)
        .put(Vessel.PIRATE, 1, 6);
  }

  /** The Explorer at 3/4, and the cruise ship ahead of it. */
  static Scene cruiseShipAhead() {
    return Scene.of(Vessel.EXPLORER, Vessel.PIRATE)
        .put(Vessel.EXPLORER, 3, 4)
        .put(Vessel.CRUISE, 3, 5);
  }

  /** The Explorer at 3/5, with the cruise ship in tow. */
  static Scene cruiseShipInTow() {
    return cruiseShipAhead().put(Vessel.EXPLORER, 3, 5).towing(Vessel.EXPLORER, Vessel.CRUISE);
  }

  /** The Fisherman, who has barrels, at 3/4. */
  static Scene fisherman() {
    return Scene.of(Vessel.FISHERMAN, Vessel.PIRATE).put(Vessel.FISHERMAN, 3, 4);
  }

  /** The House Boat, which has smoke, at 3/4. */
  static Scene houseBoat() {
    return Scene.of(Vessel.HOUSE_BOAT, Vessel.PIRATE).put(Vessel.HOUSE_BOAT, 3, 4);
  }

  /** Both players end their turns, so that the round ends. */
  static Scene roundOf(Scene scene) {
    return scene.endsTurn().draws(1, 1).endsTurn();
  }
}
