package kraken.conformance.mutiny;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kraken.kit.Chance;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Viewer;
import org.jspecify.annotations.Nullable;

/** Cuts the secrets out of views, and imagines states from views. */
final class Knowledge {

  private Knowledge() {}

  static View view(State state, Viewer viewer) {
    Board board = state.board();
    Seats seen = board.phase() == Phase.DEAL ? Seats.NONE : seen(board, viewer);
    Seat mutineer = state.mutineer();
    boolean known = mutineer != null && (board.phase() == Phase.OVER || seen.contains(mutineer));
    return new View(
        viewer,
        board,
        known && mutineer != null ? seen.without(mutineer) : seen,
        known ? mutineer : null,
        viewer instanceof Seat seat && state.passed().contains(seat),
        vote(state, viewer));
  }

  /** The seats whose role the viewer knows: its own, and those it has looked at. */
  private static Seats seen(Board board, Viewer viewer) {
    Seats seen = viewer instanceof Seat seat ? Seats.of(seat) : Seats.NONE;
    for (Glance glance : board.glances()) {
      if (glance.by().equals(viewer)) {
        seen = seen.with(glance.at());
      }
    }
    return seen;
  }

  private static @Nullable Seat vote(State state, Viewer viewer) {
    for (Ballot ballot : state.ballots()) {
      if (ballot.by().equals(viewer)) {
        return ballot.against();
      }
    }
    return null;
  }

  static State imagine(View view, Chance chance) {
    Board board = view.board();
    State state = new State(board, null, Seats.NONE, List.of());
    return switch (board.phase()) {
      case DEAL -> state;
      case LOOK, OVER -> state.dealt(mutineer(view, chance));
      case BELL -> withPasses(state.dealt(mutineer(view, chance)), view, chance);
      case VOTE -> withBallots(state.dealt(mutineer(view, chance)), view, chance);
    };
  }

  private static Seat mutineer(View view, Chance chance) {
    if (view.mutineer() != null) {
      return view.mutineer();
    }
    List<Seat> suspects = suspects(view);
    return suspects.get(chance.below(suspects.size()));
  }

  private static List<Seat> suspects(View view) {
    List<Seat> suspects = new ArrayList<>();
    for (Seat seat : Seats.all(view.board().players())) {
      if (!view.innocent().contains(seat)) {
        suspects.add(seat);
      }
    }
    return suspects;
  }

  private static State withPasses(State state, View view, Chance chance) {
    State imagined = state;
    if (view.viewer() instanceof Seat seat && view.passed()) {
      imagined = imagined.passedBy(seat);
    }
    for (Seat seat : answering(imagined, view, chance)) {
      imagined = imagined.passedBy(seat);
    }
    return imagined;
  }

  private static State withBallots(State state, View view, Chance chance) {
    State imagined = state;
    if (view.viewer() instanceof Seat seat && view.vote() != null) {
      imagined = imagined.with(new Ballot(seat, view.vote()));
    }
    int players = state.board().players();
    for (Seat seat : answering(imagined, view, chance)) {
      Seat against = Seat.of((seat.index() + 1 + chance.below(players - 1)) % players);
      imagined = imagined.with(new Ballot(seat, against));
    }
    return imagined;
  }

  /** Other seats that may have answered by now: not all of them if the viewer has answered. */
  private static Seats answering(State state, View view, Chance chance) {
    Seats answering = Seats.NONE;
    for (Seat seat : Seats.all(state.board().players())) {
      boolean last = state.awaited().count() - answering.count() == 1;
      if (!seat.equals(view.viewer()) && !last && chance.below(2) == 1) {
        answering = answering.with(seat);
      }
    }
    return answering;
  }

  static Map<String, Object> secrets(State state, Viewer viewer) {
    Map<String, Object> secrets = new TreeMap<>();
    View view = view(state, viewer);
    if (state.mutineer() != null && view.mutineer() == null && suspects(view).size() > 1) {
      secrets.put("mutineer", state.mutineer());
    }
    Seats own = viewer instanceof Seat seat ? Seats.of(seat) : Seats.NONE;
    switch (state.board().phase()) {
      case BELL -> secrets.put("passes", state.passed().bits() & ~own.bits());
      case VOTE ->
          secrets.put(
              "ballots", state.ballots().stream().filter(one -> !own.contains(one.by())).toList());
      case DEAL, LOOK, OVER -> {}
    }
    return secrets;
  }
}
