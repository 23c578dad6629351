package kraken.conformance.checks;

import kraken.conformance.play.Position;
import kraken.conformance.play.TakenStep;
import kraken.conformance.play.ToldEvent;
import kraken.conformance.play.Types;
import kraken.jackson.Json;
import kraken.json.TypedJson;
import kraken.kit.Seat;
import kraken.kit.Turn;
import kraken.kit.Viewer;

/**
 * States, moves, views, events and turns are equal to themselves after being written and read. The
 * fast writer writes the same JSON as Jackson.
 */
public final class EverythingSurvivesJson<S, M, V, E> implements Check<S, M, V, E> {

  @Override
  public boolean isCostly() {
    return true;
  }

  @Override
  public void at(Position<S, M, V, E> position) {
    Types<S, M, V, E> types = position.subject().types();
    survives(position.state(), types.state());
    survives(position.turn(), Turn.class);
    for (Viewer viewer : position.viewers()) {
      isToldAndSurvives(position.view(viewer), types.view());
    }
    for (Seat seat : position.seats()) {
      for (M move : position.moves(seat)) {
        isToldAndSurvives(move, types.move());
      }
    }
  }

  @Override
  public void after(TakenStep<S, M, V, E> taken) {
    Class<E> type = taken.before().subject().types().event();
    for (ToldEvent<E> told : taken.reply().told()) {
      isToldAndSurvives(told.event(), type);
    }
  }

  /** Of what is told to pages, which the fast writer writes. */
  private static <T> void isToldAndSurvives(T value, Class<T> type) {
    String written = survives(value, type);
    Expect.same(
        written,
        TypedJson.of(type).write(value).json(),
        () -> "the " + type.getSimpleName() + " as it is written and as it is told");
  }

  private static <T> String survives(T value, Class<T> type) {
    String written = Json.write(value, type);
    T read = Json.read(written, type);
    Expect.sameValue(value, read, () -> "the " + type.getSimpleName() + " before and after JSON");
    return written;
  }
}
