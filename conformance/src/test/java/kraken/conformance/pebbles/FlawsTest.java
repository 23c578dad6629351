package kraken.conformance.pebbles;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import kraken.conformance.Flaw;
import kraken.conformance.checks.EverythingSurvivesJson;
import kraken.conformance.checks.GamesEnd;
import kraken.conformance.checks.OpenGamesShowAllTheSame;
import kraken.conformance.checks.OutcomeIsConsistent;
import kraken.conformance.checks.ReplayGivesTheSameState;
import kraken.conformance.checks.StateIsAValue;
import kraken.conformance.play.Subject;
import kraken.conformance.play.Types;
import kraken.kit.Answer;
import kraken.kit.Narrator;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Setup;
import kraken.kit.Viewer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Games of Pebbles with one flaw each. */
class FlawsTest {

  private static DynamicTest flaw(String name, Class<?> check, Pebbles game) {
    Types<Pebbles.Heap, Pebbles.Take, Pebbles.Heap, Pebbles.Took> types =
        new Types<>(Pebbles.Heap.class, Pebbles.Take.class, Pebbles.Heap.class, Pebbles.Took.class);
    return new Flaw<>(name, check, new Subject<>(game, types, (state, viewer) -> Map.of()))
        .isFound();
  }

  @TestFactory
  Stream<DynamicTest> statesThatAreNoValues() {
    return Stream.of(
        flaw(
            "a move changes the state that it starts from",
            StateIsAValue.class,
            new Pebbles() {
              @Override
              public Answer<Heap> play(
                  Heap heap, Seat seat, Take take, Narrator<? super Took> narrator) {
                Answer<Heap> answer = super.play(heap, seat, take, narrator);
                if (answer instanceof Answer.Next<Heap> && heap.left() < 6) {
                  heap.taken().set(seat.index(), 100);
                }
                return answer;
              }
            }),
        flaw(
            "JSON makes something else of an event",
            EverythingSurvivesJson.class,
            new Pebbles() {
              @Override
              public Answer<Heap> play(
                  Heap heap, Seat seat, Take take, Narrator<? super Took> narrator) {
                return super.play(
                    heap,
                    seat,
                    take,
                    (audience, event) -> narrator.tell(audience, new Took(seat, -1)));
              }
            }),
        flaw(
            "no two games start alike",
            ReplayGivesTheSameState.class,
            new Pebbles() {
              private final AtomicInteger count = new AtomicInteger();

              @Override
              public Heap start(Setup setup) {
                Heap heap = super.start(setup);
                return new Heap(5 + count.incrementAndGet() % 5, heap.turn(), heap.taken());
              }
            }));
  }

  @TestFactory
  Stream<DynamicTest> anOpenGameThatIsNot() {
    return Stream.of(
        flaw(
            "one seat sees another heap",
            OpenGamesShowAllTheSame.class,
            new Pebbles() {
              @Override
              public Heap view(Heap heap, Viewer viewer) {
                return viewer.equals(Seat.of(1))
                    ? new Heap(heap.left() + 1, heap.turn(), heap.taken())
                    : heap;
              }
            }));
  }

  @TestFactory
  Stream<DynamicTest> endsThatCannotBe() {
    return Stream.of(
        flaw(
            "it never ends",
            GamesEnd.class,
            new Pebbles() {
              @Override
              public Answer<Heap> play(
                  Heap heap, Seat seat, Take take, Narrator<? super Took> narrator) {
                Answer<Heap> answer = super.play(heap, seat, take, narrator);
                return answer instanceof Answer.Next<Heap>(Heap next) && next.left() == 0
                    ? new Answer.Next<>(new Heap(9, next.turn(), next.taken()))
                    : answer;
              }
            }),
        flaw(
            "a race without a winner",
            OutcomeIsConsistent.class,
            endingWith(new Outcome.Race(List.of(), Seats.NONE, "empty"))),
        flaw(
            "points, but no winner",
            OutcomeIsConsistent.class,
            endingWith(new Outcome.Race(List.of(0, 1), Seats.NONE, "empty"))),
        flaw(
            "points for some of the players",
            OutcomeIsConsistent.class,
            endingWith(new Outcome.Race(List.of(1), Seats.of(Seat.of(0)), "empty"))));
  }

  private static Pebbles endingWith(Outcome outcome) {
    return new Pebbles() {
      @Override
      Outcome outcome(Heap heap) {
        return outcome;
      }
    };
  }
}
