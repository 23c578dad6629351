package kraken.games.shadow.state;

import kraken.games.shadow.crew.Masks;
import kraken.kit.Seats;

/**
 * What revealed characters have changed for the rest of this round. All of it is open.
 *
 * @param sittingOut the Minstrel's two: no part in the mutiny
 * @param urged the Agitator's two: at least one gun
 * @param doubled the Troublemaker's choice: guns count double
 * @param calmed the Peacemaker's choice: guns taken back
 * @param strategist whose guns come back unless he becomes captain
 * @param instigator who is turned face down again after the mutiny
 * @param smuggling who draws three cards
 * @param archiving who may still draw again
 * @param equalized one gun is enough, and nobody shows more
 * @param halved half the guns are enough
 */
public record Effects(
    Seats sittingOut,
    Seats urged,
    Seats doubled,
    Seats calmed,
    Seats strategist,
    Seats instigator,
    Seats smuggling,
    Seats archiving,
    boolean equalized,
    boolean halved) {

  /** The effects on seats. */
  public enum Kind {
    SITTING_OUT,
    URGED,
    DOUBLED,
    CALMED,
    STRATEGIST,
    INSTIGATOR,
    SMUGGLING,
    ARCHIVING
  }

  public static final Effects NONE =
      new Effects(
          Seats.NONE,
          Seats.NONE,
          Seats.NONE,
          Seats.NONE,
          Seats.NONE,
          Seats.NONE,
          Seats.NONE,
          Seats.NONE,
          false,
          false);

  /** These seats have it, and no others. */
  public Effects with(Kind kind, Seats seats) {
    return new Effects(
        kind == Kind.SITTING_OUT ? seats : sittingOut,
        kind == Kind.URGED ? seats : urged,
        kind == Kind.DOUBLED ? seats : doubled,
        kind == Kind.CALMED ? seats : calmed,
        kind == Kind.STRATEGIST ? seats : strategist,
        kind == Kind.INSTIGATOR ? seats : instigator,
        kind == Kind.SMUGGLING ? seats : smuggling,
        kind == Kind.ARCHIVING ? seats : archiving,
        equalized,
        halved);
  }

  public Effects asEqualized() {
    return withGuns(true, halved);
  }

  public Effects asHalved() {
    return withGuns(equalized, true);
  }

  private Effects withGuns(boolean nextEqualized, boolean nextHalved) {
    return new Effects(
        sittingOut,
        urged,
        doubled,
        calmed,
        strategist,
        instigator,
        smuggling,
        archiving,
        nextEqualized,
        nextHalved);
  }

  /** The lieutenant's cards are the other one's now. */
  public Effects handedOver(int from, int to) {
    return with(Kind.SMUGGLING, handedOver(smuggling, from, to))
        .with(Kind.ARCHIVING, handedOver(archiving, from, to));
  }

  private static Seats handedOver(Seats seats, int from, int to) {
    return Masks.has(seats.bits(), from)
        ? Masks.seats((seats.bits() & ~Masks.bit(from)) | Masks.bit(to))
        : seats;
  }
}
