package kraken.games.bay.state;

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

  public static final int SHIPS = 6;
  public static final int COUNT = 10;
  public static final List<Vessel> ALL = List.of(values());
  public static final List<Vessel> PLAYERS = ALL.subList(0, SHIPS);
  public static final List<Vessel> OFF_COURSE = ALL.subList(SHIPS, COUNT);

  public static Vessel of(int index) {
    return ALL.get(index);
  }

  public boolean isOffCourse() {
    return ordinal() >= SHIPS;
  }

  /** What an off-course ship drops. */
  public Cargo freight() {
    return switch (this) {
      case CONTAINER -> Cargo.TREASURE;
      case PLAGUE -> Cargo.PLAGUE;
      case SUPPLY -> Cargo.RATION;
      case CRUISE -> Cargo.CREW;
      default -> throw new IllegalStateException(this + " is not off course");
    };
  }
}
