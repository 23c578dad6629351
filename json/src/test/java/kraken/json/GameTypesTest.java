package kraken.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.util.List;
import kraken.kit.Game;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JacksonException;

class GameTypesTest {

  sealed interface Move {
    record Row(int strokes) implements Move {}

    record Rest() implements Move {}
  }

  record View(List<Move> moves) {}

  sealed interface Event {
    record Rowed() implements Event {}
  }

  private interface Boats extends Game<Integer, Move, View, Event> {}

  private abstract static class BoatRules implements Game<Integer, Move, View, Event> {}

  private abstract static class FastBoatRules extends BoatRules {}

  private static <M, V, E> GameTypes<M, V, E> typesOf(Class<? extends Game<?, M, V, E>> rules) {
    return GameTypes.of(rules);
  }

  @Test
  void valuesAreWrittenAsWhatTheGameDeclares() {
    GameTypes<Move, View, Event> types = typesOf(BoatRules.class);
    assertThat(types.writeMove(new Move.Row(3)).json())
        .isEqualTo("{\"type\":\"Row\",\"strokes\":3}");
    assertThat(types.writeEvent(new Event.Rowed()).json()).isEqualTo("{\"type\":\"Rowed\"}");
    assertThat(types.writeView(new View(List.of(new Move.Rest()))).json())
        .isEqualTo("{\"moves\":[{\"type\":\"Rest\"}]}");
  }

  @Test
  void movesComeBackFromTextAndFromATree() {
    GameTypes<Move, View, Event> types = typesOf(FastBoatRules.class);
    String text = "{\"type\":\"Row\",\"strokes\":3}";
    assertThat(types.move(text)).isEqualTo(new Move.Row(3));
    assertThat(types.move(Json.mapper().readTree(text))).isEqualTo(new Move.Row(3));
  }

  @Test
  void whatIsNoMoveIsRefused() {
    GameTypes<Move, View, Event> types = typesOf(BoatRules.class);
    for (String text : List.of("{}", "[]", "{\"type\":\"Fly\"}", "{\"type\":\"Row\"}")) {
      assertThatThrownBy(() -> types.move(Json.mapper().readTree(text)))
          .as(text)
          .isInstanceOf(JacksonException.class);
    }
  }

  @Test
  void aGameWithoutTypesIsRefused() {
    Object nameless =
        Proxy.newProxyInstance(
            Boats.class.getClassLoader(), new Class<?>[] {Boats.class}, (_, _, _) -> null);
    assertThatThrownBy(() -> GameTypes.of((Boats) nameless))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
