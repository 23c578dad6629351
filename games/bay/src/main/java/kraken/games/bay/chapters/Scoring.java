package kraken.games.bay.chapters;

import java.util.ArrayList;
import java.util.List;
import kraken.games.bay.state.Cargo;
import kraken.games.bay.state.Ending;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Feats;
import kraken.games.bay.state.Helm;
import kraken.games.bay.state.Holds;
import kraken.games.bay.state.Passage;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.State;
import kraken.games.bay.state.View;
import kraken.kit.Narrator;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Seats;

/** Ending the game, and points. */
public final class Scoring {

  public static final int FOR_KRAKEN = 5;
  private static final int FOR_SAVED = 3;
  private static final int FOR_CREW = 2;

  private Scoring() {}

  static State over(State state, Ending ending, Narrator<? super Event> narrator) {
    narrator.tellAll(new Event.GameEnded(ending));
    return state.with(Helm.AT_REST).with(Passage.TURN).in(new Phase.Over(ending));
  }

  /** A ship that was swallowed has lost cargo and points. */
  public static View.Points points(State state, int ship) {
    if (!state.fleet().isAfloat(ship)) {
      return View.Points.NONE;
    }
    Holds holds = state.holds();
    Feats feats = state.feats();
    return new View.Points(
        FOR_CREW * holds.of(ship, Cargo.CREW),
        holds.of(ship, Cargo.TREASURE),
        feats.tentaclesOf(ship),
        FOR_SAVED * feats.savedBy(ship),
        feats.slayer() == ship ? FOR_KRAKEN : 0);
  }

  public static Outcome outcome(State state, Ending ending) {
    List<Integer> points = new ArrayList<>();
    for (int seat = 0; seat < state.variant().players(); seat++) {
      points.add(points(state, state.fleet().shipOf(seat)).total());
    }
    return new Outcome.Race(points, winners(state, points), ending.key());
  }

  /**
   * The most points among the ships afloat win; ties share. Where no ship is afloat, nobody wins.
   */
  private static Seats winners(State state, List<Integer> points) {
    int most = points.stream().max(Integer::compare).orElseThrow();
    Seats winners = Seats.NONE;
    for (int seat = 0; seat < points.size(); seat++) {
      boolean counts = state.fleet().isAfloat(state.fleet().shipOf(seat));
      winners = counts && points.get(seat) == most ? winners.with(Seat.of(seat)) : winners;
    }
    return winners;
  }
}
