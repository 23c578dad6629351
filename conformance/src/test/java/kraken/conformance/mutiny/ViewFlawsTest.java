package kraken.conformance.mutiny;

import static kraken.conformance.mutiny.Flaws.flaw;
import static kraken.conformance.mutiny.Flaws.isIn;

import java.util.Map;
import java.util.stream.Stream;
import kraken.conformance.checks.DeclaredSecretsAreUnknown;
import kraken.conformance.checks.EventsTellNoMoreThanTheView;
import kraken.conformance.checks.ImaginedStateLooksTheSame;
import kraken.conformance.checks.RulesNeverThrow;
import kraken.conformance.checks.SecretAnswersShowNothing;
import kraken.conformance.checks.WhatIsNoSecretIsKnown;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Viewer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Views that tell too much or too little. */
class ViewFlawsTest {

  @TestFactory
  Stream<DynamicTest> areFound() {
    return Stream.of(
        flaw(
            "the view shows the mutineer, and imagination believes it",
            DeclaredSecretsAreUnknown.class,
            new Mutiny() {
              @Override
              public View view(State state, Viewer viewer) {
                View view = super.view(state, viewer);
                return view.knowing(view.innocent(), state.mutineer());
              }
            }),
        flaw(
            "the number of the round betrays the mutineer",
            ImaginedStateLooksTheSame.class,
            new Mutiny() {
              @Override
              public View view(State state, Viewer viewer) {
                Seat mutineer = state.mutineer();
                int betrayal = mutineer == null ? 0 : 10 * mutineer.index();
                Board board = state.board();
                return super.view(state, viewer).with(board.inRound(board.round() + betrayal));
              }
            }),
        flaw(
            "the view shows who has voted",
            SecretAnswersShowNothing.class,
            new Mutiny() {
              @Override
              public View view(State state, Viewer viewer) {
                return super.view(state, viewer).with(state.board().withShouted(state.voters()));
              }
            }),
        flaw(
            "the view forgets what was seen through the spyglass",
            EventsTellNoMoreThanTheView.class,
            new Mutiny() {
              @Override
              public View view(State state, Viewer viewer) {
                View view = super.view(state, viewer);
                Seat mutineer = view.mutineer();
                boolean own = mutineer != null && mutineer.equals(viewer);
                return view.knowing(
                    viewer instanceof Seat seat && view.innocent().contains(seat)
                        ? Seats.of(seat)
                        : Seats.NONE,
                    own || isIn(Phase.OVER, state) ? mutineer : null);
              }
            }),
        flaw(
            "the watcher has no view",
            RulesNeverThrow.class,
            new Mutiny() {
              @Override
              public View view(State state, Viewer viewer) {
                return super.view(state, (Seat) viewer);
              }
            }),
        flaw(
            "there is a secret that nobody has declared",
            WhatIsNoSecretIsKnown.class,
            new Mutiny(),
            (state, viewer) -> Map.of()));
  }
}
