package kraken.conformance.checks;

import kraken.conformance.play.Finished;
import kraken.conformance.play.Position;
import kraken.conformance.play.Step;
import kraken.jackson.Json;
import kraken.kit.Claim;
import kraken.kit.Numbers;
import kraken.kit.Seat;

/** The steps of a game, written and read as JSON, lead to the same end again. */
public final class ReplayGivesTheSameState<S, M, V, E> implements Check<S, M, V, E> {

  @Override
  public void atEnd(Finished<S, M, V, E> game) {
    Position<S, M, V, E> first = game.start();
    Position<S, M, V, E> at = Position.start(first.subject(), first.setup(), 0);
    Expect.sameValue(first.state(), at.state(), () -> "two starts with the same set-up");
    for (Step<M> step : game.log()) {
      Step<M> read = writtenAndRead(step, first.subject().types().move());
      at = at.then(OfferedMovesAreAccepted.accepted(read, at.take(read)));
    }
    Expect.sameValue(game.end().state(), at.state(), () -> "the end, as played and as replayed");
  }

  private Step<M> writtenAndRead(Step<M> step, Class<M> type) {
    return switch (step) {
      case Step.Drawn<M>(Numbers numbers) ->
          new Step.Drawn<>(writtenAndRead(numbers, Numbers.class));
      case Step.Played<M>(Seat seat, M move) ->
          new Step.Played<>(writtenAndRead(seat, Seat.class), writtenAndRead(move, type));
      case Step.Claimed<M>(Seat seat, Claim claim) ->
          new Step.Claimed<>(writtenAndRead(seat, Seat.class), writtenAndRead(claim, Claim.class));
    };
  }

  private static <T> T writtenAndRead(T value, Class<T> type) {
    return Json.read(Json.write(value, type), type);
  }
}
