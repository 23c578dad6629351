package kraken.games.shadow.mind;

import kraken.kit.Seat;

/** How a bot talks. It goes with the seat, never with the side, so it tells nothing. */
enum Temperament {
  JOLLY(0.9, 0.04, 0.7, 0.12, 0.4),
  CALM(0.4, 0.02, 0.6, 0.06, 0.2),
  GRIM(0.3, 0.06, 0.9, 0.09, 0.3);

  /** How likely it greets. */
  final double greets;

  /** How likely it says at a time whom it suspects or trusts. */
  final double judges;

  /** How likely it answers for itself at a time when accused. */
  final double defends;

  /** How likely it asks, or says why it kept its guns, at a time. */
  final double chats;

  /** How likely it says at a time why it showed guns. */
  final double explains;

  Temperament(double greets, double judges, double defends, double chats, double explains) {
    this.greets = greets;
    this.judges = judges;
    this.defends = defends;
    this.chats = chats;
    this.explains = explains;
  }

  static Temperament of(Seat seat) {
    return values()[seat.index() % values().length];
  }
}
