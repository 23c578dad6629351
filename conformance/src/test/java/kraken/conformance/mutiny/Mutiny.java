package kraken.conformance.mutiny;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import kraken.kit.About;
import kraken.kit.Answer;
import kraken.kit.Audience;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.ClaimForm;
import kraken.kit.Game;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Option;
import kraken.kit.Outcome;
import kraken.kit.Refusal;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Setup;
import kraken.kit.Talk;
import kraken.kit.Turn;
import kraken.kit.Viewer;

/**
 * One of the crew plans a mutiny. In each round the captain looks at another seat in secret, each
 * seat may ring the bell, which ends the round, and all vote. The crew wins if it hangs the
 * mutineer.
 */
class Mutiny implements Game<State, Move, View, Event> {

  static final String GEAR = "gear";
  static final String SPYGLASS = "spyglass";
  static final String BELL = "bell";

  static final ClaimForm SAW =
      new ClaimForm(
          "saw",
          List.of(
              new ClaimForm.Blank.Player(),
              new ClaimForm.Blank.Word(List.of("innocent", "mutineer"))));

  @Override
  public About about() {
    return new About("mutiny", "Mutiny", 3, 4, 1);
  }

  @Override
  public List<Option> options(int players) {
    List<String> gear = List.of(SPYGLASS, BELL);
    return List.of(
        new Option.Switch("shout", true, "Who is not asked may shout once."),
        new Option.Count("rounds", 1, 2, 2, "The voyage takes so many rounds."),
        new Option.Choice("ballot", List.of("secret", "open"), "secret", "How to vote."),
        new Option.Selection(GEAR, gear, gear, "What is on board."));
  }

  @Override
  public State start(Setup setup) {
    return new State(Board.start(setup), null, Seats.NONE, List.of());
  }

  @Override
  public Turn turn(State state) {
    Board board = state.board();
    Seats all = Seats.all(board.players());
    return switch (board.phase()) {
      case DEAL -> new Turn.Sea(Numbers.of(board.players()));
      case LOOK -> new Turn.One(board.captain());
      case BELL -> new Turn.Together(all, state.awaited(), true);
      case VOTE -> new Turn.Together(all, state.awaited(), false);
      case OVER -> new Turn.Over(outcome(state));
    };
  }

  @Override
  public List<Move> moves(State state, Seat seat) {
    Board board = state.board();
    boolean awaited = turn(state).awaited().contains(seat);
    return switch (board.phase()) {
      case LOOK -> awaited ? others(seat, board, Move.Look::new) : interjections(seat, board);
      case BELL -> awaited ? List.of(new Move.Ring(), new Move.Pass()) : List.of();
      case VOTE -> awaited ? others(seat, board, Move.Vote::new) : List.of();
      case DEAL, OVER -> List.of();
    };
  }

  private static List<Move> others(Seat seat, Board board, Function<Seat, Move> move) {
    List<Move> moves = new ArrayList<>();
    for (Seat other : Seats.all(board.players()).without(seat)) {
      moves.add(move.apply(other));
    }
    return moves;
  }

  private static List<Move> interjections(Seat seat, Board board) {
    boolean may = board.setup().settings().isOn("shout") && !board.shouted().contains(seat);
    return may ? List.of(new Move.Shout()) : List.of();
  }

  @Override
  public boolean isPass(Move move) {
    return move instanceof Move.Pass;
  }

  @Override
  public Answer<State> play(State state, Seat seat, Move move, Narrator<? super Event> narrator) {
    if (!moves(state, seat).contains(move)) {
      return new Answer.Refused<>(reason(state, seat));
    }
    return new Answer.Next<>(
        switch (move) {
          case Move.Look(Seat at) -> Round.looked(state, new Glance(seat, at), narrator);
          case Move.Shout() -> Round.shouted(state, seat, narrator);
          case Move.Ring() -> Round.rung(state, seat, narrator);
          case Move.Pass() -> Round.passed(state, seat);
          case Move.Vote(Seat against) -> Round.voted(state, new Ballot(seat, against), narrator);
        });
  }

  private Refusal reason(State state, Seat seat) {
    if (state.board().phase() == Phase.OVER) {
      return Refusal.Always.GAME_OVER;
    }
    return moves(state, seat).isEmpty() ? Refusal.Always.NOT_YOUR_TURN : Reason.NOT_NOW;
  }

  @Override
  public State draw(State state, Numbers numbers, Narrator<? super Event> narrator) {
    Seat mutineer = Seat.of(numbers.at(0));
    for (Seat seat : Seats.all(state.board().players())) {
      narrator.tell(Audience.only(seat), new Event.Dealt(seat.equals(mutineer)));
    }
    return Round.begin(state.dealt(mutineer), 0);
  }

  @Override
  public View view(State state, Viewer viewer) {
    return Knowledge.view(state, viewer);
  }

  @Override
  public State imagine(View view, Chance chance) {
    return Knowledge.imagine(view, chance);
  }

  @Override
  public List<ClaimForm> claims() {
    return List.of(SAW);
  }

  @Override
  public Talk talk(State state, Seat seat) {
    return switch (state.board().phase()) {
      case DEAL, OVER -> Talk.FREE;
      case LOOK -> new Talk(true, true, List.of(SAW));
      case BELL -> new Talk(false, true, List.of());
      case VOTE -> Talk.SILENT;
    };
  }

  @Override
  public State hear(State state, Seat speaker, Claim claim) {
    return state.with(state.board().with(new Board.Told(speaker, claim)));
  }

  @Override
  public double worth(State state, Seat seat) {
    if (turn(state) instanceof Turn.Over(Outcome outcome)) {
      return outcome.winners().contains(seat) ? 1 : 0;
    }
    return 0.5;
  }

  private static Outcome outcome(State state) {
    Seat mutineer = Round.mutineer(state);
    Seat hanged = state.board().hanged();
    if (mutineer.equals(hanged)) {
      Seats crew = Seats.all(state.board().players()).without(mutineer);
      return new Outcome.Sides("crew", crew, "hanged");
    }
    String ending = hanged == null ? "escaped" : "wronged";
    return new Outcome.Sides("mutineer", Seats.of(mutineer), ending);
  }
}
