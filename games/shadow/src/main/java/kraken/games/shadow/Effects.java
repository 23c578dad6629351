package kraken.games.shadow;

import kraken.kit.Seats;

/**
 * What revealed characters have changed for the rest of this round. All of it is open.
 *
 * @param sittingOut the Minstrel's two: no part in the mutiny
 * @param urged the Agitator's two: at least one gun
 * @param doubled the Troublemaker's choice: guns count double
 * @param strategist whose guns come back unless he becomes captain
 * @param instigator who is turned face down again after the mutiny
 * @param smuggling who draws three cards
 * @param archiving who may draw again
 * @param equalized one gun is enough, and nobody shows more
 * @param halved half the guns are enough
 */
public record Effects(
    Seats sittingOut,
    Seats urged,
    Seats doubled,
    Seats strategist,
    Seats instigator,
    Seats smuggling,
    Seats archiving,
    boolean equalized,
    boolean halved) {

  static final Effects NONE =
      new Effects(
          Seats.NONE,
          Seats.NONE,
          Seats.NONE,
          Seats.NONE,
          Seats.NONE,
          Seats.NONE,
          Seats.NONE,
          false,
          false);

  Effects withSittingOut(Seats seats) {
    return new Effects(
        seats, urged, doubled, strategist, instigator, smuggling, archiving, equalized, halved);
  }

  Effects withUrged(Seats seats) {
    return new Effects(
        sittingOut,
        seats,
        doubled,
        strategist,
        instigator,
        smuggling,
        archiving,
        equalized,
        halved);
  }

  Effects withDoubled(Seats seats) {
    return new Effects(
        sittingOut, urged, seats, strategist, instigator, smuggling, archiving, equalized, halved);
  }

  Effects withStrategist(Seats seats) {
    return new Effects(
        sittingOut, urged, doubled, seats, instigator, smuggling, archiving, equalized, halved);
  }

  Effects withInstigator(Seats seats) {
    return new Effects(
        sittingOut, urged, doubled, strategist, seats, smuggling, archiving, equalized, halved);
  }

  Effects withSmuggling(Seats seats) {
    return new Effects(
        sittingOut, urged, doubled, strategist, instigator, seats, archiving, equalized, halved);
  }

  Effects withArchiving(Seats seats) {
    return new Effects(
        sittingOut, urged, doubled, strategist, instigator, smuggling, seats, equalized, halved);
  }

  Effects asEqualized() {
    return new Effects(
        sittingOut, urged, doubled, strategist, instigator, smuggling, archiving, true, halved);
  }

  Effects asHalved() {
    return new Effects(
        sittingOut, urged, doubled, strategist, instigator, smuggling, archiving, equalized, true);
  }
}
