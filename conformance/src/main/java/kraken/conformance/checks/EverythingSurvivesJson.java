package kraken.conformance.checks;

import java.util.HashMap;
import java.util.Map;
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
    Survivors<V> views = new Survivors<>(types.view());
    for (Viewer viewer : position.viewers()) {
      views.isToldAndSurvives(position.view(viewer));
    }
    Survivors<M> moves = new Survivors<>(types.move());
    for (Seat seat : position.seats()) {
      position.moves(seat).forEach(moves::isToldAndSurvives);
    }
  }

  @Override
  public void after(TakenStep<S, M, V, E> taken) {
    Survivors<E> events = new Survivors<>(taken.before().subject().types().event());
    for (ToldEvent<E> told : taken.reply().told()) {
      events.isToldAndSurvives(told.event());
    }
  }

  /**
   * The values of one position that are told to pages, by the fast writer's text. Jackson is asked
   * once for each text: seats of an open game see the same, and seats that vote have the same
   * moves.
   */
  private record Survivors<T>(Class<T> type, Map<String, T> told) {

    Survivors(Class<T> type) {
      this(type, new HashMap<>());
    }

    void isToldAndSurvives(T value) {
      String text = TypedJson.of(type).write(value).json();
      T before = told.putIfAbsent(text, value);
      if (before == null) {
        Expect.same(survives(value, type), text, () -> what("as it is written and as it is told"));
      } else {
        Expect.sameValue(before, value, () -> what("and another that is told alike"));
      }
    }

    private String what(String compared) {
      return "the " + type.getSimpleName() + " " + compared;
    }
  }

  private static <T> String survives(T value, Class<T> type) {
    String written = Json.write(value, type);
    T read = Json.read(written, type);
    Expect.sameValue(value, read, () -> "the " + type.getSimpleName() + " before and after JSON");
    return written;
  }
}
