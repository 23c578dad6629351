package kraken.conformance.mutiny;

import static kraken.conformance.mutiny.Flaws.flaw;
import static kraken.conformance.mutiny.Flaws.isIn;

import java.util.List;
import java.util.stream.Stream;
import kraken.conformance.checks.ImaginedStateLooksTheSame;
import kraken.conformance.checks.SecretAnswersShowNothing;
import kraken.conformance.checks.TurnIsConsistent;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Talk;
import kraken.kit.Turn;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Turns and talk that the contract does not allow. */
class TurnFlawsTest {

  @TestFactory
  Stream<DynamicTest> areFound() {
    return Stream.of(
        flaw(
            "nobody can pass in the window",
            TurnIsConsistent.class,
            new Mutiny() {
              @Override
              public List<Move> moves(State state, Seat seat) {
                return super.moves(state, seat).stream().filter(move -> !isPass(move)).toList();
              }
            }),
        flaw(
            "a vote counts as a pass",
            TurnIsConsistent.class,
            new Mutiny() {
              @Override
              public boolean isPass(Move move) {
                return super.isPass(move) || move instanceof Move.Vote;
              }
            }),
        flaw(
            "the captain is awaited but has no move",
            TurnIsConsistent.class,
            new Mutiny() {
              @Override
              public List<Move> moves(State state, Seat seat) {
                List<Move> moves = super.moves(state, seat);
                return moves.contains(new Move.Look(Seat.of(1))) ? List.of() : moves;
              }
            }),
        flaw(
            "somebody moves after the end",
            TurnIsConsistent.class,
            new Mutiny() {
              @Override
              public List<Move> moves(State state, Seat seat) {
                return isIn(Phase.OVER, state)
                    ? List.of(new Move.Shout())
                    : super.moves(state, seat);
              }
            }),
        flaw(
            "somebody is awaited who does not play",
            TurnIsConsistent.class,
            new Mutiny() {
              @Override
              public Turn turn(State state) {
                return isIn(Phase.LOOK, state) ? new Turn.One(Seat.of(9)) : super.turn(state);
              }
            }),
        flaw(
            "the sea is asked for nothing",
            TurnIsConsistent.class,
            new Mutiny() {
              @Override
              public Turn turn(State state) {
                return isIn(Phase.DEAL, state) ? new Turn.Sea(Numbers.NONE) : super.turn(state);
              }
            }),
        flaw(
            "a round is left out",
            TurnIsConsistent.class,
            new Mutiny() {
              @Override
              public int round(State state) {
                return isIn(Phase.DEAL, state) ? 0 : 2;
              }
            }),
        flaw(
            "the turn tells who has answered",
            SecretAnswersShowNothing.class,
            new Mutiny() {
              @Override
              public Turn turn(State state) {
                return super.turn(state) instanceof Turn.Together turn
                    ? new Turn.Together(turn.awaited(), turn.awaited(), turn.window())
                    : super.turn(state);
              }
            }),
        flaw(
            "who has answered is silenced, and so are the others",
            SecretAnswersShowNothing.class,
            new Mutiny() {
              @Override
              public Talk talk(State state, Seat seat) {
                return state.passed().isEmpty() ? super.talk(state, seat) : Talk.SILENT;
              }
            }),
        flaw(
            "only the crew may speak with a mutineer at table",
            ImaginedStateLooksTheSame.class,
            new Mutiny() {
              @Override
              public Talk talk(State state, Seat seat) {
                return Seat.of(0).equals(state.mutineer()) ? Talk.SILENT : Talk.FREE;
              }
            }));
  }
}
