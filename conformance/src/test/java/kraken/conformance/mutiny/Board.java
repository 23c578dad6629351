package kraken.conformance.mutiny;

import java.util.ArrayList;
import java.util.List;
import kraken.kit.Claim;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Setup;
import org.jspecify.annotations.Nullable;

/**
 * What everybody knows.
 *
 * @param shown the ballots of the last vote, where the ballot is open
 */
record Board(
    Setup setup,
    Phase phase,
    int round,
    List<Glance> glances,
    Seats shouted,
    List<Ballot> shown,
    @Nullable Seat hanged,
    List<Told> claims) {

  /** A claim that a seat has made. */
  record Told(Seat by, Claim claim) {}

  Board {
    glances = List.copyOf(glances);
    shown = List.copyOf(shown);
    claims = List.copyOf(claims);
  }

  static Board start(Setup setup) {
    return new Board(setup, Phase.DEAL, 0, List.of(), Seats.NONE, List.of(), null, List.of());
  }

  int players() {
    return setup.players();
  }

  Seat captain() {
    return Seat.of(round % players());
  }

  boolean has(String gear) {
    return setup.settings().selection(Mutiny.GEAR).contains(gear);
  }

  Board in(Phase next) {
    return new Board(setup, next, round, glances, shouted, shown, hanged, claims);
  }

  Board inRound(int next) {
    return new Board(setup, phase, next, glances, shouted, shown, hanged, claims);
  }

  Board with(Glance glance) {
    List<Glance> more = new ArrayList<>(glances);
    more.add(glance);
    return new Board(setup, phase, round, more, shouted, shown, hanged, claims);
  }

  Board withShouted(Seats seats) {
    return new Board(setup, phase, round, glances, seats, shown, hanged, claims);
  }

  Board with(Told told) {
    List<Told> more = new ArrayList<>(claims);
    more.add(told);
    return new Board(setup, phase, round, glances, shouted, shown, hanged, more);
  }

  Board voted(List<Ballot> open, @Nullable Seat victim) {
    return new Board(setup, phase, round, glances, shouted, open, victim, claims);
  }
}
