package kraken.conformance.mutiny;

import java.util.List;
import java.util.Objects;
import kraken.kit.Audience;
import kraken.kit.Narrator;
import kraken.kit.Seat;
import kraken.kit.Seats;
import org.jspecify.annotations.Nullable;

/** How a round goes. */
final class Round {

  private Round() {}

  static State begin(State state, int round) {
    Board board = state.board().inRound(round);
    return afterDeal(state.with(board), board.has(Mutiny.SPYGLASS) ? Phase.LOOK : afterLook(board));
  }

  private static State afterDeal(State state, Phase phase) {
    return state.cleared().with(state.board().in(phase));
  }

  private static Phase afterLook(Board board) {
    return board.has(Mutiny.BELL) ? Phase.BELL : Phase.VOTE;
  }

  static State looked(State state, Glance glance, Narrator<? super Event> narrator) {
    narrator.tellAll(new Event.Looked(glance.by(), glance.at()));
    boolean guilty = glance.at().equals(state.mutineer());
    narrator.tell(Audience.only(glance.by()), new Event.Saw(glance.at(), guilty));
    Board board = state.board().with(glance);
    return state.with(board.in(afterLook(board)));
  }

  static State shouted(State state, Seat by, Narrator<? super Event> narrator) {
    narrator.tellAll(new Event.Shouted(by));
    Board board = state.board();
    return state.with(board.withShouted(board.shouted().with(by)));
  }

  static State rung(State state, Seat by, Narrator<? super Event> narrator) {
    narrator.tellAll(new Event.Rang(by));
    return end(state, narrator);
  }

  static State passed(State state, Seat by) {
    State next = state.passedBy(by);
    return next.awaited().isEmpty() ? next.cleared().with(next.board().in(Phase.VOTE)) : next;
  }

  static State voted(State state, Ballot ballot, Narrator<? super Event> narrator) {
    State next = state.with(ballot);
    return next.awaited().isEmpty() ? counted(next, narrator) : next;
  }

  private static State counted(State state, Narrator<? super Event> narrator) {
    boolean open = state.board().setup().settings().choice("ballot").equals("open");
    List<Ballot> shown = open ? state.ballots() : List.of();
    Seat hanged = hanged(state);
    narrator.tellAll(new Event.Counted(shown, hanged));
    State next = state.with(state.board().voted(shown, hanged));
    return hanged == null ? end(next, narrator) : over(next, narrator);
  }

  private static @Nullable Seat hanged(State state) {
    int players = state.board().players();
    for (Seat seat : Seats.all(players)) {
      long votes = state.ballots().stream().filter(one -> one.against().equals(seat)).count();
      if (2 * votes > players) {
        return seat;
      }
    }
    return null;
  }

  private static State end(State state, Narrator<? super Event> narrator) {
    int next = state.board().round() + 1;
    boolean arrived = next == state.board().setup().settings().count("rounds");
    return arrived ? over(state, narrator) : begin(state, next);
  }

  private static State over(State state, Narrator<? super Event> narrator) {
    narrator.tellAll(new Event.Ended(mutineer(state)));
    return state.cleared().with(state.board().in(Phase.OVER));
  }

  static Seat mutineer(State state) {
    return Objects.requireNonNull(state.mutineer(), "nobody is mutineer before the deal");
  }
}
