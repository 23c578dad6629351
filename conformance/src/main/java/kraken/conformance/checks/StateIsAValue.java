package kraken.conformance.checks;

import kraken.conformance.play.Position;
import kraken.conformance.play.Reply;
import kraken.conformance.play.Step;
import kraken.conformance.play.TakenStep;
import kraken.jackson.Json;
import kraken.kit.Seat;

/** A step does not change the state before it, and the same step always leads to the same state. */
public final class StateIsAValue<S, M, V, E> implements Check<S, M, V, E> {

  @Override
  public boolean isCostly() {
    return true;
  }

  @Override
  public void at(Position<S, M, V, E> position) {
    unchangedBy(position, () -> tryAll(position), "playing its moves");
  }

  @Override
  public void after(TakenStep<S, M, V, E> taken) {
    Position<S, M, V, E> before = taken.before();
    unchangedBy(before, () -> again(taken), "\"" + taken.step() + "\"");
  }

  private void unchangedBy(Position<S, M, V, E> position, Runnable action, String what) {
    Class<S> type = position.subject().types().state();
    S state = position.state();
    String text = Json.write(state, type);
    S copy = Json.read(text, type);
    action.run();
    Expect.same(copy, state, () -> "the state before and after " + what);
    Expect.same(text, Json.write(state, type), () -> "the state's JSON before and after " + what);
  }

  private void tryAll(Position<S, M, V, E> position) {
    for (Seat seat : position.seats()) {
      position.moves(seat).forEach(move -> position.take(new Step.Played<>(seat, move)));
    }
  }

  private void again(TakenStep<S, M, V, E> taken) {
    Reply<S, E> again = taken.before().take(taken.step());
    String twice = "\"" + taken.step() + "\", taken twice";
    Expect.sameValue(
        taken.after().state(), again.answer().orThrow(), () -> "the state after " + twice);
    Expect.same(taken.reply().told(), again.told(), () -> "what is told of " + twice);
  }
}
