package kraken.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.util.List;
import kraken.json.GameJson;
import kraken.json.GameTypes;
import kraken.json.JsonMismatch;
import kraken.json.JsonText;
import kraken.kit.Game;
import org.junit.jupiter.api.Test;

class GameJsonTest {

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

  private static GameJson<Move, View, Event> jsonOf(Class<? extends BoatRules> rules) {
    return new GameJson<>(GameTypes.of(rules), new JacksonReader());
  }

  @Test
  void valuesAreWrittenAsWhatTheGameDeclares() {
    GameJson<Move, View, Event> json = jsonOf(BoatRules.class);
    assertThat(json.writeMove(new Move.Row(3)).json())
        .isEqualTo("{\"type\":\"Row\",\"strokes\":3}");
    assertThat(json.writeEvent(new Event.Rowed()).json()).isEqualTo("{\"type\":\"Rowed\"}");
    assertThat(json.writeView(new View(List.of(new Move.Rest()))).json())
        .isEqualTo("{\"moves\":[{\"type\":\"Rest\"}]}");
  }

  @Test
  void movesAndEventsComeBackFromText() {
    GameJson<Move, View, Event> json = jsonOf(FastBoatRules.class);
    Move move = new Move.Row(3);
    assertThat(json.readMove("{\"strokes\": 3, \"type\": \"Row\"}")).isEqualTo(move);
    assertThat(json.readMove(json.writeMove(move).json())).isEqualTo(move);
    assertThat(json.readEvent(new JsonText("{\"type\":\"Rowed\"}"))).isEqualTo(new Event.Rowed());
    assertThat(json.readEvent(json.writeEvent(new Event.Rowed()))).isEqualTo(new Event.Rowed());
  }

  @Test
  void whatIsNoMoveIsRefused() {
    GameJson<Move, View, Event> json = jsonOf(BoatRules.class);
    for (String text : List.of("null", "{}", "[]", "{\"type\":\"Fly\"}", "{\"type\":\"Row\"}")) {
      assertThatThrownBy(() -> json.readMove(text)).as(text).isInstanceOf(JsonMismatch.class);
    }
  }

  @Test
  void aGameWithoutTypesIsRefused() {
    Object nameless =
        Proxy.newProxyInstance(
            Boats.class.getClassLoader(), new Class<?>[] {Boats.class}, (_, _, _) -> null);
    assertThatThrownBy(() -> GameJson.of((Boats) nameless))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
