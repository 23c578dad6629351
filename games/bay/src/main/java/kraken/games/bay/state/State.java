package kraken.games.bay.state;

import kraken.kit.Seat;

/**
 * The whole truth of a game, a value. There are no secrets in the bay.
 *
 * @param health what the Kraken has left
 */
public record State(
    Variant variant,
    Phase phase,
    Clock clock,
    int health,
    Helm helm,
    Passage passage,
    Fleet fleet,
    Holds holds,
    Waters waters,
    Feats feats) {

  public static final int TIME = 15;
  public static final int HEALTH = 15;

  public static State before(Variant variant) {
    return new State(
        variant,
        Phase.LOTS,
        Clock.FULL,
        HEALTH,
        Helm.AT_REST,
        Passage.SETTING_UP,
        Fleet.ASHORE,
        Holds.EMPTY,
        Waters.CALM,
        Feats.NONE);
  }

  public int first() {
    return clock.first();
  }

  public int turn() {
    return clock.turn();
  }

  public int time() {
    return clock.time();
  }

  public Seat seat() {
    return Seat.of(turn());
  }

  /** The ship whose turn it is. */
  public int ship() {
    return fleet.shipOf(turn());
  }

  public Vessel vessel() {
    return Vessel.of(ship());
  }

  public int place() {
    return fleet.at(ship());
  }

  /** Two a turn, one without rations. */
  public int actionsLeft() {
    int actions = holds.of(ship(), Cargo.RATION) > 0 ? 2 : 1;
    return Math.max(0, actions - helm.used());
  }

  /** The phase as this kind; the rules have checked before that it is one. */
  public <P extends Phase> P phase(Class<P> kind) {
    return kind.cast(phase);
  }

  public State in(Phase next) {
    return new State(variant, next, clock, health, helm, passage, fleet, holds, waters, feats);
  }

  /** The lot has named the first player, who also chooses a ship first. */
  public State begunBy(int seat) {
    return new State(
        variant, phase, clock.begunBy(seat), health, helm, passage, fleet, holds, waters, feats);
  }

  /** Where a seat stands in the order of turns, counted from 0. */
  public int order(int seat) {
    int after = seat - first();
    return after < 0 ? after + variant.players() : after;
  }

  /** The seat with this place in the order of turns. */
  public int seatAt(int place) {
    int seat = first() + place;
    return seat < variant.players() ? seat : seat - variant.players();
  }

  public State atTurn(int next) {
    return new State(
        variant, phase, clock.atTurn(next), health, helm, passage, fleet, holds, waters, feats);
  }

  public State atTime(int next) {
    return new State(
        variant, phase, clock.atTime(next), health, helm, passage, fleet, holds, waters, feats);
  }

  public State withHealth(int next) {
    return new State(variant, phase, clock, next, helm, passage, fleet, holds, waters, feats);
  }

  public State with(Helm next) {
    return new State(variant, phase, clock, health, next, passage, fleet, holds, waters, feats);
  }

  public State with(Passage next) {
    return new State(variant, phase, clock, health, helm, next, fleet, holds, waters, feats);
  }

  public State with(Fleet next) {
    return new State(variant, phase, clock, health, helm, passage, next, holds, waters, feats);
  }

  public State with(Helm nextHelm, Fleet nextFleet) {
    return new State(
        variant, phase, clock, health, nextHelm, passage, nextFleet, holds, waters, feats);
  }

  public State with(Holds next) {
    return new State(variant, phase, clock, health, helm, passage, fleet, next, waters, feats);
  }

  public State with(Waters next) {
    return new State(variant, phase, clock, health, helm, passage, fleet, holds, next, feats);
  }

  public State with(Feats next) {
    return new State(variant, phase, clock, health, helm, passage, fleet, holds, waters, next);
  }

  /**
   * Hashes what changes within a turn; the rest is the same in all positions that search compares.
   */
  @Override
  public int hashCode() {
    long mixed = fleet.ships() * 31 + helm.hashCode();
    mixed = mixed * 31 + waters.hashCode();
    mixed = mixed * 31 + holds.hashCode();
    mixed = mixed * 31 + fleet.tows();
    return Long.hashCode(mixed * 31 + fleet.marks());
  }
}
