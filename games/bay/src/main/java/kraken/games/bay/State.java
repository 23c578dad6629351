package kraken.games.bay;

import kraken.kit.Seat;

/**
 * The whole truth of a game, a value. There are no secrets in the bay.
 *
 * @param turn the seat whose turn it is
 * @param time where the hourglass stands
 * @param health what the Kraken has left
 */
public record State(
    Variant variant,
    Phase phase,
    int turn,
    int time,
    int health,
    Helm helm,
    Passage passage,
    Fleet fleet,
    Holds holds,
    Waters waters,
    Feats feats) {

  static final int TIME = 15;
  static final int HEALTH = 15;

  static State before(Variant variant) {
    return new State(
        variant,
        Phase.CHOOSING,
        0,
        TIME,
        HEALTH,
        Helm.AT_REST,
        Passage.SETTING_UP,
        Fleet.ASHORE,
        Holds.EMPTY,
        Waters.CALM,
        Feats.NONE);
  }

  Seat seat() {
    return Seat.of(turn);
  }

  /** The ship whose turn it is. */
  int ship() {
    return fleet.shipOf(turn);
  }

  Vessel vessel() {
    return Vessel.of(ship());
  }

  int place() {
    return fleet.at(ship());
  }

  /** Two a turn, one without rations. */
  int actionsLeft() {
    int actions = holds.of(ship(), Cargo.RATION) > 0 ? 2 : 1;
    return Math.max(0, actions - helm.used());
  }

  /** The phase where the rules have made sure that it is this one. */
  <P extends Phase> P phase(Class<P> kind) {
    return kind.cast(phase);
  }

  State in(Phase next) {
    return new State(variant, next, turn, time, health, helm, passage, fleet, holds, waters, feats);
  }

  State atTurn(int next) {
    return new State(
        variant, phase, next, time, health, helm, passage, fleet, holds, waters, feats);
  }

  State atTime(int next) {
    return new State(
        variant, phase, turn, next, health, helm, passage, fleet, holds, waters, feats);
  }

  State withHealth(int next) {
    return new State(variant, phase, turn, time, next, helm, passage, fleet, holds, waters, feats);
  }

  State with(Helm next) {
    return new State(
        variant, phase, turn, time, health, next, passage, fleet, holds, waters, feats);
  }

  State with(Passage next) {
    return new State(variant, phase, turn, time, health, helm, next, fleet, holds, waters, feats);
  }

  State with(Fleet next) {
    return new State(variant, phase, turn, time, health, helm, passage, next, holds, waters, feats);
  }

  State with(Helm nextHelm, Fleet nextFleet) {
    return new State(
        variant, phase, turn, time, health, nextHelm, passage, nextFleet, holds, waters, feats);
  }

  State with(Holds next) {
    return new State(variant, phase, turn, time, health, helm, passage, fleet, next, waters, feats);
  }

  State with(Waters next) {
    return new State(variant, phase, turn, time, health, helm, passage, fleet, holds, next, feats);
  }

  State with(Feats next) {
    return new State(variant, phase, turn, time, health, helm, passage, fleet, holds, waters, next);
  }

  /** Of what changes within a turn; the rest is alike in all positions that search compares. */
  @Override
  public int hashCode() {
    long mixed = fleet.ships() * 31 + helm.hashCode();
    mixed = mixed * 31 + waters.hashCode();
    mixed = mixed * 31 + holds.hashCode();
    mixed = mixed * 31 + fleet.tows();
    return Long.hashCode(mixed * 31 + fleet.marks());
  }
}
