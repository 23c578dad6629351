package kraken.conformance.mutiny;

import static kraken.conformance.mutiny.Flaws.flaw;
import static kraken.conformance.mutiny.Flaws.isIn;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import kraken.conformance.checks.EventsTellNoMoreThanTheView;
import kraken.conformance.checks.OtherMovesAreRefused;
import kraken.conformance.checks.SecretAnswersShowNothing;
import kraken.conformance.checks.StateIsAValue;
import kraken.kit.Answer;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Events that tell too much. */
class NarratorFlawsTest {

  @TestFactory
  Stream<DynamicTest> areFound() {
    return Stream.of(
        flaw(
            "everybody is told who the mutineer is",
            EventsTellNoMoreThanTheView.class,
            new Mutiny() {
              @Override
              public State draw(State state, Numbers numbers, Narrator<? super Event> narrator) {
                State next = super.draw(state, numbers, narrator);
                narrator.tellAll(new Event.Ended(Round.mutineer(next)));
                return next;
              }
            }),
        flaw(
            "everybody is told what the captain saw",
            EventsTellNoMoreThanTheView.class,
            new Mutiny() {
              @Override
              public Answer<State> play(
                  State state, Seat seat, Move move, Narrator<? super Event> narrator) {
                return super.play(state, seat, move, (audience, event) -> narrator.tellAll(event));
              }
            }),
        flaw(
            "a pass is told",
            SecretAnswersShowNothing.class,
            new Mutiny() {
              @Override
              public Answer<State> play(
                  State state, Seat seat, Move move, Narrator<? super Event> narrator) {
                Answer<State> answer = super.play(state, seat, move, narrator);
                if (isPass(move) && answer instanceof Answer.Next<State>) {
                  narrator.tellAll(new Event.Shouted(seat));
                }
                return answer;
              }
            }),
        flaw(
            "secret ballots are read out in the end",
            EventsTellNoMoreThanTheView.class,
            new Mutiny() {
              @Override
              public Answer<State> play(
                  State state, Seat seat, Move move, Narrator<? super Event> narrator) {
                Answer<State> answer = super.play(state, seat, move, narrator);
                if (move instanceof Move.Vote
                    && answer instanceof Answer.Next<State>(State next)
                    && !isIn(Phase.VOTE, next)) {
                  narrator.tellAll(new Event.Counted(state.ballots(), null));
                }
                return answer;
              }
            }),
        flaw(
            "a refused move is told",
            OtherMovesAreRefused.class,
            new Mutiny() {
              @Override
              public Answer<State> play(
                  State state, Seat seat, Move move, Narrator<? super Event> narrator) {
                Answer<State> answer = super.play(state, seat, move, narrator);
                if (answer instanceof Answer.Refused<State>) {
                  narrator.tellAll(new Event.Shouted(seat));
                }
                return answer;
              }
            }),
        flaw(
            "what is told differs from time to time",
            StateIsAValue.class,
            new Mutiny() {
              private final AtomicInteger count = new AtomicInteger();

              @Override
              public State draw(State state, Numbers numbers, Narrator<? super Event> narrator) {
                narrator.tellAll(new Event.Dealt(count.incrementAndGet() % 2 == 0));
                return super.draw(state, numbers, narrator);
              }
            }));
  }
}
