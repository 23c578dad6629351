package kraken.conformance.mutiny;

import static kraken.conformance.mutiny.Flaws.flaw;
import static kraken.conformance.mutiny.Flaws.isIn;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import kraken.conformance.checks.ImaginedStateCanBePlayed;
import kraken.conformance.checks.ImaginedStateLooksTheSame;
import kraken.kit.Chance;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Viewer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Imagined states that do not fit the view. */
class ImaginationFlawsTest {

  @TestFactory
  Stream<DynamicTest> areFound() {
    return Stream.of(
        flaw(
            "imagination ignores what the view knows",
            ImaginedStateLooksTheSame.class,
            new Mutiny() {
              @Override
              public State imagine(View view, Chance chance) {
                return view.board().phase() == Phase.OVER
                    ? super.imagine(view, chance)
                    : super.imagine(view.knowing(Seats.NONE, null), chance);
              }
            }),
        flaw(
            "imagination remembers something",
            ImaginedStateLooksTheSame.class,
            new Mutiny() {
              private final AtomicInteger count = new AtomicInteger();

              @Override
              public State imagine(View view, Chance chance) {
                return super.imagine(view, Chance.seeded(count.incrementAndGet()));
              }
            }),
        flaw(
            "it is imagined that everybody has answered",
            ImaginedStateCanBePlayed.class,
            new Mutiny() {
              @Override
              public State imagine(View view, Chance chance) {
                State state = super.imagine(view, chance);
                if (view.viewer() instanceof Viewer.Watcher && isIn(Phase.BELL, state)) {
                  for (Seat seat : Seats.all(state.board().players())) {
                    state = state.passedBy(seat);
                  }
                }
                return state;
              }
            }));
  }
}
