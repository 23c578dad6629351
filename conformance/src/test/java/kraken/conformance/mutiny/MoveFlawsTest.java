package kraken.conformance.mutiny;

import static kraken.conformance.mutiny.Flaws.flaw;
import static kraken.conformance.mutiny.Flaws.isIn;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kraken.conformance.checks.ImaginedStateLooksTheSame;
import kraken.conformance.checks.MovesAreListedOnce;
import kraken.conformance.checks.MovesUncoverOnlyWhereTheyMay;
import kraken.conformance.checks.OfferedMovesAreAccepted;
import kraken.conformance.checks.OtherMovesAreRefused;
import kraken.conformance.checks.RefusalsTellNothing;
import kraken.conformance.checks.SecretAnswersShowNothing;
import kraken.kit.Answer;
import kraken.kit.Narrator;
import kraken.kit.Refusal;
import kraken.kit.Seat;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Moves that differ from what is offered. */
class MoveFlawsTest {

  @TestFactory
  Stream<DynamicTest> areFound() {
    return Stream.of(
        flaw(
            "an offered move is refused",
            OfferedMovesAreAccepted.class,
            new Mutiny() {
              @Override
              public Answer<State> play(
                  State state, Seat seat, Move move, Narrator<? super Event> narrator) {
                return move.equals(new Move.Vote(Seat.of(2)))
                    ? new Answer.Refused<>(Reason.NOT_NOW)
                    : super.play(state, seat, move, narrator);
              }
            }),
        flaw(
            "the captain is not offered to shout, but may",
            OtherMovesAreRefused.class,
            new Mutiny() {
              @Override
              public Answer<State> play(
                  State state, Seat seat, Move move, Narrator<? super Event> narrator) {
                return isIn(Phase.LOOK, state) && move instanceof Move.Shout
                    ? new Answer.Next<>(Round.shouted(state, seat, narrator))
                    : super.play(state, seat, move, narrator);
              }
            }),
        flaw(
            "one is not offered to vote against oneself, but may",
            OtherMovesAreRefused.class,
            new Mutiny() {
              @Override
              public Answer<State> play(
                  State state, Seat seat, Move move, Narrator<? super Event> narrator) {
                boolean own = move.equals(new Move.Vote(seat));
                return own && turn(state).awaited().contains(seat) && isIn(Phase.VOTE, state)
                    ? new Answer.Next<>(Round.voted(state, new Ballot(seat, seat), narrator))
                    : super.play(state, seat, move, narrator);
              }
            }),
        flaw(
            "what is not offered throws",
            OtherMovesAreRefused.class,
            new Mutiny() {
              @Override
              public Answer<State> play(
                  State state, Seat seat, Move move, Narrator<? super Event> narrator) {
                return new Answer.Next<>(super.play(state, seat, move, narrator).orThrow());
              }
            }),
        flaw(
            "a refusal cites no rule",
            OtherMovesAreRefused.class,
            new Mutiny() {
              @Override
              public Answer<State> play(
                  State state, Seat seat, Move move, Narrator<? super Event> narrator) {
                Answer<State> answer = super.play(state, seat, move, narrator);
                return answer instanceof Answer.Refused<State>
                    ? new Answer.Refused<>(new Groundless())
                    : answer;
              }
            }),
        flaw(
            "a refusal betrays the mutineer",
            RefusalsTellNothing.class,
            new Mutiny() {
              @Override
              public Answer<State> play(
                  State state, Seat seat, Move move, Narrator<? super Event> narrator) {
                Answer<State> answer = super.play(state, seat, move, narrator);
                return answer instanceof Answer.Refused<State>
                        && move instanceof Move.Look(Seat at)
                        && at.equals(state.mutineer())
                    ? new Answer.Refused<>(Reason.NOT_NOW)
                    : answer;
              }
            }),
        flaw(
            "a move is listed twice",
            MovesAreListedOnce.class,
            new Mutiny() {
              @Override
              public List<Move> moves(State state, Seat seat) {
                List<Move> moves = new ArrayList<>(super.moves(state, seat));
                moves.addAll(moves.stream().filter(Move.Ring.class::isInstance).toList());
                return moves;
              }
            }),
        flaw(
            "moves depend on another's role",
            ImaginedStateLooksTheSame.class,
            new Mutiny() {
              @Override
              public List<Move> moves(State state, Seat seat) {
                return super.moves(state, seat).stream()
                    .filter(move ->
                        !(move instanceof Move.Look(Seat at) && at.equals(state.mutineer())))
                    .toList();
              }
            }),
        flaw(
            "moves depend on another's ballot",
            SecretAnswersShowNothing.class,
            new Mutiny() {
              @Override
              public List<Move> moves(State state, Seat seat) {
                List<Move> moves = super.moves(state, seat);
                return state.ballots().isEmpty() ? moves : moves.reversed();
              }
            }),
        flaw(
            "a look through the spyglass is said to uncover nothing",
            MovesUncoverOnlyWhereTheyMay.class,
            new Mutiny() {
              @Override
              public boolean mayUncover(Move move) {
                return !(move instanceof Move.Look);
              }
            }));
  }

  private record Groundless() implements Refusal {
    @Override
    public String name() {
      return "BECAUSE";
    }

    @Override
    public String rule() {
      return "";
    }
  }
}
