package kraken.conformance.checks;

import java.util.List;
import java.util.Optional;
import kraken.conformance.play.Position;
import kraken.conformance.play.Reply;
import kraken.conformance.play.Step;
import kraken.conformance.play.TakenStep;
import kraken.kit.Answer;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Turn;
import kraken.kit.Viewer;

/**
 * Two steps that lead to the same view tell the viewer the same events. If not, an event gives away
 * what the view hides, or the view has forgotten what an event told.
 */
public final class EventsTellNoMoreThanTheView<S, M, V, E> implements Check<S, M, V, E> {

  private static final int OTHER_STEPS = 4;

  @Override
  public boolean isCostly() {
    return true;
  }

  @Override
  public void after(TakenStep<S, M, V, E> taken) {
    Position<S, M, V, E> before = taken.before();
    for (Viewer viewer : before.viewers()) {
      attempt(before.imagined(viewer), taken.step())
          .ifPresent(other -> expectSameEvents(viewer, taken, other));
    }
    Chance luck = before.luck();
    for (int i = 0; i < OTHER_STEPS; i++) {
      attempt(before, otherStep(before, taken.step(), luck))
          .filter(other -> !isSameTruth(taken, other))
          .ifPresent(other -> before.viewers().forEach(one -> expectSameEvents(one, taken, other)));
    }
  }

  /**
   * If both steps lead to the same state, the difference is no secret: two dice that both miss, for
   * example.
   */
  private boolean isSameTruth(TakenStep<S, M, V, E> one, TakenStep<S, M, V, E> other) {
    return one.after().state().equals(other.after().state());
  }

  /** Another step that the same seat, or the sea, could have taken; sometimes the same one. */
  private Step<M> otherStep(Position<S, M, V, E> before, Step<M> step, Chance luck) {
    return switch (step) {
      case Step.Played<M>(Seat seat, M move) -> {
        List<M> moves = before.moves(seat);
        yield new Step.Played<>(seat, moves.get(luck.below(moves.size())));
      }
      case Step.Drawn<M>(Numbers numbers) when before.turn() instanceof Turn.Sea(Numbers bounds) ->
          new Step.Drawn<>(oneChanged(numbers, bounds, luck));
      case Step.Drawn<M> drawn -> drawn;
      case Step.Claimed<M> claimed -> claimed;
    };
  }

  /**
   * Changes one number only. After another whole shuffle hardly any viewer would see the same
   * cards.
   */
  private static Numbers oneChanged(Numbers numbers, Numbers bounds, Chance luck) {
    int[] changed = numbers.toArray();
    int place = luck.below(changed.length);
    changed[place] = luck.below(bounds.at(place));
    return Numbers.of(changed);
  }

  private Optional<TakenStep<S, M, V, E>> attempt(Position<S, M, V, E> from, Step<M> step) {
    if (!isPossible(from, step)) {
      return Optional.empty();
    }
    Reply<S, E> reply = from.take(step);
    return reply.answer() instanceof Answer.Next<S>(S state)
        ? Optional.of(new TakenStep<>(from, step, reply, from.then(state)))
        : Optional.empty();
  }

  private boolean isPossible(Position<S, M, V, E> from, Step<M> step) {
    return switch (step) {
      case Step.Played<M>(Seat seat, M move) -> from.moves(seat).contains(move);
      case Step.Drawn<M>(Numbers numbers) ->
          from.turn() instanceof Turn.Sea(Numbers bounds) && numbers.fit(bounds);
      case Step.Claimed<M>(Seat seat, Claim claim) ->
          from.talk(seat).allows(claim, from.setup().players());
    };
  }

  private void expectSameEvents(
      Viewer viewer, TakenStep<S, M, V, E> one, TakenStep<S, M, V, E> other) {
    List<E> events = one.reply().heardBy(viewer);
    List<E> otherEvents = other.reply().heardBy(viewer);
    Expect.that(
        events.equals(otherEvents) || !looksAlike(viewer, one, other),
        () ->
            "what %s is told, with the same view after \"%s\" and after \"%s\" elsewhere: %s"
                .formatted(
                    viewer, one.step(), other.step(), Difference.between(events, otherEvents)));
  }

  private boolean looksAlike(
      Viewer viewer, TakenStep<S, M, V, E> one, TakenStep<S, M, V, E> other) {
    return one.after().view(viewer).equals(other.after().view(viewer));
  }
}
