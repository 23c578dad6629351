package kraken.games.shadow.chapters;

import java.util.ArrayList;
import java.util.List;
import kraken.games.shadow.Rules;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.State;
import kraken.games.shadow.state.View;
import kraken.kit.Audience;
import kraken.kit.Narrator;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Turn;
import kraken.kit.Viewer;

/** The state of a scene, what can be read off it, and what was told on the way. */
abstract class ScenePosition {

  public static final Rules RULES = new Rules();

  private final List<Telling> told = new ArrayList<>();
  State state;

  record Telling(Audience audience, Event event) {}

  ScenePosition(State state) {
    this.state = state;
  }

  Narrator<Event> narrator() {
    return (audience, event) -> told.add(new Telling(audience, event));
  }

  /** Whom the seat may choose or appoint. */
  List<Integer> choices(int seat) {
    List<Integer> choices = new ArrayList<>();
    for (Move move : moves(seat)) {
      switch (move) {
        case Move.Choose(Seat on) -> choices.add(on.index());
        case Move.Appoint(Seat on) -> choices.add(on.index());
        case Move.Convert(Seat on) -> choices.add(on.index());
        case Move.Strike(Seat on) -> choices.add(on.index());
        default -> {}
      }
    }
    return choices;
  }

  boolean canReveal(int seat) {
    return moves(seat).contains(new Move.Reveal());
  }

  /** The seat can reveal its character, and is told that nothing will come of it. */
  public boolean revealsForNothing(int seat) {
    return canReveal(seat) && view(seat).idle().equals(seats(seat));
  }

  public static Seats seats(int... seats) {
    Seats set = Seats.NONE;
    for (int seat : seats) {
      set = set.with(Seat.of(seat));
    }
    return set;
  }

  List<Event> heardBy(Viewer viewer) {
    return told.stream()
        .filter(telling -> telling.audience().includes(viewer))
        .map(Telling::event)
        .toList();
  }

  List<Event> events() {
    return told.stream().map(Telling::event).toList();
  }

  public List<Move> moves(int seat) {
    return RULES.moves(state, Seat.of(seat));
  }

  Turn turn() {
    return RULES.turn(state);
  }

  public View view(int seat) {
    return RULES.view(state, Seat.of(seat));
  }

  public View watched() {
    return RULES.view(state, Viewer.WATCHER);
  }

  public State state() {
    return state;
  }
}
