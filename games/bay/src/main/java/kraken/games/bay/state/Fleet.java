package kraken.games.bay.state;

import kraken.kit.Packed;

/**
 * Where all ships are, who sails them and what they tow. Packed into bits, since search makes
 * millions of these; a vessel is its number in {@link Vessel} here.
 *
 * @param seats which ship each seat has, counted from 1, four bits a seat
 * @param ships where the players' ships are, a byte each
 * @param strays where the off-course ships are, a byte each
 * @param tows which off-course ship each ship tows, counted from 1, four bits a ship
 * @param marks who sails counter-clockwise, a bit each; then how many chain shots have hit each
 *     ship, two bits each
 */
public record Fleet(int seats, long ships, long strays, int tows, int marks) {

  public static final int NOWHERE = 127;
  public static final int SWALLOWED = 126;
  public static final int SAVED = 125;
  public static final int NOBODY = -1;

  private static final int PLACE_BITS = 8;
  private static final long PLACE_MASK = 0xFF;
  private static final long EACH = 0x0101010101010101L;
  private static final long HIGH = 0x8080808080808080L;
  private static final int HALF_BYTE = 4;
  private static final int CHAIN_BITS = 2;

  /** The Explorer has two actions between two turns of a ship. */
  private static final int MOST_CHAINS = 2;

  public static final Fleet ASHORE = new Fleet(0, NOWHERE * EACH, NOWHERE * EACH, 0, 0);

  /** The ship of a seat, or {@link #NOBODY} before it has chosen. */
  public int shipOf(int seat) {
    return Packed.at(seats, HALF_BYTE, seat) - 1;
  }

  /** The seat of a ship, or {@link #NOBODY}. */
  public int seatOf(int ship) {
    for (int seat = 0; seat < Vessel.SHIPS; seat++) {
      if (shipOf(seat) == ship) {
        return seat;
      }
    }
    return NOBODY;
  }

  public Fleet chosen(int seat, int ship) {
    Fleet moored = with(ship, Figures.pier(Vessel.of(ship)).index());
    int taken = Packed.with(seats, HALF_BYTE, seat, ship + 1);
    return new Fleet(taken, moored.ships, strays, tows, marks);
  }

  public int at(int vessel) {
    return vessel < Vessel.SHIPS
        ? (int) (ships >>> (PLACE_BITS * vessel) & PLACE_MASK)
        : (int) (strays >>> (PLACE_BITS * (vessel - Vessel.SHIPS)) & PLACE_MASK);
  }

  public boolean isAfloat(int vessel) {
    return at(vessel) < Space.COUNT;
  }

  public boolean hasShip(int space) {
    return holds(ships, space);
  }

  public boolean hasStray(int space) {
    return holds(strays, space);
  }

  public boolean isTaken(int space) {
    return holds(ships, space) || holds(strays, space);
  }

  /** Whether one of the bytes is this one. */
  private static boolean holds(long places, int place) {
    long zeroWhereSame = places ^ place * EACH;
    return (zeroWhereSame - EACH & ~zeroWhereSame & HIGH) != 0;
  }

  /**
   * The vessel that suffers from what is on this space, a player's ship first; or {@link #NOBODY}.
   */
  public int vesselAt(int space) {
    for (int vessel = 0; vessel < Vessel.COUNT; vessel++) {
      if (at(vessel) == space) {
        return vessel;
      }
    }
    return NOBODY;
  }

  /** The off-course ship on this space, or nobody. */
  public int strayAt(int space) {
    for (int stray = Vessel.SHIPS; stray < Vessel.COUNT; stray++) {
      if (at(stray) == space) {
        return stray;
      }
    }
    return NOBODY;
  }

  /** The vessel alone. */
  public Fleet with(int vessel, int space) {
    if (vessel < Vessel.SHIPS) {
      return new Fleet(seats, put(ships, vessel, space), strays, tows, marks);
    }
    return new Fleet(seats, ships, put(strays, vessel - Vessel.SHIPS, space), tows, marks);
  }

  private static long put(long places, int which, int space) {
    int shift = PLACE_BITS * which;
    return (places & ~(PLACE_MASK << shift)) | ((long) space << shift);
  }

  /** The vessel with what it tows. */
  public Fleet moved(int vessel, int space) {
    int towed = towedBy(vessel);
    return towed == NOBODY
        ? with(vessel, space)
        : new Fleet(
            seats,
            put(ships, vessel, space),
            put(strays, towed - Vessel.SHIPS, space),
            tows,
            marks);
  }

  public int towedBy(int vessel) {
    int towed = vessel < Vessel.SHIPS ? Packed.at(tows, HALF_BYTE, vessel) : 0;
    return towed == 0 ? NOBODY : Vessel.SHIPS + towed - 1;
  }

  public boolean tows(int vessel) {
    return towedBy(vessel) != NOBODY;
  }

  public int towerOf(int stray) {
    for (int ship = 0; ship < Vessel.SHIPS; ship++) {
      if (towedBy(ship) == stray) {
        return ship;
      }
    }
    return NOBODY;
  }

  public Fleet tied(int ship, int stray) {
    int tied = Packed.with(tows, HALF_BYTE, ship, stray - Vessel.SHIPS + 1);
    return new Fleet(seats, ships, strays, tied, marks);
  }

  public Fleet castOff(int ship) {
    return new Fleet(seats, ships, strays, Packed.with(tows, HALF_BYTE, ship, 0), marks);
  }

  /** The vessel, and what it tows, is gone for good. */
  public Fleet swallowed(int vessel) {
    Fleet gone = moved(vessel, SWALLOWED);
    return vessel < Vessel.SHIPS ? gone.castOff(vessel) : gone;
  }

  /** An off-course ship heads clockwise; in tow it heads as the tower does. */
  public Heading heading(int vessel) {
    int leader = vessel < Vessel.SHIPS ? vessel : towerOf(vessel);
    return leader != NOBODY && (marks >>> leader & 1) != 0
        ? Heading.COUNTER_CLOCKWISE
        : Heading.CLOCKWISE;
  }

  public Fleet turned(int ship) {
    return new Fleet(seats, ships, strays, tows, marks ^ 1 << ship);
  }

  /** How many chain shots have hit the ship since it sailed. */
  public int chainsOn(int ship) {
    return Packed.at(marks >>> Vessel.SHIPS, CHAIN_BITS, ship);
  }

  public Fleet chained(int ship) {
    return withChains(ship, Math.min(MOST_CHAINS, chainsOn(ship) + 1));
  }

  public Fleet atFullSpeed(int ship) {
    return withChains(ship, 0);
  }

  private Fleet withChains(int ship, int chains) {
    int headings = marks & ((1 << Vessel.SHIPS) - 1);
    int all = Packed.with(marks >>> Vessel.SHIPS, CHAIN_BITS, ship, chains);
    return new Fleet(seats, ships, strays, tows, headings | all << Vessel.SHIPS);
  }
}
