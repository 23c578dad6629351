package kraken.games.shadow.crew;

import java.util.List;

/**
 * What each player is.
 *
 * @param packed the faction dealt, two bits a seat; above them those whom the leader has touched in
 *     a conversion, one bit a seat
 */
public record Factions(long packed) {

  static final Factions NONE = new Factions(0);

  private static final int BITS = 2;
  private static final int MASK = (1 << BITS) - 1;
  private static final int CONVERTED = BITS * Masks.MOST_PLAYERS;

  /** Dealt by seat. */
  public static Factions of(List<Faction> dealt) {
    long packed = 0;
    for (int seat = 0; seat < dealt.size(); seat++) {
      packed |= (long) dealt.get(seat).ordinal() << (BITS * seat);
    }
    return new Factions(packed);
  }

  /** All cards dealt, as a number to compare. */
  public int dealt() {
    return (int) packed & (1 << CONVERTED) - 1;
  }

  Faction dealtTo(int seat) {
    return Faction.of((int) (packed >>> (BITS * seat)) & MASK);
  }

  /** A bit for each seat that was touched in a conversion. */
  public int converted() {
    return (int) (packed >>> CONVERTED);
  }

  public Factions converted(int seat) {
    return new Factions(packed | 1L << (CONVERTED + seat));
  }

  /** What the seat is now. */
  Faction of(int seat) {
    return Masks.has(converted(), seat) ? Faction.CULTIST : dealtTo(seat);
  }
}
