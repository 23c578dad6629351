package kraken.games.bay;

import java.util.List;

/** The six ships that players sail, and after them the four that are off course. */
public enum Vessel {
  CAPTAIN,
  EXPLORER,
  FISHERMAN,
  HOUSE_BOAT,
  MERCHANT,
  PIRATE,
  CONTAINER,
  PLAGUE,
  SUPPLY,
  CRUISE;

  static final int SHIPS = 6;
  static final int COUNT = 10;
  static final List<Vessel> ALL = List.of(values());
  static final List<Vessel> PLAYERS = ALL.subList(0, SHIPS);
  static final List<Vessel> OFF_COURSE = ALL.subList(SHIPS, COUNT);

  static Vessel of(int index) {
    return ALL.get(index);
  }

  boolean isOffCourse() {
    return ordinal() >= SHIPS;
  }

  /** What an off-course ship drops. */
  Cargo freight() {
    return switch (this) {
      case CONTAINER -> Cargo.TREASURE;
      case PLAGUE -> Cargo.PLAGUE;
      case SUPPLY -> Cargo.RATION;
      case CRUISE -> Cargo.CREW;
      default -> throw new IllegalStateException(this + " is not off course");
    };
  }
}
