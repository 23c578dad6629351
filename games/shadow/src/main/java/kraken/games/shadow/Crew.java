package kraken.games.shadow;

import org.jspecify.annotations.Nullable;

/**
 * The players: what they are, what they hold, what was done to them. Packed by seat, since search
 * makes millions of these.
 *
 * @param dealt the faction dealt, two bits a seat
 * @param converted those whom the leader has touched in a conversion
 * @param personas the character, one more than its number, 0 for none
 * @param faceDown whose character lies face down
 * @param seen whose character everybody has seen
 * @param flogged the side ruled out, one more than its number, two bits a seat
 * @param records how many cards each has sailed as captain
 */
public record Crew(
    int dealt,
    int converted,
    long guns,
    long personas,
    int aboard,
    int faceDown,
    int seen,
    int searched,
    int silenced,
    int offDuty,
    int flogged,
    long records) {

  private static final int TWO_BITS = 3;

  Faction dealtTo(int seat) {
    return Faction.of(dealt >>> (2 * seat) & TWO_BITS);
  }

  Faction faction(int seat) {
    return Masks.has(converted, seat) ? Faction.CULTIST : dealtTo(seat);
  }

  int dealtMask(Faction faction, int players) {
    int mask = 0;
    for (int seat = 0; seat < players; seat++) {
      mask |= dealtTo(seat) == faction ? Masks.bit(seat) : 0;
    }
    return mask;
  }

  int leader() {
    int seat = 0;
    while (dealtTo(seat) != Faction.LEADER) {
      seat++;
    }
    return seat;
  }

  boolean isAboard(int seat) {
    return Masks.has(aboard, seat);
  }

  int aboardCount() {
    return Integer.bitCount(aboard);
  }

  int gunsOf(int seat) {
    return Masks.at(guns, seat);
  }

  int recordOf(int seat) {
    return Masks.at(records, seat);
  }

  @Nullable Persona personaOf(int seat) {
    int number = Masks.at(personas, seat);
    return number == 0 ? null : Persona.of(number - 1);
  }

  /** Whether the character lies open before the seat, so that a lasting effect holds. */
  boolean hasOpen(int seat, Persona persona) {
    return personaOf(seat) == persona && !Masks.has(faceDown, seat);
  }

  @Nullable Side notOf(int seat) {
    int number = flogged >>> (2 * seat) & TWO_BITS;
    return number == 0 ? null : Side.of(number - 1);
  }

  /** Neither searched nor flogged nor overboard; open to all. */
  boolean isConvertible(int seat) {
    return isAboard(seat) && !Masks.has(searched, seat) && notOf(seat) == null;
  }

  Crew withDealt(int factions) {
    return new Crew(
        factions, converted, guns, personas, aboard, faceDown, seen, searched, silenced, offDuty,
        flogged, records);
  }

  Crew withConverted(int mask) {
    return new Crew(
        dealt, mask, guns, personas, aboard, faceDown, seen, searched, silenced, offDuty, flogged,
        records);
  }

  Crew withGuns(int seat, int number) {
    return new Crew(
        dealt,
        converted,
        Masks.with(guns, seat, number),
        personas,
        aboard,
        faceDown,
        seen,
        searched,
        silenced,
        offDuty,
        flogged,
        records);
  }

  Crew withPersonas(long numbers, int lyingFaceDown, int known) {
    return new Crew(
        dealt,
        converted,
        guns,
        numbers,
        aboard,
        lyingFaceDown,
        known,
        searched,
        silenced,
        offDuty,
        flogged,
        records);
  }

  Crew revealed(int seat) {
    return withPersonas(personas, faceDown & ~Masks.bit(seat), seen | Masks.bit(seat));
  }

  Crew turnedDown(int mask) {
    return withPersonas(personas, faceDown | mask, seen);
  }

  Crew overboard(int seat) {
    return new Crew(
        dealt,
        converted,
        guns,
        personas,
        aboard & ~Masks.bit(seat),
        faceDown,
        seen,
        searched,
        silenced,
        offDuty,
        flogged,
        records);
  }

  Crew searched(int seat) {
    return new Crew(
        dealt,
        converted,
        guns,
        personas,
        aboard,
        faceDown,
        seen,
        searched | Masks.bit(seat),
        silenced,
        offDuty,
        flogged,
        records);
  }

  Crew silenced(int seat) {
    return new Crew(
        dealt,
        converted,
        guns,
        personas,
        aboard,
        faceDown,
        seen,
        searched,
        silenced | Masks.bit(seat),
        offDuty,
        flogged,
        records);
  }

  Crew flogged(int seat, Side not) {
    return new Crew(
        dealt,
        converted,
        guns,
        personas,
        aboard,
        faceDown,
        seen,
        searched,
        silenced,
        offDuty,
        flogged | (not.ordinal() + 1) << (2 * seat),
        records);
  }

  Crew withOffDuty(int mask) {
    return new Crew(
        dealt, converted, guns, personas, aboard, faceDown, seen, searched, silenced, mask, flogged,
        records);
  }

  Crew withRecord(int seat, int cards) {
    return new Crew(
        dealt,
        converted,
        guns,
        personas,
        aboard,
        faceDown,
        seen,
        searched,
        silenced,
        offDuty,
        flogged,
        Masks.with(records, seat, cards));
  }
}
