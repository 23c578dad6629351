package kraken.conformance.mutiny;

import static kraken.conformance.mutiny.Flaws.flaw;
import static kraken.conformance.mutiny.Flaws.isIn;

import java.util.stream.Stream;
import kraken.conformance.checks.OutcomeIsConsistent;
import kraken.conformance.checks.WorthGoesFromZeroToOne;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Turn;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Ends that the contract does not allow. */
class EndFlawsTest {

  @TestFactory
  Stream<DynamicTest> areFound() {
    return Stream.of(
        flaw(
            "the winner does not play",
            OutcomeIsConsistent.class,
            endingWith(new Outcome.Sides("crew", Seats.of(Seat.of(9)), "hanged"))),
        flaw(
            "the ending has no name",
            OutcomeIsConsistent.class,
            endingWith(new Outcome.Sides("crew", Seats.NONE, " "))),
        flaw(
            "the side has no name",
            OutcomeIsConsistent.class,
            endingWith(new Outcome.Sides("", Seats.NONE, "hanged"))),
        flaw(
            "a crew of another size",
            OutcomeIsConsistent.class,
            new Mutiny() {
              @Override
              public boolean isCooperative() {
                return true;
              }

              @Override
              public Turn turn(State state) {
                return isIn(Phase.OVER, state)
                    ? new Turn.Over(new Outcome.Crew(7, false, "hanged"))
                    : super.turn(state);
              }
            }),
        flaw(
            "a cooperative game ends for a side",
            OutcomeIsConsistent.class,
            new Mutiny() {
              @Override
              public boolean isCooperative() {
                return true;
              }
            }),
        flaw(
            "there are two kinds of outcome",
            OutcomeIsConsistent.class,
            new Mutiny() {
              @Override
              public Turn turn(State state) {
                return isIn(Phase.OVER, state) && Seat.of(1).equals(state.board().hanged())
                    ? new Turn.Over(new Outcome.Crew(state.board().players(), true, "hanged"))
                    : super.turn(state);
              }
            }),
        flaw(
            "a position is worth more than the victory",
            WorthGoesFromZeroToOne.class,
            new Mutiny() {
              @Override
              public double worth(State state, Seat seat) {
                return super.worth(state, seat) + state.board().shouted().count();
              }
            }),
        flaw(
            "the end is worth nothing to the winners",
            WorthGoesFromZeroToOne.class,
            new Mutiny() {
              @Override
              public double worth(State state, Seat seat) {
                return isIn(Phase.OVER, state) ? 0 : super.worth(state, seat);
              }
            }));
  }

  private static Mutiny endingWith(Outcome outcome) {
    return new Mutiny() {
      @Override
      public Turn turn(State state) {
        return isIn(Phase.OVER, state) ? new Turn.Over(outcome) : super.turn(state);
      }
    };
  }
}
