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

  public Effects withSittingOut(Seats seats) {
    return new Effects(
        seats,
        urged,
        doubled,
        calmed,
        strategist,
        instigator,
        smuggling,
        archiving,
        equalized,
        halved);
  }

  public Effects withUrged(Seats seats) {
    return new Effects(
        sittingOut,
        seats,
        doubled,
        calmed,
        strategist,
        instigator,
        smuggling,
        archiving,
        equalized,
        halved);
  }

  public Effects withDoubled(Seats seats) {
    return new Effects(
        sittingOut,
        urged,
        seats,
        calmed,
        strategist,
        instigator,
        smuggling,
        archiving,
        equalized,
        halved);
  }

  public Effects withCalmed(Seats seats) {
    return new Effects(
        sittingOut,
        urged,
        doubled,
        seats,
        strategist,
        instigator,
        smuggling,
        archiving,
        equalized,
        halved);
  }

  public Effects withStrategist(Seats seats) {
    return new Effects(
        sittingOut,
        urged,
        doubled,
        calmed,
        seats,
        instigator,
        smuggling,
        archiving,
        equalized,
        halved);
  }

  public Effects withInstigator(Seats seats) {
    return new Effects(
        sittingOut,
        urged,
        doubled,
        calmed,
        strategist,
        seats,
        smuggling,
        archiving,
        equalized,
        halved);
  }

  public Effects withSmuggling(Seats seats) {
    return new Effects(
        sittingOut,
        urged,
        doubled,
        calmed,
        strategist,
        instigator,
        seats,
        archiving,
        equalized,
        halved);
  }

  public Effects withArchiving(Seats seats) {
    return new Effects(
        sittingOut,
        urged,
        doubled,
        calmed,
        strategist,
        instigator,
        smuggling,
        seats,
        equalized,
        halved);
  }

  public Effects asEqualized() {
    return new Effects(
        sittingOut,
        urged,
        doubled,
        calmed,
        strategist,
        instigator,
        smuggling,
        archiving,
        true,
        halved);
  }

  public Effects asHalved() {
    return new Effects(
        sittingOut,
        urged,
        doubled,
        calmed,
        strategist,
        instigator,
        smuggling,
        archiving,
        equalized,
        true);
  }

  /** The lieutenant's cards are the other one's now. */
  public Effects handedOver(int from, int to) {
    return withSmuggling(handedOver(smuggling, from, to))
        .withArchiving(handedOver(archiving, from, to));
  }

  private static Seats handedOver(Seats seats, int from, int to) {
    return Masks.has(seats.bits(), from)
        ? Masks.seats((seats.bits() & ~Masks.bit(from)) | Masks.bit(to))
        : seats;
  }
}
