package kraken.games.rage.state;

import org.jspecify.annotations.Nullable;

/**
 * The ships, by the index of their seats.
 *
 * @param packed sixteen bits a ship: its space, whether it is afloat, its damage, and its place in
 *     the order in which the ships of this round were destroyed
 */
public record Ships(long packed) {

  /** The damage at which a ship is destroyed. */
  public static final int SINKS_AT = 5;

  public static final int MOST = 4;
  public static final int NONE = -1;
  public static final Ships ASHORE = new Ships(0);

  private static final int BITS = 16;
  private static final int SPACE = 0xF;
  private static final int AFLOAT = 0x10;
  private static final int DAMAGE_AT = 5;
  private static final int DAMAGE = 0x3F;
  private static final int RANK_AT = 11;
  private static final int RANK = 0x7;

  private int bits(int ship) {
    return (int) (packed >>> (BITS * ship)) & 0xFFFF;
  }

  private Ships with(int ship, int bits) {
    int shift = BITS * ship;
    return new Ships((packed & ~(0xFFFFL << shift)) | ((long) bits << shift));
  }

  public boolean isAfloat(int ship) {
    return (bits(ship) & AFLOAT) != 0;
  }

  /** The ships that are afloat, a bit each. */
  public int afloat() {
    int afloat = 0;
    for (int ship = 0; ship < MOST; ship++) {
      afloat |= isAfloat(ship) ? 1 << ship : 0;
    }
    return afloat;
  }

  /** Where a ship is that is afloat. */
  public Space space(int ship) {
    return Space.of(bits(ship) & SPACE);
  }

  public @Nullable Space spaceOrNull(int ship) {
    return isAfloat(ship) ? space(ship) : null;
  }

  /** The ship in this space other than that one, or {@link #NONE}. */
  public int at(Space space, int other) {
    int here = AFLOAT | space.ordinal();
    for (int ship = 0; ship < MOST; ship++) {
      if (ship != other && (bits(ship) & (AFLOAT | SPACE)) == here) {
        return ship;
      }
    }
    return NONE;
  }

  public int damage(int ship) {
    return (bits(ship) >>> DAMAGE_AT) & DAMAGE;
  }

  /**
   * Its place in the order in which ships got their fifth point of damage; 0 for none. Ships that
   * got it within one Action share a place, and a sunken ship keeps its own.
   */
  public int rank(int ship) {
    return (bits(ship) >>> RANK_AT) & RANK;
  }

  public boolean isWrecked(int ship) {
    return damage(ship) >= SINKS_AT;
  }

  /** The ships that sink when the card is done, a bit each. */
  public int wrecked() {
    int wrecked = 0;
    for (int ship = 0; ship < MOST; ship++) {
      wrecked |= isWrecked(ship) ? 1 << ship : 0;
    }
    return wrecked;
  }

  /** The last ship to be destroyed, or all that were destroyed within one Action, a bit each. */
  public int lastWrecked() {
    int last = lastRank();
    int ships = 0;
    for (int ship = 0; ship < MOST; ship++) {
      ships |= last > 0 && rank(ship) == last ? 1 << ship : 0;
    }
    return ships;
  }

  public int lastRank() {
    int last = 0;
    for (int ship = 0; ship < MOST; ship++) {
      last = Math.max(last, rank(ship));
    }
    return last;
  }

  public Ships placed(int ship, Space space) {
    return with(ship, (bits(ship) & ~SPACE) | AFLOAT | space.ordinal());
  }

  public Ships sunk(int ship) {
    return with(ship, bits(ship) & (RANK << RANK_AT));
  }

  /** With this damage, and this place in the order of destruction. */
  public Ships damaged(int ship, int damage, int rank) {
    int place = bits(ship) & (AFLOAT | SPACE);
    return with(ship, place | (damage << DAMAGE_AT) | (rank << RANK_AT));
  }
}
