package kraken.games.shadow.mind;

import kraken.kit.Seat;

/**
 * How a bot talks unasked; each answers whoever speaks to it. It goes with the seat, never with the
 * side, so it tells nothing.
 */
enum Temperament {
  JOLLY(0.9, 0.04, 0.12, 0.4),
  CALM(0.4, 0.02, 0.06, 0.2),
  GRIM(0.3, 0.06, 0.09, 0.3);

  /** How likely it greets. */
  final double greets;

  /** How likely it says at a time whom it suspects or trusts. */
  final double judges;

  /** How likely it asks, or says why it kept its guns, at a time. */
  final double chats;

  /** How likely it says at a time why it showed guns, or who belies it. */
  final double explains;

  Temperament(double greets, double judges, double chats, double explains) {
    this.greets = greets;
    this.judges = judges;
    this.chats = chats;
    this.explains = explains;
  }

  static Temperament of(Seat seat) {
    return values()[seat.index() % values().length];
  }
}
