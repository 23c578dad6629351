package kraken.games.shadow.mind;

import kraken.kit.Seat;

/** How a bot talks. It goes with the seat, never with the side, so it tells nothing. */
enum Temperament {
  JOLLY(0.9, 0.04, 0.7, 0.12),
  CALM(0.4, 0.02, 0.6, 0.06),
  GRIM(0.15, 0.06, 0.9, 0.09);

  /** How likely it greets. */
  final double greets;

  /** How likely it says at a time whom it suspects or trusts. */
  final double judges;

  /** How likely it answers for itself at a time when accused. */
  final double defends;

  /** How likely it asks or explains at a time. */
  final double chats;

  Temperament(double greets, double judges, double defends, double chats) {
    this.greets = greets;
    this.judges = judges;
    this.defends = defends;
    this.chats = chats;
  }

  static Temperament of(Seat seat) {
    return values()[seat.index() % values().length];
  }
}
