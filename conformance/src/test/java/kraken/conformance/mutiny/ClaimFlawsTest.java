package kraken.conformance.mutiny;

import static kraken.conformance.mutiny.Flaws.flaw;
import static kraken.conformance.mutiny.Flaws.isIn;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import kraken.conformance.checks.ClaimsAreOnlyHeard;
import kraken.conformance.checks.RemarksNameOthers;
import kraken.conformance.checks.TalkIsConsistent;
import kraken.kit.Claim;
import kraken.kit.ClaimForm;
import kraken.kit.Remark;
import kraken.kit.Seat;
import kraken.kit.Talk;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Claims that change more than the memory of them. */
class ClaimFlawsTest {

  @TestFactory
  Stream<DynamicTest> areFound() {
    return Stream.of(
        flaw(
            "a claim ends the captain's turn",
            ClaimsAreOnlyHeard.class,
            new Mutiny() {
              @Override
              public State hear(State state, Seat speaker, Claim claim) {
                return state.with(state.board().in(Phase.VOTE));
              }
            }),
        flaw(
            "who claims may not shout any more",
            ClaimsAreOnlyHeard.class,
            new Mutiny() {
              @Override
              public State hear(State state, Seat speaker, Claim claim) {
                Board board = state.board();
                return state.with(board.withShouted(board.shouted().with(speaker)));
              }
            }),
        flaw(
            "lies are forgotten",
            ClaimsAreOnlyHeard.class,
            new Mutiny() {
              @Override
              public State hear(State state, Seat speaker, Claim claim) {
                Seat about = Seat.of(Integer.parseInt(claim.fillings().getFirst()));
                boolean guilty = claim.fillings().getLast().equals("mutineer");
                boolean lie = guilty != about.equals(state.mutineer());
                return lie ? state : super.hear(state, speaker, claim);
              }
            }),
        flaw(
            "the mutineer cannot lie",
            ClaimsAreOnlyHeard.class,
            new Mutiny() {
              @Override
              public Talk talk(State state, Seat seat) {
                return isIn(Phase.LOOK, state) && seat.equals(state.mutineer())
                    ? Talk.FREE
                    : super.talk(state, seat);
              }
            }),
        flaw(
            "a claim is heard in another way the second time",
            ClaimsAreOnlyHeard.class,
            new Mutiny() {
              private final AtomicInteger count = new AtomicInteger();

              @Override
              public State hear(State state, Seat speaker, Claim claim) {
                Claim heard = new Claim("saw", List.of("" + count.incrementAndGet()));
                return super.hear(state, speaker, state.board().claims().isEmpty() ? heard : claim);
              }
            }),
        flaw(
            "somebody names himself in passing",
            RemarksNameOthers.class,
            new Mutiny() {
              @Override
              public Optional<Remark> remark(View open, Seat seat, List<Event> heard) {
                return Optional.of(new Remark(Remark.Word.PRAISE, seat));
              }
            }),
        flaw(
            "who must be silent may claim",
            TalkIsConsistent.class,
            new Mutiny() {
              @Override
              public Talk talk(State state, Seat seat) {
                return isIn(Phase.BELL, state)
                    ? new Talk(false, true, List.of(SAW))
                    : super.talk(state, seat);
              }
            }),
        flaw(
            "a claim is none of all claims of the game",
            TalkIsConsistent.class,
            new Mutiny() {
              @Override
              public List<ClaimForm> claims() {
                return List.of();
              }
            }),
        flaw(
            "two claims have one name",
            TalkIsConsistent.class,
            new Mutiny() {
              @Override
              public Talk talk(State state, Seat seat) {
                return isIn(Phase.LOOK, state)
                    ? new Talk(true, true, List.of(SAW, SAW))
                    : super.talk(state, seat);
              }
            }));
  }
}
